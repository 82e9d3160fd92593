/**
 * Finds concepts in texts by their labels. Every label of every language is analysed and its tokens joined into one
 * key; a text is scanned for the longest run of tokens that is a key. Labels are stored both as written and stemmed, so
 * that "software engineers" finds "software engineer" while a label that stemming would distort still matches as it is.
 * Because Chinese and Japanese are cut into pairs of characters, a label inside an unspaced run is a run of tokens as
 * well: no dictionary segmentation is needed.
 *
 * Most labels are valid in every language: a visitor who reads Japanese may type "accountant". A local label is valid
 * only in texts and for readers of its own language; there it replaces the meaning that the word has elsewhere.
 *
 * The dictionary also knows which concept is broader than which. Postings are indexed under a concept and all broader
 * ones, so a query for a whole function needs one posting list, not the union of its titles'. The same applies to a
 * general title and its kinds.
 */
import { KnownWords } from './known-words.ts'
import { conceptsOf, type LabelTable, labelChunks, readLabels } from './label-table.ts'
import { NameSpelling } from './name-spelling.ts'
import { NumberLists } from './storage/number-lists.ts'
import { array, type ChunkReader, texts } from './storage/snapshot-chunks.ts'
import { TextTable } from './storage/text-list.ts'
import type { Token } from './text/analyse.ts'
import { stemmedLanguages, stemWord } from './text/stem.ts'
import { UnspacedLabels } from './unspaced-labels.ts'

/** A run of tokens, `first` to `last` inclusive, that is a label of each of the `concepts` (their terms). */
export interface ConceptSpan {
  first: number
  last: number
  concepts: readonly string[]
}

/** The dictionary as `build-dictionary.ts` makes it. Concepts are numbered by their place. */
export interface DictionaryColumns {
  /** Changes when any label or relation does: an index built with another dictionary is stale. */
  fingerprint: string
  terms: readonly string[]
  /** By concept: one more than the number of the next broader concept, or 0. */
  broader: Uint32Array
  /** By concept: the more general concepts of the same kind. */
  kindOf: NumberLists
  /** By skill: the titles of those who work with it, such as "Java Developer". */
  specials: NumberLists
  labels: LabelTable
  /** By language: labels that have another meaning there than elsewhere. */
  localLabels: ReadonlyMap<string, LabelTable>
  /** Labels whatever the spaces in them. */
  unspaced: UnspacedLabels
  /** The first words of labels, and the number of words of the longest label that begins with each. */
  firstWords: TextTable
  longestFrom: Uint8Array
  words: KnownWords
  /** The labels in scripts without spaces, for correcting mistyped ones. */
  names: NameSpelling
}

export class ConceptDictionary {
  private readonly columns: DictionaryColumns
  private readonly numbers: ReadonlyMap<string, number>

  constructor(columns: DictionaryColumns) {
    this.columns = columns
    this.numbers = new Map(columns.terms.map((term, number) => [term, number]))
  }

  /** Throws a RangeError if the bytes end too early. */
  static read(reader: ChunkReader): ConceptDictionary {
    const [fingerprint = '', ...languages] = reader.texts()
    return new ConceptDictionary({
      fingerprint,
      terms: reader.texts(),
      broader: reader.uint32(),
      kindOf: NumberLists.read(reader),
      specials: NumberLists.read(reader),
      labels: readLabels(reader),
      localLabels: new Map(languages.map((language) => [language, readLabels(reader)])),
      unspaced: UnspacedLabels.read(reader),
      firstWords: TextTable.read(reader),
      longestFrom: reader.uint8(),
      words: KnownWords.read(reader),
      names: NameSpelling.read(reader),
    })
  }

  *chunks(): Generator<Uint8Array> {
    const { columns } = this
    yield* texts([columns.fingerprint, ...columns.localLabels.keys()])
    yield* texts(columns.terms)
    yield* array(columns.broader)
    yield* columns.kindOf.chunks()
    yield* columns.specials.chunks()
    for (const table of [columns.labels, ...columns.localLabels.values()]) yield* labelChunks(table)
    yield* columns.unspaced.chunks()
    yield* columns.firstWords.chunks()
    yield* array(columns.longestFrom)
    yield* columns.words.chunks()
    yield* columns.names.chunks()
  }

  get fingerprint(): string {
    return this.columns.fingerprint
  }

  get words(): KnownWords {
    return this.columns.words
  }

  get names(): NameSpelling {
    return this.columns.names
  }

  /** The term of a concept by its number. */
  termOf(concept: number): string {
    return this.columns.terms[concept] ?? ''
  }

  /** The concept and all broader ones, as terms, narrowest first. */
  withBroader(term: string): string[] {
    const chain = [term]
    for (let next = this.broaderOf(term); next !== undefined; next = this.broaderOf(next)) {
      if (chain.includes(next)) break
      chain.push(next)
    }
    return chain
  }

