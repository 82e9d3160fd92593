import { lookUp } from './look-up.ts'

/**
 * Normalises text for comparison: full-width forms and ligatures become plain ones, all scripts' digits become 0-9,
 * case and (except where they are letters of their own in CJK) accents are removed, dashes and white space become one
 * kind each. Folded text is never shown.
 */
export function foldText(text: string): string {
  const shaped = foldShape(text)
  if (PLAIN.test(shaped)) return shaped
  const bare = shaped.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
  return bare.replace(/[đıةى]/g, (letter) => lookUp(LOOKALIKES, letter) ?? letter)
}

/** The same, but accents stay: for texts in which accents distinguish words, and for amounts. */
export function foldShape(text: string): string {
  const plain = PLAIN.test(text) ? text : plainShape(text)
  return plain.replace(DASHES, '-').replace(/\s+/g, ' ').trim().toLowerCase()
}

const plainShape = (text: string): string =>
  text.normalize('NFKC').replace(OTHER_DIGITS, latinDigit).replace(INVISIBLE, '')

const PLAIN = /^[\x20-\x7e]*$/
// Combining marks of Latin, Greek and Cyrillic, Arabic vowel signs and the stretching line; not the kana voicing marks.
const ACCENTS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670]/g
const LOOKALIKES: Readonly<Record<string, string>> = { đ: 'd', ı: 'i', ة: 'ه', ى: 'ي' }
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const DASHES = /[\u2010-\u2015\u2212\u301c~]/g
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g

/** The blocks of digits in Unicode begin at multiples of 16, or 6 (mod 16) for the Indic ones. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code < 0x900 ? code & 15 : code < 0xe00 ? (code & 15) - 6 : code & 15)
}
