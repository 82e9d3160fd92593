import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above':
    'Acima de {amount} {kind, select, hourly {por hora} daily {por dia} other {por ano}} ({month} por mês)',
  'read.pay_below':
    'Até {amount} {kind, select, hourly {por hora} daily {por dia} other {por ano}} ({month} por mês)',
  'read.pay_between':
    '{amount} {kind, select, hourly {por hora} daily {por dia} other {por ano}} ({month} por mês)',
}
