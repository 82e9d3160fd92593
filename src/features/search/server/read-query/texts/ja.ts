import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above': '{kind, select, hourly {時給} daily {日給} other {年収}}{amount}以上（月{month}）',
  'read.pay_below': '{kind, select, hourly {時給} daily {日給} other {年収}}{amount}以下（月{month}）',
  'read.pay_between': '{kind, select, hourly {時給} daily {日給} other {年収}}{amount}（月{month}）',
}
