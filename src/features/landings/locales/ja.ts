import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'landing.jobs_country': '{country}の求人',
  'landing.jobs_place': '{place}の求人',
  'landing.work_country': '{country}の{work}の求人',
  'landing.work_place': '{place}の{work}の求人',
  'landing.region': '{name}（地域）',
  'landing.count': '{count, plural, other {募集中の求人#件}}',
  'landing.description':
    '{heading}：{count, plural, other {募集中の求人#件}}を新着順に掲載。給与もはっきりわかります。',
  'landing.description_pay':
    '{heading}：{count, plural, other {募集中の求人#件}}、新着順。給与の目安は月額{range}。',
  'landing.see_all': '{count, plural, =1 {求人を見る} other {#件の求人をすべて見る}}',
  'landing.see_remote': '{count, plural, other {リモート求人#件}}',
  'landing.pay': '給与の目安',
  'landing.pay_note':
    '給与を明示している求人の半数がこの範囲に入り、中央値は{middle}です。{count, plural, other {募集中の求人#件}}から算出しています。',
  'landing.newest': '新着求人',
  'landing.fields': '分野から探す',
  'landing.narrower': '職種を絞り込む',
  'landing.titles': '人気の職種',
  'landing.related': '関連する求人',
  'landing.places': '勤務地から探す',
  'landing.nearby': '近隣の地域',
  'landing.wider': '範囲を広げる',
  'landing.none_title': '現在、募集中の求人はありません',
  'landing.none_text': '範囲を広げるか、すべての求人から探してみてください。',
  'landing.countries_description': '{count, plural, other {#の国・地域}}の求人を、都市や職種から探せます。',
  'landing.more': 'ほかの求人を見る',
}
