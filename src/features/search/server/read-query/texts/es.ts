import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'read.pay_above':
    'Más de {amount} {kind, select, hourly {por hora} daily {al día} other {al año}} ({month} al mes)',
  'read.pay_below':
    'Menos de {amount} {kind, select, hourly {por hora} daily {al día} other {al año}} ({month} al mes)',
  'read.pay_between':
    '{amount} {kind, select, hourly {por hora} daily {al día} other {al año}} ({month} al mes)',
}
