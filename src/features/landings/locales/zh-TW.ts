import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': '{country}職缺',
  'landing.jobs_place': '{place}職缺',
  'landing.work_country': '{country}{work}職缺',
  'landing.work_place': '{place}{work}職缺',
  'landing.region': '{name}（地區）',
  'landing.count': '{count, plural, other {#個徵才中的職缺}}',
  'landing.description': '{heading}：{count, plural, other {#個徵才中的職缺}}，由新到舊排列，薪資一目了然。',
  'landing.description_pay':
    '{heading}：{count, plural, other {#個徵才中的職缺}}，由新到舊排列。常見月薪：{range}。',
  'landing.see_all': '{count, plural, =1 {查看這個職缺} other {查看全部#個職缺}}',
  'landing.see_remote': '{count, plural, other {#個遠端職缺}}',
  'landing.pay': '常見薪資',
  'landing.pay_note':
    '標示薪資的職缺有一半落在此範圍，中位數為{middle}。依{count, plural, other {#個徵才中的職缺}}統計。',
  'landing.newest': '最新職缺',
  'landing.fields': '依職務領域',
  'landing.narrower': '細分職務',
  'landing.titles': '熱門職務',
  'landing.related': '相關職缺',
  'landing.places': '依地點',
  'landing.nearby': '鄰近地區',
  'landing.wider': '擴大範圍',
  'landing.none_title': '目前沒有徵才中的職缺',
  'landing.none_text': '可以擴大範圍，或搜尋所有職缺。',
  'landing.countries_description': '{count, plural, other {#個國家和地區}}的職缺，可依城市和職務瀏覽。',
  'landing.more': '更多類似職缺',
}
