import { lookUp } from '#shared/look-up.ts'

/**
 * Writes pay fields of a feed as text, so that one parser serves all formats. Periods that we do not use (a week, a
 * piece) stay as they are, and the parser ignores them.
 */
export function payText({ currency, min, max, period }: PayFields): string {
  const amounts = [...new Set([min, max].filter(Boolean))]
  if (amounts.length === 0) return ''
  return [currency.toUpperCase(), amounts.join(' - '), lookUp(PERIODS, plain(period)) ?? period]
    .filter(Boolean)
    .join(' ')
}

interface PayFields {
  /** ISO 4217, or ''. */
  currency: string
  /** Major units; '' if that end is open. */
  min: string
  max: string
  /** HOUR, 'per-year-salary', '1 YEAR' …; '' if not stated. */
  period: string
}

const plain = (period: string) =>
  period
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^per|salary$|wage$/g, '')

const PERIODS: Readonly<Record<string, string>> = {
  hour: 'per hour',
  hourly: 'per hour',
  day: 'per day',
  daily: 'per day',
  week: 'per week',
  weekly: 'per week',
  month: 'per month',
  monthly: 'per month',
  year: 'per year',
  yearly: 'per year',
  annual: 'per year',
  annually: 'per year',
}
