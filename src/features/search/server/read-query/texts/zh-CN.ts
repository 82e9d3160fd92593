import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': '时薪',
  'read.daily': '日薪',
  'read.annually': '年薪',
  'read.pay_above': '{period}{amount}以上（每月{month}）',
  'read.pay_below': '{period}{amount}以下（每月{month}）',
  'read.pay_between': '{period}{amount}（每月{month}）',
}
