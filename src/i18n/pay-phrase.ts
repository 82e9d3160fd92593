import type { texts } from './common/en.ts'
import type { Formats } from './formats.ts'
import type { Translate } from './text.ts'

export type PayPeriod = 'hour' | 'day' | 'month' | 'year'

export interface Pay {
  /** Major units; null where only the other end is stated. */
  min: number | null
  max: number | null
  currency: string
  period: PayPeriod
}

/** Pay in two parts that are set in different type: `₱90,000 – 130,000` and `per month`; null when nothing is stated. */
export function payPhrase(
  pay: Pay,
  t: Translate<typeof texts>,
  formats: Formats,
): { amount: string; period: string } | null {
  const amount = amountPhrase(pay, t, formats)
  return amount === null ? null : { amount, period: t(`pay.per_${pay.period}`) }
}

function amountPhrase(
  { min, max, currency }: Pay,
  t: Translate<typeof texts>,
  formats: Formats,
): string | null {
  if (min !== null && max !== null) return formats.moneyRange(min, max, currency)
  if (min !== null) return t('pay.from', { amount: formats.money(min, currency) })
  if (max !== null) return t('pay.up_to', { amount: formats.money(max, currency) })
  return null
}
