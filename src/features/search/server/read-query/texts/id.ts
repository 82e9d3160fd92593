import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above':
    'Di atas {amount} {kind, select, hourly {per jam} daily {per hari} other {per tahun}} ({month} per bulan)',
  'read.pay_below':
    'Di bawah {amount} {kind, select, hourly {per jam} daily {per hari} other {per tahun}} ({month} per bulan)',
  'read.pay_between':
    '{amount} {kind, select, hourly {per jam} daily {per hari} other {per tahun}} ({month} per bulan)',
}
