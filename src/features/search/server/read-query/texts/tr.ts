import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': 'saatlik',
  'read.daily': 'günlük',
  'read.annually': 'yıllık',
  'read.pay_above': '{period} {amount} üstü (aylık {month})',
  'read.pay_below': '{period} {amount} altı (aylık {month})',
  'read.pay_between': '{period} {amount} (aylık {month})',
}
