import { type RawBuilder, sql } from 'kysely'
import { convertAmount, type ExchangeRates } from '#config/exchange-rates.ts'
import { PAID_KINDS } from '#shared/money.ts'
import { monthlyPay } from '#shared/monthly-pay.ts'

/**
 * The upper end of the pay of a row of `jobs`, as the search compares it: dollars of a full-time month. Null without an
 * amount, and in a currency without a rate. Amounts are proportional, so two factors that follow from `monthlyPay` say all
 * of it: by the kind of pay, and by the currency.
 */
export function comparablePay(rates: ExchangeRates): RawBuilder<number | null> {
  const ofKind = PAID_KINDS.map((kind) => [kind, monthly(kind, 'USD', 1) / monthly('monthly', 'USD', 1)])
  const ofCurrency = Object.keys(rates.unitsPerUsd).map((currency) => [
    currency,
    convertAmount(monthly('monthly', currency, 1), currency, 'USD', rates),
  ])
  const factor = (factors: (string | number | null)[][], column: string) =>
    sql`(${JSON.stringify(Object.fromEntries(factors))}::jsonb ->> ${sql.ref(column)}::text)::float8`
  return sql`coalesce(jobs.pay_max_minor, jobs.pay_min_minor)
    * ${factor(ofKind, 'jobs.pay_kind')} * ${factor(ofCurrency, 'jobs.pay_currency')}`
}

const monthly = (pay_kind: string, pay_currency: string, minor: number): number =>
  monthlyPay({ pay_kind, pay_currency, pay_min_minor: minor, pay_max_minor: minor })?.max ?? 0
