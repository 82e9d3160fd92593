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
import { NameSpelling } from './name-spelling.ts'
import { Vocabulary } from './storage/vocabulary.ts'
import { ANALYSIS_VERSION, analyse, type Token } from './text/analyse.ts'
import { isNoise } from './text/noise-words.ts'
import { stemmedLanguages, stemWord } from './text/stem.ts'
import type { Concept } from './types.ts'

/** A run of tokens, `first` to `last` inclusive, that is a label of each of the `concepts` (their terms). */
export interface ConceptSpan {
  first: number
  last: number
  concepts: readonly string[]
}

/** From the joined tokens of a label to the terms of its concepts. */
type ConceptsOfLabel = Map<string, string[]>

/**
 * The dictionary of a list of concepts. It takes half a second to build and never changes, so all indexes with the same
 * list share it.
 */
export function dictionaryOf(concepts: readonly Concept[]): ConceptDictionary {
  const known = dictionaries.get(concepts) ?? new ConceptDictionary(concepts)
  dictionaries.set(concepts, known)
  return known
}

const dictionaries = new WeakMap<readonly Concept[], ConceptDictionary>()

export class ConceptDictionary {
  /** Changes when any label or relation does: an index built with another dictionary is stale. */
  readonly fingerprint: string
  /** The words of all labels, as written and stemmed: correct spellings, even if no posting has them. */
  readonly words = new Vocabulary()
  /** The labels in scripts without spaces, for correcting mistyped ones. */
  readonly names = new NameSpelling()
  private readonly conceptsOfLabel: ConceptsOfLabel = new Map()
  /** By language: labels that have another meaning there than elsewhere. */
  private readonly localConcepts = new Map<string, ConceptsOfLabel>()
  private readonly longestFrom = new Map<string, number>()
  private readonly broaderOf = new Map<string, string>()
  private readonly kindOf = new Map<string, readonly string[]>()

  constructor(concepts: readonly Concept[]) {
    let hash = hashText(String(ANALYSIS_VERSION), 0x811c9dc5)
    for (const concept of concepts) {
      const term = conceptTerm(concept.kind, concept.id)
      const kindOf = (concept.kindOf ?? []).map((id) => conceptTerm(concept.kind, id))
      hash = hashText(`${term}<${concept.broader ?? ''}<${kindOf}`, hash)
      this.kindOf.set(term, kindOf)
      const broaderKind = BROADER_KIND[concept.kind]
      if (concept.broader !== null && broaderKind !== null) {
        this.broaderOf.set(term, conceptTerm(broaderKind, concept.broader))
      }
      for (const label of concept.labels) {
        const { lang, text, local } = label
        this.names.add(term, label)
        hash = hashText(`${lang}${local ? '!' : ':'}${text}`, hash)
        this.addLabel(analyse(text, lang), term, local ? this.localIn(lang) : this.conceptsOfLabel)
      }
    }
    this.fingerprint = hash.toString(16)
  }

  /** The concept and all broader ones, as terms, narrowest first. */
  withBroader(term: string): string[] {
    const chain = [term]
    for (let next = this.broaderOf.get(term); next !== undefined; next = this.broaderOf.get(next)) {
      if (chain.includes(next)) break
      chain.push(next)
    }
    return chain
  }

  /** The terms of all more general concepts of the same kind. */
  generalOf(term: string): Iterable<string> {
    const general = new Set(this.kindOf.get(term))
    // A loop over a set also visits entries that are added meanwhile.
    for (const each of general) for (const next of this.kindOf.get(each) ?? []) general.add(next)
    return general
  }

  /** Labels in a text whose language is known: left to right, longest first, without overlap. */
  spansOf(tokens: readonly Token[], language: string): ConceptSpan[] {
    return this.find([tokens.map((token) => token.word), tokens.map((token) => token.term)], language)
  }

  /**
   * Labels in a text of unknown language: as written and by every language's stemming. `reader`: the language of the
   * visitor.
   */
  spansInAnyLanguage(tokens: readonly Token[], reader: string): ConceptSpan[] {
    const readings = new Map<string, string[]>()
    const add = (reading: string[]) => readings.set(reading.join(' '), reading)
    add(tokens.map((token) => token.word))
    for (const language of stemmedLanguages()) {
      add(tokens.map((token) => (token.gram ? token.word : stemWord(token.word, language))))
    }
    return this.find([...readings.values()], reader)
  }

