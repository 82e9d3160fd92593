import { foldShape } from '#shared/fold-text.ts'
import { type Amount, findAmounts } from './pay-amounts.ts'
import { customaryPeriod, isPlausible } from './pay-conventions.ts'
import { CURRENCY_WORD, readCurrency } from './pay-currency.ts'
import {
  FROM_AFTER,
  FROM_BEFORE,
  NEGOTIABLE,
  type PayPeriod,
  PERIOD_WORDS,
  RANGE_BETWEEN,
  UNPAID,
  UP_TO_AFTER,
  UP_TO_BEFORE,
} from './pay-words.ts'

/**
 * Parsing pay. A text is accepted only if all of it is understood: one amount or the two ends of one range, a currency,
 * and a period. Currency and period may be missing, as is usual on the boards of a country ("15-20K" in China is yuan a
 * month, "25.000 €" in Spain is a year); then the amount has to fit that convention. Everything else, such as base pay
 * and a bonus in one line, is left to people: the text is always shown as written.
 */

export type Pay =
  | { kind: 'negotiable' | 'unpaid' }
  | {
      kind: Exclude<PayPeriod, 'weekly'>
      /** Major units; null if the range is open at that end; never both null. */
      min: number | null
      max: number | null
      /** ISO 4217. */
      currency: string
    }

/**
 * Parses the text of a posting's pay field; null if the meaning isn't certain.
 *
 * @param country alpha-2 of the posting, for currency signs and conventions that differ by country
 */
export function readPay(text: string, country: string | null): Pay | null {
  const folded = foldShape(text)
  if (UNPAID.some((pattern) => pattern.test(folded))) return { kind: 'unpaid' }
  const amounts = findAmounts(folded)
  if (amounts === null) return null
  const [first] = amounts
  const negotiableAt = Math.min(...NEGOTIABLE.map((pattern) => indexOf(folded, pattern)))
  // '待遇面議(經常性薪資達4萬元或以上)' names a legal threshold, 'RM3,000 (negotiable)' an offer.
  if (negotiableAt < (first?.start ?? Number.POSITIVE_INFINITY)) return { kind: 'negotiable' }
  const range = readRange(folded, amounts)
  return range && givePeriodAndCurrency(folded, range, country)
}

const indexOf = (text: string, pattern: RegExp) => {
  const index = text.search(pattern)
  return index < 0 ? Number.POSITIVE_INFINITY : index
}

interface Range {
  min: number | null
  max: number | null
}

function readRange(text: string, amounts: readonly Amount[]): Range | null {
  const [first, second, ...more] = amounts
  if (!first || more.length > 0) return null
  if (second) {
    const between = text.slice(first.end, second.start).replace(CURRENCY_WORD, ' ')
    return RANGE_BETWEEN.test(withoutPeriods(between)) ? closedRange(first, second) : null
  }
  const before = text.slice(0, first.start).replace(CURRENCY_WORD, ' ')
  const after = text.slice(first.end).replace(CURRENCY_WORD, ' ')
  if (UP_TO_BEFORE.test(before) || UP_TO_AFTER.test(after)) return { min: null, max: first.value }
  if (FROM_BEFORE.test(before) || FROM_AFTER.test(after)) return { min: first.value, max: null }
  return { min: first.value, max: first.value }
}

/** '7 - 12 triệu' and '15-25k': a factor written once applies to both ends, unless the range would then be reversed. */
function closedRange(first: Amount, second: Amount): Range | null {
  const shared = Math.max(first.factor, second.factor)
  const [low, high] = [first, second].map(({ value, factor }) => (factor === 1 ? value * shared : value))
  if (low !== undefined && high !== undefined && low <= high) return { min: low, max: high }
  return first.value <= second.value ? { min: first.value, max: second.value } : null
}

const withoutPeriods = (text: string) =>
  PERIOD_WORDS.reduce((rest, { pattern }) => rest.replace(pattern, ' '), text)

function givePeriodAndCurrency(text: string, range: Range, country: string | null): Pay | null {
  const currency = readCurrency(text, country)
  if (!currency) return null
  const stated = new Set(PERIOD_WORDS.filter(({ pattern }) => pattern.test(text)).map(({ period }) => period))
  if (stated.size > 1) return null
  const amounts = [range.min, range.max].filter((amount) => amount !== null)
  const [period = commonPeriod(amounts, currency, country)] = stated
  // Without a word for the period, '/sp' (a piece) and other units must not be read as a month.
  if (!period || period === 'weekly' || (stated.size === 0 && UNKNOWN_UNIT.test(text))) return null
  if (!amounts.every((amount) => isPlausible(amount, period, currency))) return null
  return { kind: period, ...range, currency }
}

const UNKNOWN_UNIT = /\/ ?\p{L}|\bper \p{L}/u

function commonPeriod(
  amounts: readonly number[],
  currency: string,
  country: string | null,
): PayPeriod | null {
  const periods = new Set(amounts.map((amount) => customaryPeriod(amount, currency, country)))
  return periods.size === 1 ? ([...periods][0] ?? null) : null
}
