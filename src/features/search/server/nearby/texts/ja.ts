import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within': '{place}では見つかりませんでした。{km} km以内の求人：{count, plural, other {#件}}',
  'nearby.in': '{place}では見つかりませんでした。{wider}の求人：{count, plural, other {#件}}',
  'nearby.without':
    '「{name}」の求人は見つかりませんでした。この条件を外した求人：{count, plural, other {#件}}',
  'nearby.instead': '「{name}」の求人は見つかりませんでした。「{other}」の求人：{count, plural, other {#件}}',
  'nearby.remote': '{place}では見つかりませんでした。{wider}のリモートの求人：{count, plural, other {#件}}',
  'nearby.in_without':
    '{place}では「{name}」の求人が見つかりませんでした。この条件を外した{wider}の求人：{count, plural, other {#件}}',
  'nearby.similar': '{place}では見つかりませんでした。{wider}の似た求人：{count, plural, other {#件}}',
  'nearby.distant': '近い求人は見つかりませんでした。比較的近いもの：{count, plural, other {#件}}',
}
