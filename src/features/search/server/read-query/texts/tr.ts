import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above':
    '{kind, select, hourly {saatlik} daily {günlük} other {yıllık}} {amount} üstü (aylık {month})',
  'read.pay_below':
    '{kind, select, hourly {saatlik} daily {günlük} other {yıllık}} {amount} altı (aylık {month})',
  'read.pay_between':
    '{kind, select, hourly {saatlik} daily {günlük} other {yıllık}} {amount} (aylık {month})',
}
