import { isPaidKind, perMonth, toMajor } from '#shared/money.ts'
import type { Pay } from '../contract.ts'
import type { JobRow } from './queries.ts'

type PayColumns = Pick<JobRow, 'pay_kind' | 'pay_min_minor' | 'pay_max_minor' | 'pay_currency'>

/** Pay in major units with its monthly equivalent; null where the posting states none that was understood. */
export function presentPay(row: PayColumns): Pay | null {
  const kind = payKind(row.pay_kind)
  if (kind === null) return null
  const { pay_currency: currency } = row
  const min = major(row.pay_min_minor, currency)
  const max = major(row.pay_max_minor, currency)
  return { kind, min, max, currency, monthly: monthlyPay(kind, min, max) }
}

/** Major units a month; a missing end equals the other. Null without an amount. */
function monthlyPay(kind: Pay['kind'], min: number | null, max: number | null): Pay['monthly'] {
  const low = min ?? max
  const high = max ?? min
  if (!isPaidKind(kind) || low === null || high === null) return null
  return { min: perMonth(low, kind), max: perMonth(high, kind) }
}

const KINDS: readonly Pay['kind'][] = ['monthly', 'negotiable', 'hourly', 'unpaid', 'daily', 'annually']

const payKind = (value: string | null): Pay['kind'] | null => KINDS.find((kind) => kind === value) ?? null

const major = (minor: number | null, currency: string | null): number | null =>
  minor === null || currency === null ? null : toMajor(minor, currency)