  /** The terms of all more general concepts of the same kind. */
  generalOf(term: string): Iterable<string> {
    const number = this.numbers.get(term)
    if (number === undefined) return []
    return [...allGeneral(number, (each) => this.columns.kindOf.at(each))].map((each) => this.termOf(each))
  }

  /** Whether a title is named after a skill, as that of a Java developer is. */
  isNamedAfterSkill(title: string): boolean {
    const number = this.numbers.get(title)
    return number !== undefined && this.columns.specials.has(number)
  }

  /** The titles of those who do one of these jobs with a skill: a "Software Engineer" with "Java" is a Java developer. */
  titlesWith(skill: string, jobs: readonly string[]): string[] {
    const number = this.numbers.get(skill)
    if (number === undefined) return []
    const families = new Set(jobs.flatMap((job) => [job, ...this.generalOf(job)]))
    return Array.from(this.columns.specials.at(number), (title) => this.termOf(title)).filter((title) =>
      [...this.generalOf(title)].some((general) => families.has(general)),
    )
  }

  /** Labels in a text whose language is known: left to right, longest first, without overlap. */
  spansOf(tokens: readonly Token[], language: string): ConceptSpan[] {
    return this.find([tokens.map((token) => token.word), tokens.map((token) => token.term)], language)
  }

  /**
   * Labels in a text of unknown language: as written and by every language's stemming, whatever the spaces in them.
   * `reader`: the language of the visitor.
   */
  spansInAnyLanguage(tokens: readonly Token[], reader: string): ConceptSpan[] {
    const readings = new Map<string, string[]>()
    const add = (reading: string[]) => readings.set(reading.join(' '), reading)
    add(tokens.map((token) => token.word))
    for (const language of stemmedLanguages()) {
      add(tokens.map((token) => (token.gram ? token.word : stemWord(token.word, language))))
    }
    return this.find([...readings.values()], reader, this.columns.unspaced)
  }

  private find(
    readings: readonly (readonly string[])[],
    language: string,
    unspaced?: UnspacedLabels,
  ): ConceptSpan[] {
    const { localLabels } = this.columns
    const local = localLabels.get(language) ?? localLabels.get(language.split('-')[0] ?? '')
    const spans: ConceptSpan[] = []
    const length = readings[0]?.length ?? 0
    for (let first = 0; first < length; first++) {
      const exact = this.longestAt(first, readings, local)
      const span = (unspaced && this.unspacedAt(first, exact, readings, unspaced)) ?? exact
      if (span === null) continue
      spans.push(span)
      first = span.last
    }
    return spans
  }

  private longestAt(
    first: number,
    readings: readonly (readonly string[])[],
    local: LabelTable | undefined,
  ): ConceptSpan | null {
    let best: ConceptSpan | null = null
    for (const reading of readings) {
      const longest = Math.min(this.longestFrom(reading[first] ?? ''), reading.length - first)
      const shortest = best === null ? 1 : best.last - first + 2
      for (let length = longest; length >= shortest; length--) {
        const key = reading.slice(first, first + length).join(' ')
        const concepts = (local && conceptsOf(local, key)) ?? conceptsOf(this.columns.labels, key)
        if (concepts === null) continue
        best = { first, last: first + length - 1, concepts: this.termsOf(concepts) }
        break
      }
    }
    return best
  }

  /** A label with other spaces, if it is longer than the one with these. */
  private unspacedAt(
    first: number,
    exact: ConceptSpan | null,
    readings: readonly (readonly string[])[],
    unspaced: UnspacedLabels,
  ): ConceptSpan | null {
    const { keys, concepts } = this.columns.labels
    const found = unspaced.longest(readings, first, (exact?.last ?? first - 1) + 1, keys.texts)
    return found && { first, last: found.last, concepts: this.termsOf(concepts.at(found.label)) }
  }

  private termsOf(concepts: Uint32Array): string[] {
    return Array.from(concepts, (each) => this.termOf(each))
  }

  private longestFrom(word: string): number {
    const { firstWords, longestFrom } = this.columns
    return longestFrom[firstWords.numberOf(word)] ?? 0
  }

  private broaderOf(term: string): string | undefined {
    const number = this.numbers.get(term)
    const broader = number === undefined ? 0 : (this.columns.broader[number] ?? 0)
    return broader === 0 ? undefined : this.columns.terms[broader - 1]
  }
}

/** The more general concepts of a concept, and theirs. */
export function allGeneral(
  concept: number,
  generalOf: (concept: number) => Iterable<number>,
): ReadonlySet<number> {
  const general = new Set(generalOf(concept))
  // A loop over a set also visits entries that are added meanwhile.
  for (const each of general) for (const next of generalOf(each)) general.add(next)
  return general
}
