/**
 * Corrections of spelling are searched by brute force, made cheap: each word has a signature, one bit per letter it
 * contains, and one edit changes at most two bits. Among words of nearly the same length, comparing signatures rejects
 * nearly every one in a machine instruction; only a few hundred need the real edit distance. This takes far less memory
 * than a deletion index, and it runs only for words that no posting has.
 */
import { editDistance } from '../text/edit-distance.ts'
import { bitCount } from './document-bits.ts'

/** Words by their numbers. */
export interface SpelledWords {
  /** The numbers of the words of a length that corrections may lead to. */
  ofLength(length: number): ArrayLike<number>
  signatures: Uint32Array
  termOf(number: number): string
}

/** The words within the allowed distance of one. */
export function nearWords(word: string, words: SpelledWords): string[] {
  const allowed = allowedDistance(word)
  if (allowed === 0 || NOT_A_WORD.test(word)) return []
  const { signatures } = words
  const signature = signatureOf(word)
  const found: string[] = []
  for (let length = word.length - allowed; length <= word.length + allowed; length++) {
    const alike = words.ofLength(length)
    for (let at = 0; at < alike.length; at++) {
      const number = alike[at] ?? 0
      if (bitCount((signatures[number] ?? 0) ^ signature) > 2 * allowed) continue
      const term = words.termOf(number)
      if (editDistance(word, term, allowed) <= allowed) found.push(term)
    }
  }
  return found
}

/** Whether corrections may lead to a term. */
export const isSpelled = (term: string): boolean =>
  term.length >= SHORTEST_CORRECTED && term.length < 255 && !NOT_A_WORD.test(term)

export function signatureOf(term: string): number {
  let signature = 0
  for (let index = 0; index < term.length; index++) signature |= 1 << (term.charCodeAt(index) & 31)
  return signature >>> 0
}

/** One edit for words of 4 to 7 letters, two for longer ones, none for shorter. */
function allowedDistance(word: string): number {
  if (word.length < SHORTEST_CORRECTED) return 0
  return word.length < 8 ? 1 : 2
}

const SHORTEST_CORRECTED = 4

/** Concept terms, names of technologies, numbers; Chinese, Japanese, Korean and Thai consist of grams, not words. */
const NOT_A_WORD =
  /[^\p{L}\p{M}]|[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
