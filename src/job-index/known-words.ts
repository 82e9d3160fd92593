import { isSpelled, nearWords, signatureOf } from './storage/nearest-word.ts'
import { NumberLists } from './storage/number-lists.ts'
import { array, type ChunkReader, texts } from './storage/snapshot-chunks.ts'
import { TextList, TextTable } from './storage/text-list.ts'

/** How a term is written in names. */
export interface WrittenWord {
  /** '' if it is the same as the term. */
  written: string
  /** The languages of the names that have it. */
  languages: Set<string>
}

/** The words of all names, as written and stemmed: correct spellings, even if no posting has them. */
export class KnownWords {
  private readonly terms: TextTable
  /** How people write a term, by its number; '' if it is the same. */
  private readonly written: TextList
  private readonly signatures: Uint32Array
  private readonly numbersOfLength: NumberLists
  /** The languages of names; a bit of `languagesOf` for each. */
  private readonly languages: readonly string[]
  private readonly languagesOf: Uint32Array

  private constructor(
    terms: TextTable,
    written: TextList,
    signatures: Uint32Array,
    numbersOfLength: NumberLists,
    languages: readonly string[],
    languagesOf: Uint32Array,
  ) {
    this.terms = terms
    this.written = written
    this.signatures = signatures
    this.numbersOfLength = numbersOfLength
    this.languages = languages
    this.languagesOf = languagesOf
  }

  static of(words: ReadonlyMap<string, WrittenWord>): KnownWords {
    const terms = [...words.keys()]
    const languages = [...new Set([...words.values()].flatMap((word) => [...word.languages]))]
    const ofLength: number[][] = []
    for (const [number, term] of terms.entries()) {
      while (ofLength.length <= term.length) ofLength.push([])
      if (isSpelled(term)) ofLength[term.length]?.push(number)
    }
    const signatures = Uint32Array.from(terms, signatureOf)
    return new KnownWords(
      TextTable.of(terms),
      TextList.of(Array.from(words.values(), ({ written }) => written)),
      signatures,
      NumberLists.of(ofLength),
      languages,
      Uint32Array.from(words.values(), (word) =>
        [...word.languages].reduce((bits, language) => bits | (1 << languages.indexOf(language)), 0),
      ),
    )
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): KnownWords {
    return new KnownWords(
      TextTable.read(reader),
      TextList.read(reader),
      reader.uint32(),
      NumberLists.read(reader),
      reader.texts(),
      reader.uint32(),
    )
  }

  *chunks(): Generator<Uint8Array> {
    yield* this.terms.chunks()
    yield* this.written.chunks()
    yield* array(this.signatures)
    yield* this.numbersOfLength.chunks()
    yield* texts(this.languages)
    yield* array(this.languagesOf)
  }

  has(term: string): boolean {
    return this.terms.numberOf(term) >= 0
  }

  /** Whether a name in the language has the term. */
  isIn(term: string, language: string): boolean {
    const bit = this.languages.indexOf(language)
    return bit >= 0 && ((this.languagesOf[this.terms.numberOf(term)] ?? 0) & (1 << bit)) !== 0
  }

  /** The known words that a misspelt one may be. */
  near(word: string): string[] {
    return nearWords(word, {
      ofLength: (length) => this.numbersOfLength.at(length),
      signatures: this.signatures,
      termOf: (number) => this.terms.texts.textOf(number),
    })
  }

  /** The term as people write it: a word for a stem. */
  writtenForm(term: string): string {
    const number = this.terms.numberOf(term)
    return (number < 0 ? '' : this.written.textOf(number)) || term
  }
}
