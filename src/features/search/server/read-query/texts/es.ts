import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': 'por hora',
  'read.daily': 'al día',
  'read.annually': 'al año',
  'read.pay_above': 'Más de {amount} {period} ({month} al mes)',
  'read.pay_below': 'Menos de {amount} {period} ({month} al mes)',
  'read.pay_between': '{amount} {period} ({month} al mes)',
}
