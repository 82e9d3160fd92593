import { allGeneral, ConceptDictionary, type DictionaryColumns } from './concept-dictionary.ts'
import { conceptTerm } from './concept-terms.ts'
import { KnownWords, type WrittenWord } from './known-words.ts'
import type { LabelTable } from './label-table.ts'
import { NameSpelling } from './name-spelling.ts'
import { NumberLists } from './storage/number-lists.ts'
import { TextTable } from './storage/text-list.ts'
import { ANALYSIS_VERSION, analyse, type Token } from './text/analyse.ts'
import { isNoise } from './text/noise-words.ts'
import type { Concept } from './types.ts'
import { UnspacedLabels } from './unspaced-labels.ts'

/** The dictionary of a list of concepts. A hundred thousand labels take a second. */
export const dictionaryOf = (concepts: readonly Concept[]): ConceptDictionary =>
  new ConceptDictionary(columnsOf(concepts))

function columnsOf(concepts: readonly Concept[]): DictionaryColumns {
  const terms = numberedTerms(concepts)
  const broader = new Uint32Array(terms.size)
  const kindOf: number[][] = Array.from(terms, () => [])
  const found: Found = { words: new Map(), longestFrom: new Map() }
  const labels: ConceptsOfLabel = new Map()
  const localLabels = new Map<string, ConceptsOfLabel>()
  const numberOf = (term: string) => terms.get(term) ?? 0
  for (const concept of concepts) {
    const number = numberOf(termOf(concept))
    const next = broaderTerm(concept)
    if (next !== null) broader[number] = numberOf(next) + 1
    kindOf[number] = generalTerms(concept).map(numberOf)
    for (const { lang, text, local } of concept.labels) {
      const into = local ? (localLabels.get(lang) ?? new Map<string, number[]>()) : labels
      if (local) localLabels.set(lang, into)
      addLabel({ lang, tokens: analyse(text, lang) }, number, into, found)
    }
  }
  const labelTable = tableOf(labels)
  const specials = specialsOf(concepts, labels, kindOf, numberOf)
  return {
    fingerprint: fingerprintOf(concepts),
    terms: [...terms.keys()],
    broader,
    kindOf: NumberLists.of(kindOf),
    specials: NumberLists.of(Array.from(terms.values(), (number) => [...(specials.get(number) ?? [])])),
    labels: labelTable,
    unspaced: UnspacedLabels.of(labelTable.keys.texts),
    localLabels: new Map([...localLabels].map(([lang, local]) => [lang, tableOf(local)])),
    firstWords: TextTable.of([...found.longestFrom.keys()]),
    longestFrom: Uint8Array.from(found.longestFrom.values()),
    words: KnownWords.of(found.words),
    names: NameSpelling.of(
      concepts.map((concept) => ({ number: numberOf(termOf(concept)), labels: concept.labels })),
    ),
  }
}

/** By skill, the titles that are called like it and a more general title: "Java Developer" is a developer. */
function specialsOf(
  concepts: readonly Concept[],
  labels: ConceptsOfLabel,
  kindOf: readonly (readonly number[])[],
  numberOf: (term: string) => number,
): ReadonlyMap<number, ReadonlySet<number>> {
  const skills = new Set(
    concepts.filter(({ kind }) => kind === 'skill').map((each) => numberOf(termOf(each))),
  )
  const specials = new Map<number, Set<number>>()
  for (const concept of concepts) {
    const number = numberOf(termOf(concept))
    const general = allGeneral(number, (each) => kindOf[each] ?? [])
    for (const { lang, text } of general.size === 0 ? [] : concept.labels) {
      const words = analyse(text, lang).map(({ word }) => word)
      const last = labels.get(words.at(-1) ?? '') ?? []
      if (!last.some((each) => general.has(each))) continue
      for (const skill of labels.get(words.slice(0, -1).join(' ')) ?? [])
        if (skills.has(skill)) specials.set(skill, (specials.get(skill) ?? new Set()).add(number))
    }
  }
  return specials
}

/** The terms of the concepts, and of those that they name as broader or more general. */
function numberedTerms(concepts: readonly Concept[]): ReadonlyMap<string, number> {
  const named = concepts.flatMap((concept) => [
    termOf(concept),
    broaderTerm(concept) ?? [],
    generalTerms(concept),
  ])
  return new Map([...new Set(named.flat())].map((term, number) => [term, number]))
}

const termOf = ({ kind, id }: Concept): string => conceptTerm(kind, id)

const generalTerms = ({ kind, kindOf = [] }: Concept): string[] => kindOf.map((id) => conceptTerm(kind, id))

function broaderTerm({ kind, broader }: Concept): string | null {
  const broaderKind = BROADER_KIND[kind]
  return broader === null || broaderKind === null ? null : conceptTerm(broaderKind, broader)
}

/** The broader kind of each kind of concept. */
const BROADER_KIND = {
  title: 'function',
  function: 'mainFunction',
  mainFunction: null,
  skill: 'skill',
} as const satisfies Record<Concept['kind'], Concept['kind'] | null>

/** From the joined tokens of a label to the numbers of its concepts. */
type ConceptsOfLabel = Map<string, number[]>

interface Found {
  words: Map<string, WrittenWord>
  longestFrom: Map<string, number>
}

function addLabel(
  { lang, tokens }: { lang: string; tokens: readonly Token[] },
  concept: number,
  labels: ConceptsOfLabel,
  found: Found,
): void {
  if (tokens.every((token) => isNoise(token.word))) return
  for (const { term, word } of tokens) {
    addWord(term, term === word ? '' : word, lang, found)
    addWord(word, '', lang, found)
  }
  const words = tokens.map(({ word }) => word)
  const terms = tokens.map(({ term }) => term)
  addKey(words, concept, labels, found)
  if (terms.some((term, place) => term !== words[place])) addKey(terms, concept, labels, found)
}

function addWord(term: string, written: string, lang: string, { words }: Found): void {
  const known = words.get(term)
  if (known === undefined) words.set(term, { written, languages: new Set([lang]) })
  else {
    known.languages.add(lang)
    if (written === '') known.written = ''
  }
}

function addKey(words: readonly string[], concept: number, labels: ConceptsOfLabel, found: Found): void {
  const [first] = words
  if (first === undefined) return
  const key = words.join(' ')
  const concepts = labels.get(key)
  if (concepts === undefined) labels.set(key, [concept])
  else if (!concepts.includes(concept)) concepts.push(concept)
  found.longestFrom.set(first, Math.max(Math.min(words.length, 255), found.longestFrom.get(first) ?? 0))
}

const tableOf = (labels: ConceptsOfLabel): LabelTable => ({
  keys: TextTable.of([...labels.keys()]),
  concepts: NumberLists.of([...labels.values()]),
})

function fingerprintOf(concepts: readonly Concept[]): string {
  let hash = hashText(String(ANALYSIS_VERSION), 0x811c9dc5)
  for (const concept of concepts) {
    hash = hashText(`${termOf(concept)}<${concept.broader ?? ''}<${generalTerms(concept)}`, hash)
    for (const { lang, text, local } of concept.labels)
      hash = hashText(`${lang}${local ? '!' : ':'}${text}`, hash)
  }
  return hash.toString(16)
}

/** FNV-1a over UTF-16 units. */
function hashText(text: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash
}
