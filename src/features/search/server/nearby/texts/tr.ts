import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'nearby.within': '{place}: sonuç bulunamadı. {km} km içinde {count, plural, one {# ilan} other {# ilan}}:',
  'nearby.in': '{place}: sonuç bulunamadı. {wider} genelinde {count, plural, one {# ilan} other {# ilan}}:',
  'nearby.without':
    '“{name}” koşuluna uyan ilan yok. Bu koşul olmadan {count, plural, one {# ilan} other {# ilan}}:',
  'nearby.instead':
    '“{name}” koşuluna uyan ilan yok. “{other}” için {count, plural, one {# ilan} other {# ilan}}:',
  'nearby.remote':
    '{place}: sonuç bulunamadı. {wider} genelinde {count, plural, one {# uzaktan çalışma ilanı} other {# uzaktan çalışma ilanı}}:',
  'nearby.in_without':
    '{place}: “{name}” koşuluna uyan ilan yok. Bu koşul olmadan {wider} genelinde {count, plural, one {# ilan} other {# ilan}}:',
  'nearby.similar':
    '{place}: sonuç bulunamadı. {wider} genelinde {count, plural, one {# benzer ilan} other {# benzer ilan}}:',
  'nearby.distant':
    'Yakın bir ilan bulunamadı. En çok yaklaşan {count, plural, one {# ilan} other {# ilan}}:',
}
