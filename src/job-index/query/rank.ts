/**
 * Adds to the score of a match the score of the posting as a whole: the phrase in its titles, its age, its language.
 */

import { similarityAt } from '../meaning/posting-meaning.ts'
import { hasBit } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import { freshness, languageFit, meaningFit, type PhraseMatch, phraseScore } from './scoring.ts'
import type { Meant } from './similar.ts'
import { bitsOfValue } from './value-bits.ts'
import type { ScoredPlan } from './word-scores.ts'

export interface Rank {
  /** The whole score of a document, from that of its words. */
  score(document: number, wordsScore: number): number
  /** False if the score is below `least`, at much lower cost. Call it from the newest document to the oldest. */
  mayReach(least: number, document: number, wordsScore: number): boolean
}

export interface Reader {
  /** The number of the value for postings in the visitor's language. */
  language: number
  /** Epoch seconds. */
  now: number
}

/** Of similar postings only the language counts beside the similarity: a new one is no nearer than an old one. */
export function rankSimilar(segment: Segment, { language }: Reader): Rank {
  const inOwnLanguage = bitsOfValue(segment, language)
  const score: Rank['score'] = (document, similarity) =>
    similarity * languageFit(hasBit(inOwnLanguage, document))
  return { score, mayReach: (least, document, similarity) => score(document, similarity) >= least }
}

export function rankIn(
  segment: Segment,
  plan: ScoredPlan,
  meant: Meant | null,
  { language, now }: Reader,
): Rank {
  const { postedAt, meanings } = segment.columns
  const inOwnLanguage = bitsOfValue(segment, language)
  const within = phraseScore(plan.phraseRarity, 'within')
  const whole = phraseScore(plan.phraseRarity, 'whole')
  // Of the last document examined: the following ones are older.
  let freshest = 1
  const factor = (document: number) =>
    freshness(now - (postedAt[document] ?? 0)) * languageFit(hasBit(inOwnLanguage, document))
  return {
    score: (document, wordsScore) => {
      const match = phraseInTitles(segment, document, plan.phrase)
      const bonus = match === 'none' ? 0 : match === 'whole' ? whole : within
      const fit = meant === null ? 1 : meaningFit(similarityAt(meant.vector, meanings, document))
      return (wordsScore + bonus) * fit * factor(document)
    },
    mayReach: (least, document, wordsScore) => {
      if (wordsScore + whole < least) return false
      const fit = languageFit(hasBit(inOwnLanguage, document))
      if ((wordsScore + whole) * (freshest * fit) < least) return false
      freshest = freshness(now - (postedAt[document] ?? 0))
      return (wordsScore + whole) * (freshest * fit) >= least
    },
  }
}

function phraseInTitles(
  { columns: { titleStart, titleTerms } }: Segment,
  document: number,
  phrase: readonly (readonly number[])[],
): PhraseMatch {
  const from = titleStart[document] ?? 0
  const to = titleStart[document + 1] ?? 0
  let match: PhraseMatch = 'none'
  for (let start = from; start + phrase.length <= to; start++) {
    let matched = 0
    while (matched < phrase.length && includes(phrase[matched], titleTerms[start + matched] ?? 0)) matched++
    if (matched < phrase.length) continue
    const opens = start === from || titleTerms[start - 1] === 0
    const closes = start + matched === to || titleTerms[start + matched] === 0
    if (opens && closes) return 'whole'
    match = 'within'
  }
  return match
}

function includes(terms: readonly number[] | undefined, term: number): boolean {
  if (terms === undefined) return false
  for (let index = 0; index < terms.length; index++) if (terms[index] === term) return true
  return false
}
