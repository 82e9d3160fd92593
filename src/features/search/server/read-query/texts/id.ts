import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': 'per jam',
  'read.daily': 'per hari',
  'read.annually': 'per tahun',
  'read.pay_above': 'Di atas {amount} {period} ({month} per bulan)',
  'read.pay_below': 'Di bawah {amount} {period} ({month} per bulan)',
  'read.pay_between': '{amount} {period} ({month} per bulan)',
}
