import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above':
    'Atas {amount} {kind, select, hourly {sejam} daily {sehari} other {setahun}} ({month} sebulan)',
  'read.pay_below':
    'Bawah {amount} {kind, select, hourly {sejam} daily {sehari} other {setahun}} ({month} sebulan)',
  'read.pay_between':
    '{amount} {kind, select, hourly {sejam} daily {sehari} other {setahun}} ({month} sebulan)',
}
