import { lookUp } from '#shared/look-up.ts'
import { NOT_PAY_AFTER, NOT_PAY_BEFORE } from './pay-words.ts'

/** An amount in a text folded by `foldShape`, with its position. */
export interface Amount {
  value: number
  /** The factor written behind the number; 1 if there is none. */
  factor: number
  start: number
  end: number
}

/** All amounts of pay in the text; null if a number can be read in two ways. */
export function findAmounts(text: string): Amount[] | null {
  const amounts: Amount[] = []
  for (const match of text.matchAll(AMOUNT)) {
    const [written, digits = '', latin, eastAsian, rest] = match
    const factorWord = latin ?? eastAsian
    const start = match.index
    const end = start + written.length
    if (!factorWord && NOT_PAY_AFTER.test(text.slice(end))) continue
    if (NOT_PAY_BEFORE.test(text.slice(0, start))) continue
    const factor = factorWord ? (lookUp(FACTORS, factorWord) ?? 1) : 1
    const number = readNumber(digits, factor > 1)
    if (number === null) return null
    amounts.push({
      value: round(number * factor + (readNumber(rest ?? '0', false) ?? 0)),
      factor,
      start,
      end,
    })
  }
  return amounts
}

/** Words for thousand, and for ten thousand and million in countries that count pay in these. */
const FACTORS: Readonly<Record<string, number>> = {
  k: 1e3,
  千: 1e3,
  천: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  ribu: 1e3,
  rb: 1e3,
  mil: 1e3,
  bin: 1e3,
  ألف: 1e3,
  الف: 1e3,
  آلاف: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lpa: 1e5,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  triệu: 1e6,
  tr: 1e6,
  juta: 1e6,
  jt: 1e6,
  百万: 1e6,
  百萬: 1e6,
  백만: 1e6,
  milyon: 1e6,
  مليون: 1e6,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  천만: 1e7,
}

const WORDS = Object.keys(FACTORS).sort((a, b) => b.length - a.length)
const LATIN = WORDS.filter((word) => /^[\p{Script=Latin}\p{Script=Arabic}]+$/u.test(word)).join('|')
const EAST_ASIAN = WORDS.filter((word) => /^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(word)).join('|')
const NUMBER = String.raw`\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)*`
// '20万5,000円': what follows a ten-thousand without a space is added to it.
const AMOUNT = new RegExp(
  `(${NUMBER})(?: ?(${LATIN})(?![\\p{Script=Latin}\\p{Script=Arabic}])| ?(${EAST_ASIAN})(\\d[\\d,]*)?)?`,
  'gu',
)

/**
 * Parses a written number. A mark before exactly three digits separates thousands, before one or two digits it is the
 * decimal mark; before a factor one group of three ('1.500 k') could be either, so the result is null.
 */
function readNumber(written: string, hasFactor: boolean): number | null {
  const compact = written.replace(/[ '’]/g, '')
  const decimal = /^([\d.,]*\d)[.,](\d{1,2})$/.exec(compact)
  const whole = decimal?.[1] ?? compact
  const isWhole = /^\d+$/.test(whole)
  if (!isWhole && !GROUPED.test(whole)) return null
  if (hasFactor && !isWhole && whole.includes('.')) return null
  return Number(`${whole.replace(/[.,]/g, '')}.${decimal?.[2] ?? '0'}`)
}

// The same mark everywhere; the Indian system has groups of two above the last three digits.
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/

const round = (amount: number) => Math.round(amount * 100) / 100
