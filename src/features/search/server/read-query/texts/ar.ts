import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above':
    'أكثر من {amount} {kind, select, hourly {في الساعة} daily {في اليوم} other {سنويًا}} ({month} شهريًا)',
  'read.pay_below':
    'أقل من {amount} {kind, select, hourly {في الساعة} daily {في اليوم} other {سنويًا}} ({month} شهريًا)',
  'read.pay_between':
    '{amount} {kind, select, hourly {في الساعة} daily {في اليوم} other {سنويًا}} ({month} شهريًا)',
}
