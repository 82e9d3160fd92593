import { asciiDigits } from './ascii-digits.ts'
import { clearDecimals } from './written-amount.ts'

/** The digits of an amount as somebody typed it: `25,000.50` is 25000 and 50. */
export interface TypedAmount {
  whole: string
  /** At most as many digits as the currency has; empty: none were typed. */
  decimals: string
}

/** Two readings of what was typed, each written so that it has only one. */
export interface UnclearAmount {
  isUnclear: true
  whole: string
  withDecimals: string
}

/**
 * Reads an amount in the digits of any script, with or without groups, in the marks of any country: three digits after a
 * point or comma are a group, fewer are decimals. A dinar has a thousand fils: in such a currency (`currencyDigits`: 3)
 * `1.250` may be both, and nobody but its writer knows which. Null: it cannot be read.
 */
export function readAmount(typed: string, currencyDigits = 2): TypedAmount | UnclearAmount | null {
  const text = plainAmount(typed)
  if (currencyDigits < 3) return readGroups(text)
  const [, head = '', mark = '', thousandths = ''] = THOUSANDTHS.exec(text) ?? []
  if (thousandths === '') return readGroups(text)
  const isGroup = mark !== '٫' && (head.includes(mark) || /^[1-9]\d{0,2}$/.test(head))
  if (!isGroup || text.length > head.length + 4) {
    const before = readGroups(head)
    return before === null || before.decimals !== '' ? null : { ...before, decimals: thousandths }
  }
  if (head.includes(mark)) return readGroups(text)
  const decimals = thousandths.replace(/0+$/, '')
  return {
    isUnclear: true,
    whole: `${head}${thousandths}`,
    withDecimals: decimals === '' ? head : clearDecimals(`${head}${mark}${decimals}`),
  }
}

/** What was typed, in plain digits. */
export const plainAmount = (typed: string): string => asciiDigits(typed.normalize('NFKC')).trim()

/**
 * A plain amount with three digits at the end after a mark that may stand before decimals, perhaps with a zero to show
 * that it does: only its currency says how it is read.
 */
export const THOUSANDTHS = /^(.*\d)([.,٫])(\d{3})0?$/

function readGroups(text: string): TypedAmount | null {
  const [, groups = '', decimals = ''] = AMOUNT.exec(text) ?? []
  const whole = groups.replaceAll(/\D/g, '')
  return /^\d{1,12}$/.test(whole) ? { whole, decimals } : null
}

/** Digits, perhaps in groups (of two in India, but for the last), perhaps with hundredths. */
const AMOUNT = /^(\d+|\d{1,3}(?:[\s.,'’٬،]\d{2,3})*[\s.,'’٬،]\d{3})(?:[.,٫](\d{1,2}))?$/
