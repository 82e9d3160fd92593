import { countryByCode } from '#config/countries.ts'
import { lookUp } from '#shared/look-up.ts'
import type { PayPeriod } from './pay-words.ts'

/**
 * Facts about pay that are known without the posting: whether a country states pay by the month or by the year, and
 * roughly how much a full-time month is worth in a currency. The first supplies the period if an amount has none. The
 * second decides whether the result is plausible: "Rp 1 per month" and "25.000 € a month" are not.
 */

/**
 * The period that people of a country mean if they state none; null if the amount does not fit it, or the country has
 * no such convention.
 */
export function customaryPeriod(amount: number, currency: string, country: string | null): PayPeriod | null {
  const month = lookUp(ORDINARY_MONTH, currency)
  const period = country ? habitOf(country) : currency === 'USD' ? 'annually' : null
  if (!month || !period) return null
  const months = amount / month
  if (period === 'monthly') return months >= 0.04 && months <= 12 ? 'monthly' : null
  return months >= 3 && months <= 200 ? 'annually' : null
}

/** Whether the amount is plausible as pay; amounts in unknown currencies are accepted. */
export function isPlausible(amount: number, period: PayPeriod, currency: string): boolean {
  const month = lookUp(ORDINARY_MONTH, currency)
  if (!month) return true
  const months = (amount * PERIODS_A_MONTH[period]) / month
  return months >= 0.04 && months <= 40
}

const PERIODS_A_MONTH: Readonly<Record<PayPeriod, number>> = {
  hourly: 160,
  daily: 21,
  weekly: 4.33,
  monthly: 1,
  annually: 1 / 12,
}

const BY_THE_YEAR = new Set(
  'US CA GB IE AU NZ ES DE AT CH FR BE NL LU IT PT GR FI SE NO DK IS EE LV LT CZ IL IN MT CY ZA EU'.split(
    ' ',
  ),
)

function habitOf(country: string): PayPeriod | null {
  if (country === 'JP' || country === 'KR') return null
  if (BY_THE_YEAR.has(country)) return 'annually'
  return countryByCode(country) ? 'monthly' : null
}

/** Major units, to one or two digits, as of 2026: an order of magnitude is enough. */
const ORDINARY_MONTH: Readonly<Record<string, number>> = {
  AED: 7_000,
  AUD: 6_500,
  BDT: 30_000,
  BRL: 3_000,
  CAD: 5_500,
  CHF: 6_500,
  CLP: 900_000,
  CNY: 9_000,
  EUR: 2_700,
  GBP: 3_000,
  HKD: 21_000,
  IDR: 5_500_000,
  INR: 40_000,
  JPY: 320_000,
  KRW: 3_500_000,
  LKR: 80_000,
  MOP: 19_000,
  MXN: 13_000,
  MYR: 3_800,
  NGN: 200_000,
  NZD: 5_800,
  PHP: 25_000,
  PKR: 70_000,
  RSD: 110_000,
  SAR: 6_500,
  SGD: 5_000,
  THB: 20_000,
  TRY: 45_000,
  TWD: 45_000,
  USD: 5_000,
  VND: 12_000_000,
}
