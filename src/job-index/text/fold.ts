/**
 * Folding makes texts that a reader considers the same equal as strings: case, accents, full and half width,
 * traditional and simplified Chinese, the last long vowel of katakana words, Arabic letters that people use for one
 * another, digits of any script. It runs on postings and queries alike, so it may lose distinctions (Turkish ı and i,
 * German ß and ss) but never depends on the language: a query's language is unknown.
 *
 * Accents are removed by decomposing, dropping the combining marks of Latin, Greek and Cyrillic, and composing again.
 * Japanese voicing marks and Thai vowels are other marks; they stay, because か and が are different letters to their
 * readers.
 */
import { simplifyChinese } from './simplified-chinese.ts'

/** The text in the form in which the index compares it; not for display. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  if (!NOT_ASCII.test(lower)) return lower
  const bare = lower.normalize('NFKD').toLowerCase().replace(DROPPED, '').normalize('NFC')
  const replaced = bare
    .replace(REPLACED, (letter) => REPLACEMENTS.get(letter) ?? letter)
    .replace(LAST_LONG_VOWEL, '')
  return HAN.test(replaced) ? simplifyChinese(replaced) : replaced
}

/** Optional at the end of longer words: サーバー, サーバ. */
export const LAST_LONG_VOWEL = /(?<=[\u30a1-\u30fe]{3})\u30fc(?![\u30a1-\u30fe])/g

const NOT_ASCII = /\P{ASCII}/u
const HAN = /[\u3400-\u9fff]/

/**
 * Combining marks of European scripts, Arabic vowel signs and hamzas, tatweel, soft hyphen, invisible marks.
 */
const DROPPED = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g

const REPLACEMENTS = new Map<string, string>([
  ['ı', 'i'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['’', "'"],
  // Arabic: alef and ya without their dots or hamza, ta marbuta as ha, Persian letters as the similar Arabic ones.
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ...digits('٠'),
  ...digits('۰'),
  ...digits('०'),
  ...digits('๐'),
])

const REPLACED = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`, 'g')

function digits(zero: string): [string, string][] {
  const first = zero.codePointAt(0) ?? 0
  return Array.from({ length: 10 }, (_, digit) => [String.fromCodePoint(first + digit), String(digit)])
}
