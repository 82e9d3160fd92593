/**
 * All terms of the index, numbered from 1 in order of appearance (0 separates titles), with the number of postings that
 * have each. A term keeps its number for the life of the index, so that segments can be merged without renumbering.
 */
import { growUint32 } from './growth.ts'
import { isSpelled, nearWords, signatureOf } from './nearest-word.ts'
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
    if (isSpelled(term)) {
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

  /** The terms of postings that a misspelt word may be. */
  near(word: string): string[] {
    return nearWords(word, {
      ofLength: (length) => this.ofLength[length] ?? [],
      signatures: this.signatures,
      termOf: (number) => this.termOf(number),
    })
  }

  /** Terms and written forms in order of number, for a snapshot. */
  lists(): { terms: readonly string[]; written: readonly string[] } {
    return { terms: this.terms, written: this.written }
  }
}
