import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.hourly': 'por hora',
  'read.daily': 'por dia',
  'read.annually': 'por ano',
  'read.pay_above': 'Acima de {amount} {period} ({month} por mês)',
  'read.pay_below': 'Até {amount} {period} ({month} por mês)',
  'read.pay_between': '{amount} {period} ({month} por mês)',
}
