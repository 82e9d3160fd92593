/**
 * Finds and scores the live documents of one segment that match a query's plan. Scores are added up in the
 * order of the plan, never in the order of list lengths: floating-point sums depend on it, and equal postings
 * must get equal scores in every segment.
 */
import type { FacetValues } from '../storage/facet-values.ts'
import { placeOfKey, readPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import { both, either, MatchCollector, type Matches, most, NO_MATCHES } from './matches.ts'
import type { PlanUnit, QueryPlan } from './plan.ts'
import {
  conceptScore,
  freshness,
  languageFit,
  type PhraseMatch,
  phraseScore,
  rarity,
  wordScore,
} from './scoring.ts'

export interface TextContext {
  vocabulary: Vocabulary
  facetValues: FacetValues
  /** BCP 47: of the one who asks. */
  language: string
  /** Live postings of the whole index. */
  documents: number
  /** Epoch seconds. */
  now: number
}

/** Postings that match every unit of the plan. */
export function matchAll(segment: Segment, plan: QueryPlan, context: TextContext): Matches {
  return rank(segment, matchUnits(segment, plan, context), plan, context)
}

/** Postings that match at least half of the units: what is shown if no posting at all matches every one. */
export function matchMost(segment: Segment, plan: QueryPlan, context: TextContext): Matches {
  const lists = plan.units.map((unit) => matchUnit(segment, unit, context))
  return rank(segment, most(lists, Math.ceil(lists.length / 2), segment.size), plan, context)
}

/** Whether any posting matches every unit of the plan. */
export function hasMatch(segment: Segment, plan: QueryPlan, context: TextContext): boolean {
  return matchUnits(segment, plan, context).documents.some((document) => segment.dead[document] === 0)
}

/** Postings with all the words, unscored, as a list of documents. */
export function documentsWith(segment: Segment, unit: PlanUnit, context: TextContext): Uint32Array {
  return matchUnit(segment, unit, context).documents
}

function matchUnits(segment: Segment, plan: QueryPlan, context: TextContext): Matches {
  let matches: Matches | null = null
  for (const unit of plan.units) {
    const matching = matchUnit(segment, unit, context)
    matches = matches === null ? matching : both(matches, matching)
    if (matches.documents.length === 0) return NO_MATCHES
  }
  return matches ?? NO_MATCHES
}

function matchUnit(segment: Segment, unit: PlanUnit, context: TextContext): Matches {
  let words: Matches | null = null
  for (const alternatives of unit.words) {
    const word = matchWord(segment, alternatives, context)
    words = words === null ? word : both(words, word)
  }
  let concepts = NO_MATCHES
  for (const concept of unit.concepts) {
    concepts = either(concepts, matchConcept(segment, concept, context), 'highest')
  }
  return either(words ?? NO_MATCHES, concepts, 'sum')
}

function matchWord(segment: Segment, alternatives: readonly string[], context: TextContext): Matches {
  const { titleLength } = segment.columns
  const telling = wordRarity(alternatives, context)
  let matches = NO_MATCHES
  for (const term of alternatives) {
    const scored = scoreEntries(segment, term, context, (document, weight) =>
      wordScore(telling, weight, titleLength[document] ?? 0),
    )
    matches = either(matches, scored, 'highest')
  }
  return matches
}

function matchConcept(segment: Segment, concept: string, context: TextContext): Matches {
  const telling = rarity(context.documents, context.vocabulary.frequency(concept))
  return scoreEntries(segment, concept, context, (_document, weight) => conceptScore(telling, weight))
}

function scoreEntries(
  segment: Segment,
  term: string,
  { vocabulary }: TextContext,
  score: (document: number, weight: number) => number,
): Matches {
  const number = vocabulary.numberOf(term)
  if (number === 0) return NO_MATCHES
  const entries = readPostings(segment.columns.termPostings, number)
  const scores = new Float64Array(entries.length)
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] ?? 0
    scores[index] = score(entry >>> 2, entry & 3)
    entries[index] = entry >>> 2
  }
  return { documents: entries, scores }
}

/** A word is as rare as all its forms together. */
export function wordRarity(
  alternatives: readonly string[],
  {
    vocabulary,
    documents,
  }: Pick<TextContext, 'documents'> & {
    vocabulary: Pick<Vocabulary, 'frequency'>
  },
): number {
  let frequency = 0
  for (const term of alternatives) frequency += vocabulary.frequency(term)
  return rarity(documents, frequency)
}

/**
 * Leaves out dead documents and adds what concerns the posting as a whole: the phrase, its age and its
 * language.
 */
function rank(segment: Segment, matches: Matches, plan: QueryPlan, context: TextContext): Matches {
  const { documents, scores } = matches
  const { postedAt } = segment.columns
  const phrase = plan.phrase.map((alternatives) => numbersOf(alternatives, context.vocabulary))
  let total = 0
  for (const alternatives of plan.phrase) total += wordRarity(alternatives, context)
  const number = context.facetValues.numberOf('languages', context.language)
  const language = placeOfKey(segment.columns.valuePostings, number)
  const scoreOf = (document: number, base: number) => {
    const bonus = phraseScore(total, phraseInTitles(segment, document, phrase))
    const age = context.now - (postedAt[document] ?? 0)
    return (base + bonus) * freshness(age) * languageFit(hasValue(segment, document, language))
  }
  const ranked = new MatchCollector(documents.length)
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0
    if (segment.dead[document] === 0) ranked.add(document, scoreOf(document, scores[index] ?? 0))
  }
  return ranked.finish()
}

function hasValue({ columns: { valueStart, values } }: Segment, document: number, value: number): boolean {
  const end = valueStart[document + 1] ?? 0
  for (let position = valueStart[document] ?? 0; position < end; position++) {
    if (values[position] === value) return true
  }
  return false
}

function numbersOf(terms: readonly string[], vocabulary: Vocabulary): number[] {
  return terms.map((term) => vocabulary.numberOf(term)).filter((number) => number > 0)
}

function phraseInTitles(
  segment: Segment,
  document: number,
  phrase: readonly (readonly number[])[],
): PhraseMatch {
  const { titleStart, titleTerms } = segment.columns
  const from = titleStart[document] ?? 0
  const to = titleStart[document + 1] ?? 0
  let match: PhraseMatch = 'none'
  for (let start = from; start + phrase.length <= to; start++) {
    let matched = 0
    while (matched < phrase.length && phrase[matched]?.includes(titleTerms[start + matched] ?? 0)) matched++
    if (matched < phrase.length) continue
    const opens = start === from || titleTerms[start - 1] === 0
    const closes = start + matched === to || titleTerms[start + matched] === 0
    if (opens && closes) return 'whole'
    match = 'within'
  }
  return match
}
