import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within': '在{place}没有找到职位。{km}公里以内有{count, plural, other {#个职位}}：',
  'nearby.in': '在{place}没有找到职位。{wider}有{count, plural, other {#个职位}}：',
  'nearby.without': '没有符合“{name}”的职位。不限此条件有{count, plural, other {#个职位}}：',
  'nearby.instead': '没有符合“{name}”的职位。符合“{other}”的有{count, plural, other {#个职位}}：',
  'nearby.remote': '在{place}没有找到职位。{wider}有{count, plural, other {#个远程职位}}：',
  'nearby.in_without':
    '在{place}没有符合“{name}”的职位。{wider}不限此条件有{count, plural, other {#个职位}}：',
  'nearby.similar': '在{place}没有找到职位。{wider}有{count, plural, other {#个相似职位}}：',
  'nearby.distant': '没有找到相近的职位。以下{count, plural, other {#个职位}}最为接近：',
}
