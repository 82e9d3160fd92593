import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': 'sejam',
  'read.daily': 'sehari',
  'read.annually': 'setahun',
  'read.pay_above': 'Atas {amount} {period} ({month} sebulan)',
  'read.pay_below': 'Bawah {amount} {period} ({month} sebulan)',
  'read.pay_between': '{amount} {period} ({month} sebulan)',
}
