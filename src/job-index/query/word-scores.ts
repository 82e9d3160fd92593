/**
 * The words and concepts of a plan as the index stores them: numbers instead of strings, and the score of an occurrence
 * of each. Computed once per query, since every segment needs it; it is invalid after the query.
 */
import { isWider, namesField, namesJob } from '../concept-terms.ts'
import type { Vocabulary } from '../storage/vocabulary.ts'
import type { PlanUnit, QueryPlan } from './plan.ts'
import { conceptScore, rarity, wordScore } from './scoring.ts'
import { scratchScores } from './scratch.ts'

export interface ScoredPlan {
  units: readonly ScoredUnit[]
  /** The query as a run of title terms: for each word the terms it may be. */
  phrase: readonly (readonly number[])[]
  /** The rarities of the phrase's words, summed. */
  phraseRarity: number
}

export interface ScoredUnit {
  /** It is the name of a job, not only of a skill. */
  namesJob: boolean
  isOfSentence: boolean
  words: readonly ScoredTerms[]
  /** Each concept separately. */
  concepts: readonly ScoredTerms[]
  /** Those of them that are no field of work; null: none is one. */
  ownConcepts: readonly ScoredTerms[] | null
}

/** Alternative terms: a posting needs one of them. */
export interface ScoredTerms {
  terms: readonly number[]
  /** By weight. */
  byWeight: Float64Array
  /** For the highest weight by the length of the title; null if the length makes no difference. */
  byTitleLength: Float64Array | null
}

export interface Statistics {
  vocabulary: Vocabulary
  /** Live postings of the whole index. */
  documents: number
}

export function scorePlan(plan: QueryPlan, statistics: Statistics): ScoredPlan {
  let phraseRarity = 0
  for (const alternatives of plan.phrase) phraseRarity += wordRarity(alternatives, statistics)
  return {
    units: plan.units.map((unit) => scoreUnit(unit, statistics)),
    phrase: plan.phrase.map((alternatives) => numbersOf(alternatives, statistics.vocabulary)),
    phraseRarity,
  }
}

export function scoreUnit(
  { words, concepts, isOfSentence }: Omit<PlanUnit, 'typed'>,
  statistics: Statistics,
): ScoredUnit {
  const scored = concepts.map((concept) => scoreConcept(concept, isWider(concept, concepts), statistics))
  return {
    namesJob: concepts.some(namesJob),
    isOfSentence,
    words: words.map((alternatives) => scoreWord(alternatives, statistics)),
    concepts: scored,
    ownConcepts: concepts.some(namesField)
      ? scored.filter((_, place) => !namesField(concepts[place] ?? ''))
      : null,
  }
}

/** A word is as rare as all its forms together. */
export function wordRarity(
  alternatives: readonly string[],
  { vocabulary, documents }: { vocabulary: Pick<Vocabulary, 'frequency'>; documents: number },
): number {
  let frequency = 0
  for (const term of alternatives) frequency += vocabulary.frequency(term)
  return rarity(documents, frequency)
}

function scoreWord(alternatives: readonly string[], statistics: Statistics): ScoredTerms {
  const telling = wordRarity(alternatives, statistics)
  return {
    terms: numbersOf(alternatives, statistics.vocabulary),
    byWeight: Float64Array.from(WEIGHTS, (weight) => wordScore(telling, weight, 0)),
    byTitleLength: scoresByTitleLength(telling),
  }
}

function scoresByTitleLength(telling: number): Float64Array {
  const scores = scratchScores(TITLE_LENGTHS)
  for (let length = 0; length < TITLE_LENGTHS; length++) scores[length] = wordScore(telling, HIGHEST, length)
  return scores
}

function scoreConcept(concept: string, wider: boolean, { vocabulary, documents }: Statistics): ScoredTerms {
  const telling = rarity(documents, vocabulary.frequency(concept))
  return {
    terms: numbersOf([concept], vocabulary),
    byWeight: Float64Array.from(WEIGHTS, (weight) => conceptScore(telling, weight, wider)),
    byTitleLength: null,
  }
}

export const HIGHEST = 3
const WEIGHTS = [0, 1, 2, HIGHEST]
const TITLE_LENGTHS = 256

function numbersOf(terms: readonly string[], vocabulary: Vocabulary): number[] {
  return terms.map((term) => vocabulary.numberOf(term)).filter((number) => number > 0)
}
