import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': '時給',
  'read.daily': '日給',
  'read.annually': '年収',
  'read.pay_above': '{period}{amount}以上（月{month}）',
  'read.pay_below': '{period}{amount}以下（月{month}）',
  'read.pay_between': '{period}{amount}（月{month}）',
}
