import { isPaidKind, perMonth, toMajor } from './money.ts'

/** The pay of a posting as it is stored: minor units of the currency, by the hour, day, month or year. */
export interface StoredPay {
  pay_kind: string | null
  pay_min_minor: number | null
  pay_max_minor: number | null
  pay_currency: string | null
}

/** Major units of a full-time month in an ISO 4217 currency; `min <= max`, a missing end equals the other. */
export interface MonthlyPay {
  min: number
  max: number
  currency: string
}

/** By this the search compares and filters pay. Null without an amount. */
export function monthlyPay({
  pay_kind: kind,
  pay_min_minor,
  pay_max_minor,
  pay_currency: currency,
}: StoredPay): MonthlyPay | null {
  const low = pay_min_minor ?? pay_max_minor
  const high = pay_max_minor ?? pay_min_minor
  if (low === null || high === null || currency === null || !isPaidKind(kind)) return null
  return {
    min: perMonth(toMajor(low, currency), kind),
    max: perMonth(toMajor(high, currency), kind),
    currency,
  }
}
