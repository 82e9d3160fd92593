import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': '{country}职位',
  'landing.jobs_place': '{place}职位',
  'landing.work_country': '{country}{work}职位',
  'landing.work_place': '{place}{work}职位',
  'landing.region': '{name}（地区）',
  'landing.count': '{count, plural, other {#个在招职位}}',
  'landing.description': '{heading}：{count, plural, other {#个在招职位}}，按最新发布排列，薪资一目了然。',
  'landing.description_pay':
    '{heading}：{count, plural, other {#个在招职位}}，按最新发布排列。常见月薪：{range}。',
  'landing.see_all': '{count, plural, =1 {查看这个职位} other {查看全部#个职位}}',
  'landing.see_remote': '{count, plural, other {#个远程职位}}',
  'landing.pay': '常见薪资',
  'landing.pay_note':
    '注明薪资的职位有一半在此范围内，中位数为{middle}。根据{count, plural, other {#个在招职位}}统计。',
  'landing.newest': '最新职位',
  'landing.fields': '按职位领域',
  'landing.narrower': '细分职位',
  'landing.titles': '热门职位',
  'landing.related': '相关职位',
  'landing.places': '按地点',
  'landing.nearby': '周边地区',
  'landing.wider': '扩大范围',
  'landing.none_title': '目前没有在招职位',
  'landing.none_text': '可以扩大范围，或搜索全部职位。',
  'landing.countries_description': '{count, plural, other {#个国家和地区}}的在招职位，可按城市和职业查看。',
  'landing.more': '更多类似职位',
}
