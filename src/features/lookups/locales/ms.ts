import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'lookups.pay_below': 'Bawah {amount}',
  'lookups.pay_above': 'Atas {amount}',
}
