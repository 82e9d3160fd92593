import type { Formats } from '#i18n/formats.ts'
import type { Translate } from '#i18n/text.ts'
import type { texts } from '../locales/en.ts'

/** A range of pay with its currency; `to` null: no upper end. */
export function payPhrase(
  { from, to, currency }: { from: number; to: number | null; currency: string },
  t: Translate<typeof texts>,
  formats: Formats,
): string {
  if (to === null) return t('find.pay_above', { amount: formats.money(from, currency) })
  if (from === 0) return t('find.pay_below', { amount: formats.money(to, currency) })
  return formats.moneyRange(from, to, currency)
}
