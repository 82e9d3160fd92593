/** Amounts are whole minor units (cents) in the database and major units everywhere else. */

const digits = new Map<string, number>()

/** Decimal places of an ISO 4217 currency: 2 for most, 0 for JPY, VND or KRW. */
export function minorDigits(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const count = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, count)
  return count
}

export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

export const toMinor = (major: number, currency: string): number =>
  Math.round(major * 10 ** minorDigits(currency))

export const PAID_KINDS = ['monthly', 'hourly', 'daily', 'annually'] as const
export type PaidKind = (typeof PAID_KINDS)[number]

/** A full-time month: 40 hours and 5 days a week, 52 weeks a year. */
const A_MONTH: Readonly<Record<PaidKind, number>> = {
  monthly: 1,
  hourly: 2080 / 12,
  daily: 260 / 12,
  annually: 1 / 12,
}

/** Converts an amount by the hour, day or year to a full-time month, in the same units. */
export const perMonth = (amount: number, kind: PaidKind): number => amount * A_MONTH[kind]

export const isPaidKind = (kind: string | null): kind is PaidKind =>
  kind !== null && Object.hasOwn(A_MONTH, kind)

/**
 * Rounds to the precision of an exchange rate: two significant digits, three if the first is a one, so that the error
 * is at most 2.5 percent.
 */
export function roundedToRate(amount: number): number {
  if (amount === 0) return 0
  const digits = Math.abs(amount).toExponential().startsWith('1') ? 3 : 2
  return Number(amount.toPrecision(digits))
}
