import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within': '在{place}找不到職缺。{km} 公里內有 {count, plural, other {# 個職缺}}：',
  'nearby.in': '在{place}找不到職缺。{wider}有 {count, plural, other {# 個職缺}}：',
  'nearby.without': '沒有符合「{name}」的職缺。不限此條件有 {count, plural, other {# 個職缺}}：',
  'nearby.instead': '沒有符合「{name}」的職缺。符合「{other}」的有 {count, plural, other {# 個職缺}}：',
  'nearby.remote': '在{place}找不到職缺。{wider}有 {count, plural, other {# 個遠端職缺}}：',
  'nearby.in_without':
    '在{place}沒有符合「{name}」的職缺。{wider}不限此條件有 {count, plural, other {# 個職缺}}：',
  'nearby.similar': '在{place}找不到職缺。{wider}有 {count, plural, other {# 個相似職缺}}：',
  'nearby.distant': '找不到相近的職缺。以下 {count, plural, other {# 個職缺}}最為接近：',
}
