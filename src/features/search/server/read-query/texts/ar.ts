import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': 'في الساعة',
  'read.daily': 'في اليوم',
  'read.annually': 'سنويًا',
  'read.pay_above': 'أكثر من {amount} {period} ({month} شهريًا)',
  'read.pay_below': 'أقل من {amount} {period} ({month} شهريًا)',
  'read.pay_between': '{amount} {period} ({month} شهريًا)',
}
