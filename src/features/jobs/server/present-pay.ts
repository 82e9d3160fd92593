import { convertAmount, type ExchangeRates } from '#config/exchange-rates.ts'
import { marketOfCountry } from '#config/markets.ts'
import { isPaidKind, perMonth, roundedToRate, toMajor } from '#shared/money.ts'
import { monthlyPay } from '#shared/monthly-pay.ts'
import type { JobDetail, Pay, StatedPay } from '../contract.ts'
import type { JobRow, PayChangeRow } from './queries/jobs.ts'

type PayColumns = Pick<JobRow, 'pay_kind' | 'pay_min_minor' | 'pay_max_minor' | 'pay_currency'>

/** Pay in major units with its monthly equivalent; null if the posting has no pay that could be parsed. */
export function presentPay(row: PayColumns): Pay | null {
  const kind = payKind(row.pay_kind)
  if (kind === null) return null
  const { pay_currency: currency } = row
  const min = major(row.pay_min_minor, currency)
  const max = major(row.pay_max_minor, currency)
  return { kind, min, max, currency, monthly: monthlyEnds(row) }
}

/** The displayed pay of a posting: the parsed amount, otherwise its words. */
export function presentStatedPay(row: PayColumns & Pick<JobRow, 'pay_text'>): StatedPay {
  const pay = presentPay(row)
  return { pay, pay_text: pay === null ? row.pay_text : null }
}

/** See `converted_pay` of the contract. */
export function convertedPay(
  pay: Pay | null,
  country: string | null,
  rates: ExchangeRates,
): JobDetail['converted_pay'] {
  const currency = country === null ? undefined : marketOfCountry(country)?.currency
  if (pay === null || currency === undefined || pay.currency === null || pay.currency === currency)
    return null
  const { kind, currency: from } = pay
  const converted = (amount: number | null) => {
    if (amount === null || !isPaidKind(kind)) return null
    const there = convertAmount(perMonth(amount, kind), from, currency, rates)
    return there === null ? null : roundedToRate(there)
  }
  const [min, max] = [converted(pay.min), converted(pay.max)]
  return min === null && max === null ? null : { min, max, currency, rate_date: rates.asOf }
}

export function presentPayChanges(rows: readonly PayChangeRow[]): JobDetail['pay_changes'] {
  return rows.map((row) => ({
    changed_at: Math.floor(new Date(row.changed_at).getTime() / 1000),
    from: presentStatedPay({
      pay_text: row.old_text,
      pay_kind: row.old_kind,
      pay_min_minor: row.old_min_minor,
      pay_max_minor: row.old_max_minor,
      pay_currency: row.old_currency,
    }),
    to: presentStatedPay({
      pay_text: row.new_text,
      pay_kind: row.new_kind,
      pay_min_minor: row.new_min_minor,
      pay_max_minor: row.new_max_minor,
      pay_currency: row.new_currency,
    }),
  }))
}

function monthlyEnds(row: PayColumns): Pay['monthly'] {
  const monthly = monthlyPay(row)
  return monthly && { min: monthly.min, max: monthly.max }
}

const KINDS: readonly Pay['kind'][] = ['monthly', 'negotiable', 'hourly', 'unpaid', 'daily', 'annually']

const payKind = (value: string | null): Pay['kind'] | null => KINDS.find((kind) => kind === value) ?? null

const major = (minor: number | null, currency: string | null): number | null =>
  minor === null || currency === null ? null : toMajor(minor, currency)