  private find(readings: readonly (readonly string[])[], language: string): ConceptSpan[] {
    const local = this.localConcepts.get(language) ?? this.localConcepts.get(language.split('-')[0] ?? '')
    const spans: ConceptSpan[] = []
    const length = readings[0]?.length ?? 0
    for (let first = 0; first < length; first++) {
      const span = this.longestAt(first, readings, local)
      if (span === null) continue
      spans.push(span)
      first = span.last
    }
    return spans
  }

  private longestAt(
    first: number,
    readings: readonly (readonly string[])[],
    local: ConceptsOfLabel | undefined,
  ): ConceptSpan | null {
    let best: ConceptSpan | null = null
    for (const reading of readings) {
      const longest = Math.min(this.longestFrom.get(reading[first] ?? '') ?? 0, reading.length - first)
      const shortest = best === null ? 1 : best.last - first + 2
      for (let length = longest; length >= shortest; length--) {
        const key = reading.slice(first, first + length).join(' ')
        const concepts = local?.get(key) ?? this.conceptsOfLabel.get(key)
        if (concepts === undefined) continue
        best = { first, last: first + length - 1, concepts }
        break
      }
    }
    return best
  }

  private localIn(language: string): ConceptsOfLabel {
    const known = this.localConcepts.get(language) ?? new Map()
    this.localConcepts.set(language, known)
    return known
  }

  private addLabel(tokens: readonly Token[], concept: string, labels: ConceptsOfLabel): void {
    if (tokens.every((token) => isNoise(token.word))) return
    for (const { term, word } of tokens) {
      this.addWord(term, word)
      if (term !== word) this.addWord(word, '')
    }
    const words = tokens.map(({ word }) => word)
    const terms = tokens.map(({ term }) => term)
    this.addKey(words, concept, labels)
    if (terms.some((term, place) => term !== words[place])) this.addKey(terms, concept, labels)
  }

  private addWord(term: string, written: string): void {
    if (this.words.numberOf(term) === 0) this.words.addFrequency(this.words.add(term, written), 1)
  }

  private addKey(words: readonly string[], concept: string, labels: ConceptsOfLabel): void {
    const [first] = words
    if (first === undefined) return
    const key = words.join(' ')
    const concepts = labels.get(key)
    if (concepts === undefined) labels.set(key, [concept])
    else if (!concepts.includes(concept)) concepts.push(concept)
    this.longestFrom.set(first, Math.max(words.length, this.longestFrom.get(first) ?? 0))
  }
}

/** The term under which a concept is indexed; no word looks like it. */
export function conceptTerm(kind: Concept['kind'], id: number | string): string {
  return `#${kind}:${id}`
}

/** The concept of a term. */
export function conceptOf(term: string): { kind: Concept['kind']; id: number } {
  const kind = CONCEPT_KINDS.find((known) => term.startsWith(`#${known}:`))
  if (kind === undefined) throw new Error(`${term} is no concept.`)
  return { kind, id: Number(term.slice(kind.length + 2)) }
}

const CONCEPT_KINDS = ['title', 'function', 'mainFunction', 'skill'] as const

/** Whether a term's concept is of a broader kind than one of the others: a function beside a title. */
export function isWider(term: string, others: readonly string[]): boolean {
  return others.some((other) => breadth(other) < breadth(term))
}

function breadth(term: string): number {
  return KINDS_BY_BREADTH.findIndex((prefix) => term.startsWith(prefix))
}

const KINDS_BY_BREADTH = ['#title:', '#function:', '#mainFunction:']

/** The broader kind of each kind of concept. */
const BROADER_KIND = {
  title: 'function',
  function: 'mainFunction',
  mainFunction: null,
  skill: 'skill',
} as const satisfies Record<Concept['kind'], Concept['kind'] | null>

/** FNV-1a over UTF-16 units. */
function hashText(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash
}
