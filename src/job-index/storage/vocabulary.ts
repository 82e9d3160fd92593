/**
 * All terms of the index, numbered from 1 in order of appearance (0 separates titles), with the number of postings that
 * have each. A term keeps its number for the life of the index, so that segments can be merged without renumbering.
 *
 * Corrections of spelling are searched by brute force, made cheap: each term has a signature, one bit per letter it
 * contains, and one edit changes at most two bits. Among terms of nearly the same length, comparing signatures rejects
 * nearly every one in a machine instruction; only a few hundred need the real edit distance. This takes far less memory
 * than a deletion index, and it runs only for words that no posting has.
 */
import { editDistance } from '../text/edit-distance.ts'
import { bitCount } from './document-bits.ts'
import { growUint32 } from './growth.ts'
import type { PostingLists } from './postings.ts'

export class Vocabulary {
  private readonly numbers = new Map<string, number>()
  private readonly terms: string[] = ['']
  /** The spelling of a term in the first posting that has it; "" if it is the same. */
  private readonly written: string[] = ['']
  private frequencies = new Uint32Array(1024)
  private signatures = new Uint32Array(1024)
  /** By length, the words with which a misspelt one is compared. */
  private readonly ofLength: number[][] = []

  /** The vocabulary of a snapshot, from the result of `lists`. Frequencies must be added again. */
  static fromLists(terms: readonly string[], written: readonly string[]): Vocabulary {
    const vocabulary = new Vocabulary()
    for (let number = 1; number < terms.length; number++) {
      vocabulary.add(terms[number] ?? '', written[number])
    }
    return vocabulary
  }

  /** One more than the largest number. */
  get size(): number {
    return this.terms.length
  }

  /** The term's number, or 0 if unknown. */
  numberOf(term: string): number {
    return this.numbers.get(term) ?? 0
  }

  termOf(number: number): string {
    return this.terms[number] ?? ''
  }

  /** The term as people write it: a word for a stem. */
  writtenForm(term: string): string {
    return this.written[this.numberOf(term)] || term
  }

  /** The term's number; a new term gets one. */
  add(term: string, written = ''): number {
    const known = this.numbers.get(term)
    if (known !== undefined) return known
    const number = this.terms.length
    this.numbers.set(term, number)
    this.terms.push(term)
    this.written.push(written)
    this.frequencies = growUint32(this.frequencies, number + 1)
    this.signatures = growUint32(this.signatures, number + 1)
    if (term.length >= SHORTEST_CORRECTED && term.length < 255 && !NOT_A_WORD.test(term)) {
      this.signatures[number] = signatureOf(term)
      const alike = this.ofLength[term.length] ?? []
      this.ofLength[term.length] = alike
      alike.push(number)
    }
    return number
  }

  /** The number of postings with the term; replaced and removed ones count until they are merged away. */
  frequency(term: string): number {
    return this.frequencies[this.numberOf(term)] ?? 0
  }

  /** The same by the term's number. */
  frequencyOf(number: number): number {
    return this.frequencies[number] ?? 0
  }

  /** Adds the postings of a segment to the frequencies. */
  addFrequencies({ keys, counts }: PostingLists): void {
    for (let index = 0; index < keys.length; index++) this.addFrequency(keys[index] ?? 0, counts[index] ?? 0)
  }

  addFrequency(number: number, difference: number): void {
    this.frequencies[number] = (this.frequencies[number] ?? 0) + difference
  }

  /** The known terms nearest to a word within its allowed distance: nearest first, then the most frequent. */
  nearest(word: string): { term: string; distance: number } | null {
    const allowed = allowedDistance(word)
    if (allowed === 0 || NOT_A_WORD.test(word)) return null
    const signature = signatureOf(word)
    let best = { term: '', distance: allowed + 1, frequency: 0 }
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      for (const number of this.ofLength[length] ?? []) {
        if (bitCount((this.signatures[number] ?? 0) ^ signature) > 2 * Math.min(allowed, best.distance))
          continue
        const frequency = this.frequencies[number] ?? 0
        if (frequency === 0) continue
        const term = this.termOf(number)
        const distance = editDistance(word, term, best.distance)
        const better =
          distance < best.distance ||
          (distance === best.distance &&
            distance <= allowed &&
            (frequency > best.frequency || (frequency === best.frequency && term < best.term)))
        if (better) best = { term, distance, frequency }
      }
    }
    return best.distance <= allowed ? best : null
  }

  /** Terms and written forms in order of number, for a snapshot. */
  lists(): { terms: readonly string[]; written: readonly string[] } {
    return { terms: this.terms, written: this.written }
  }
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

function signatureOf(term: string): number {
  let signature = 0
  for (let index = 0; index < term.length; index++) signature |= 1 << (term.charCodeAt(index) & 31)
  return signature >>> 0
}
