import { asciiDigits } from './ascii-digits.ts'

/** The digits of an amount as somebody typed it: `25,000.50` is 25000 and 50. */
export interface TypedAmount {
  whole: string
  /** Up to two digits; empty: none were typed. */
  hundredths: string
}

/**
 * Reads an amount in the digits of any script, with or without groups, in the marks of any country: three digits after a
 * point or comma are a group, fewer are hundredths. Null: it cannot be read.
 */
export function readAmount(typed: string): TypedAmount | null {
  const [, groups = '', hundredths = ''] = AMOUNT.exec(asciiDigits(typed.normalize('NFKC')).trim()) ?? []
  const whole = groups.replaceAll(/\D/g, '')
  return /^\d{1,12}$/.test(whole) ? { whole, hundredths } : null
}

/** Digits, perhaps in groups (of two in India, but for the last), perhaps with hundredths. */
const AMOUNT = /^(\d+|\d{1,3}(?:[\s.,'’٬،]\d{2,3})*[\s.,'’٬،]\d{3})(?:[.,٫](\d{1,2}))?$/
