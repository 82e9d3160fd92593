import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above': '{kind, select, hourly {時薪} daily {日薪} other {年薪}}{amount}以上（每月{month}）',
  'read.pay_below': '{kind, select, hourly {時薪} daily {日薪} other {年薪}}{amount}以下（每月{month}）',
  'read.pay_between': '{kind, select, hourly {時薪} daily {日薪} other {年薪}}{amount}（每月{month}）',
}
