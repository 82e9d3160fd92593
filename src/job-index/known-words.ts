import { isSpelled, nearestWord, signatureOf } from './storage/nearest-word.ts'
import { NumberLists } from './storage/number-lists.ts'
import { array, type ChunkReader } from './storage/snapshot-chunks.ts'
import { TextList, TextTable } from './storage/text-list.ts'

/** The words of all names, as written and stemmed: correct spellings, even if no posting has them. */
export class KnownWords {
  private readonly terms: TextTable
  /** How people write a term, by its number; '' if it is the same. */
  private readonly written: TextList
  private readonly signatures: Uint32Array
  private readonly numbersOfLength: NumberLists
  /** No word counts more than another. */
  private readonly frequencies: Uint32Array

  private constructor(
    terms: TextTable,
    written: TextList,
    signatures: Uint32Array,
    numbersOfLength: NumberLists,
  ) {
    this.terms = terms
    this.written = written
    this.signatures = signatures
    this.numbersOfLength = numbersOfLength
    this.frequencies = new Uint32Array(terms.texts.size).fill(1)
  }

  /** From each term to how it is written. */
  static of(written: ReadonlyMap<string, string>): KnownWords {
    const terms = [...written.keys()]
    const ofLength: number[][] = []
    for (const [number, term] of terms.entries()) {
      while (ofLength.length <= term.length) ofLength.push([])
      if (isSpelled(term)) ofLength[term.length]?.push(number)
    }
    const signatures = Uint32Array.from(terms, signatureOf)
    return new KnownWords(
      TextTable.of(terms),
      TextList.of([...written.values()]),
      signatures,
      NumberLists.of(ofLength),
    )
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): KnownWords {
    return new KnownWords(
      TextTable.read(reader),
      TextList.read(reader),
      reader.uint32(),
      NumberLists.read(reader),
    )
  }

  *chunks(): Generator<Uint8Array> {
    yield* this.terms.chunks()
    yield* this.written.chunks()
    yield* array(this.signatures)
    yield* this.numbersOfLength.chunks()
  }

  /** 1 for a known word, 0 for another. */
  frequency(term: string): number {
    return this.terms.numberOf(term) < 0 ? 0 : 1
  }

  /** The known word that a misspelt one probably is. */
  nearest(word: string): { term: string; distance: number } | null {
    return nearestWord(word, {
      ofLength: (length) => this.numbersOfLength.at(length),
      signatures: this.signatures,
      frequencies: this.frequencies,
      termOf: (number) => this.terms.texts.textOf(number),
    })
  }

  /** The term as people write it: a word for a stem. */
  writtenForm(term: string): string {
    const number = this.terms.numberOf(term)
    return (number < 0 ? '' : this.written.textOf(number)) || term
  }
}
