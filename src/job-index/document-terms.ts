/**
 * The terms of a posting: its words and concepts, each with a weight for the best place in which it occurs, and its
 * titles as sequences of terms. One posting has one weight per term, from 0 to 3: with two bits beside every entry of a
 * posting list the index ranks nearly as well as with full frequencies and positions, at a fraction of their size.
 * `scoring.ts` decides what a weight is worth.
 */
import { withoutMoneyCodes } from '#shared/money-codes.ts'
import type { ConceptDictionary } from './concept-dictionary.ts'
import { conceptTerm, namesJob } from './concept-terms.ts'
import { analyse, eachTerm } from './text/analyse.ts'
import { foldText } from './text/fold.ts'
import { isNoise } from './text/noise-words.ts'
import { shorterForms } from './text/tokens.ts'
import type { JobDocument } from './types.ts'

/** The place of a term, from the least significant to the most. */
const WEIGHT = { description: 0, repeated: 1, company: 2, title: 3 } as const

export interface DocumentTerms {
  /** Term to weight. */
  weights: Map<string, number>
  /** The terms of each title, in order. */
  titles: string[][]
  /** From a term to the word as written, if they differ. */
  written: Map<string, string>
}

export function documentTerms(document: JobDocument, concepts: ConceptDictionary): DocumentTerms {
  const found: DocumentTerms = { weights: new Map(), titles: [], written: new Map() }
  for (const text of document.texts) addDescription(text.description, text.lang, found)
  const language = document.texts[0]?.lang ?? ''
  for (const name of [document.companyName, ...(document.placeNames ?? [])]) {
    for (const token of analyse(name, language)) {
      raise(found.weights, token.term, WEIGHT.company)
      raise(found.weights, token.word, WEIGHT.company)
    }
  }
  addConcepts(document, concepts, found)
  addSkilledTitles(document, concepts, found)
  const trades = tradesOf(document, concepts)
  for (const text of document.texts) addTitle(text.title, text.lang, trades, concepts, found)
  return found
}

/** Counts occurrences first (a frequent word is the subject of the posting), then turns the counts into weights. */
function addDescription(description: string, language: string, { weights, written }: DocumentTerms): void {
  const counts = new Map<string, number>()
  eachTerm(withoutMoneyCodes(description).replace(PRONOUNS, ' '), language, (term, word) => {
    const count = counts.get(term)
    if (count !== undefined) {
      counts.set(term, count + 1)
      return
    }
    if (isNoise(word)) return
    counts.set(term, 1)
    if (term !== word) written.set(term, word)
    for (const shorter of shorterForms(word)) raise(weights, shorter, WEIGHT.description)
  })
  for (const [term, count] of counts) raise(weights, term, count >= 3 ? WEIGHT.repeated : WEIGHT.description)
}

/**
 * Lower case distinguishes the pronoun from the field: a visitor who searches for IT does not want every English text.
 */
const PRONOUNS = /\b[Ii]t\b/g

/** The terms of the functions that a posting is given by id, and of all broader ones. */
function tradesOf({ values }: JobDocument, concepts: ConceptDictionary): ReadonlySet<string> {
  const functions = (values.functionIds ?? []).map((id) => conceptTerm('function', id))
  return new Set(functions.flatMap((term) => concepts.withBroader(term)))
}

function addTitle(
  title: string,
  language: string,
  trades: ReadonlySet<string>,
  concepts: ConceptDictionary,
  found: DocumentTerms,
): void {
  const tokens = analyse(title, language)
  for (const { term, word, gram } of tokens) {
    raise(found.weights, term, WEIGHT.title)
    if (term !== word) found.written.set(term, word)
    // A single Chinese or Japanese character is searchable in titles only.
    for (const shorter of gram ? word : shorterForms(word)) raise(found.weights, shorter, WEIGHT.title)
  }
  found.titles.push(tokens.map((token) => token.term))
  const head = foldText(title).search(AFTER_HEAD)
  const named = concepts.spansOf(tokens, language).flatMap((span) => {
    const isBeside = head > 0 && (tokens[span.first]?.start ?? 0) >= head
    return span.concepts.filter((concept) => !isBeside || !isOfOtherTrade(concept, trades, concepts))
  })
  for (const concept of new Set([...named, ...specialTitles(named, concepts)]))
    addConcept(concept, WEIGHT.title, concepts, found)
}

/** What follows the head of a title is a team, a customer or a place: "Product Manager, Developer Experience". */
const AFTER_HEAD = /(?<=.{3})(?:[,|(:]|\s[-–—]\s)/

/** False where the posting's trade is not known. */
const isOfOtherTrade = (concept: string, trades: ReadonlySet<string>, concepts: ConceptDictionary): boolean =>
  trades.size > 0 && namesJob(concept) && !concepts.withBroader(concept).some((term) => trades.has(term))

function addConcepts(document: JobDocument, concepts: ConceptDictionary, found: DocumentTerms): void {
  const add = (
    kind: 'title' | 'function' | 'mainFunction' | 'skill',
    ids: readonly (number | string)[] = [],
  ) => {
    for (const id of ids) addConcept(conceptTerm(kind, id), WEIGHT.company, concepts, found)
  }
  const { values } = document
  add('title', values.titleIds)
  add('function', values.functionIds)
  add('mainFunction', values.mainFunctionIds)
  add('skill', values.skillIds)
}

/**
 * The titles that the skills and titles of a posting's ids make together. A listed skill says less than one in the
 * title. So their function must be the posting's: a sales representative who serves customers is no customer service
 * representative. And a title that is named after a skill says it all: an iOS developer who knows Python is no
 * Python developer.
 */
function addSkilledTitles({ values }: JobDocument, concepts: ConceptDictionary, found: DocumentTerms): void {
  const terms = (kind: 'title' | 'function' | 'skill', ids: readonly (number | string)[] = []) =>
    ids.map((id) => conceptTerm(kind, id))
  const functions = terms('function', values.functionIds)
  const jobs = terms('title', values.titleIds).filter((title) => !concepts.isNamedAfterSkill(title))
  for (const title of specialTitles([...terms('skill', values.skillIds), ...jobs], concepts))
    if (concepts.withBroader(title).some((broader) => functions.includes(broader)))
      addConcept(title, WEIGHT.company, concepts, found)
}

/** The titles that jobs and skills make together: "Software Engineer" and "Java" make a Java developer. */
const specialTitles = (named: readonly string[], concepts: ConceptDictionary): string[] =>
  named.flatMap((skill) => concepts.titlesWith(skill, named.filter(namesJob)))

function addConcept(
  concept: string,
  weight: number,
  concepts: ConceptDictionary,
  { weights }: DocumentTerms,
): void {
  for (const term of concepts.withBroader(concept)) raise(weights, term, weight)
  for (const general of concepts.generalOf(concept)) {
    for (const term of concepts.withBroader(general)) raise(weights, term, Math.min(weight, WEIGHT.company))
  }
}

function raise(weights: Map<string, number>, term: string, weight: number): void {
  const known = weights.get(term)
  if (known === undefined || known < weight) weights.set(term, weight)
}
