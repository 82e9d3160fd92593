/**
 * Adds to the score of a match the score of the posting as a whole: the phrase in its titles, its age, its language,
 * whether it states its pay, whether it is on hold. Without a text, the person's wishes take the place of the match.
 */
import { complementOf, type DocumentBits } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import { type CompiledWishes, metIn, mostWorth } from './met-wishes.ts'
import {
  freshness,
  holdFit,
  languageFit,
  meaningFit,
  mostFit,
  type PhraseMatch,
  payFit,
  phraseScore,
  type Tier,
  WITHOUT_TEXT,
} from './scoring.ts'
import type { Meant } from './similar.ts'
import { similarityIn } from './similarity.ts'
import type { Standing, StandingValues } from './standing.ts'
import type { ScoredPlan } from './word-scores.ts'

/** What ranking knows of the visitor, by the numbers of the index. */
export interface Reader extends StandingValues {
  /** The value for postings in the visitor's language. */
  language: number
  wishes: CompiledWishes
  /** Epoch seconds. */
  now: number
}

export interface Rank {
  /** The whole score of a document, from that of its words. */
  score(document: number, wordsScore: number): number
  /** The same taken apart, without that of its words. */
  explained(document: number): ScoreParts
  /**
   * The same score; if it is below `least`, anything below that, at much lower cost. Call it from the newest document to
   * the oldest.
   */
  scoreFrom(least: number, document: number, wordsScore: number): number
  /** Parts of the segment in the order in which to examine them. The same number in every segment. */
  parts: readonly RankedPart[]
}

/** Documents of which it is known how good they can be. */
export interface RankedPart {
  /** Null: all of the segment. */
  documents: DocumentBits | null
  /** The highest score of a document of this age and of older ones. */
  most(tier: Tier, document?: number): number
}

const WHOLE: readonly RankedPart[] = [{ documents: null, most: () => Number.POSITIVE_INFINITY }]

/** A score is the sum of what is added up times the factors; by name. */
export interface ScoreParts {
  added: Readonly<Record<string, number>>
  factors: Readonly<Record<string, number>>
}

/**
 * Of similar postings only the language and whether they are on hold count beside the similarity: a new one is no nearer
 * than an old one.
 */
export function rankSimilar(standing: Standing): Rank {
  const language = (document: number) => languageFit(standing.languageOf(document))
  const hold = (document: number) => holdFit(standing.isOnHold(document))
  const score: Rank['score'] = (document, similarity) => similarity * language(document) * hold(document)
  return {
    score,
    explained: (document) => ({ added: {}, factors: { language: language(document), hold: hold(document) } }),
    scoreFrom: (_least, document, similarity) => score(document, similarity),
    parts: WHOLE,
  }
}

/** `text` null: there is none. */
export function rankIn(
  segment: Segment,
  text: { plan: ScoredPlan; meant: Meant | null } | null,
  reader: Reader,
  standing: Standing,
): Rank {
  const { postedAt, currency } = segment.columns
  const age = (document: number) => reader.now - (postedAt[document] ?? 0)
  const language = (document: number) => languageFit(standing.languageOf(document))
  const pay = (document: number) => payFit(currency[document] !== 0)
  const hold = (document: number) => holdFit(standing.isOnHold(document))
  const factor = (document: number) =>
    freshness(age(document)) * language(document) * pay(document) * hold(document)
  const factors = (document: number) => ({
    freshness: freshness(age(document)),
    language: language(document),
    pay: pay(document),
    hold: hold(document),
  })
  if (text === null) {
    const { worth, first } = metIn(segment, reader.wishes)
    const part = (documents: DocumentBits | null, wishes: CompiledWishes): RankedPart => {
      const most = WITHOUT_TEXT + mostWorth(wishes)
      return {
        documents,
        most: (tier, document) =>
          most * ((document === undefined ? 1 : freshness(age(document))) * mostFit(tier)),
      }
    }
    const score: Rank['score'] = (document) => (WITHOUT_TEXT + worth(document)) * factor(document)
    return {
      score,
      explained: (document) => ({
        added: { any: WITHOUT_TEXT, wishes: worth(document) },
        factors: factors(document),
      }),
      scoreFrom: (_least, document, wordsScore) => score(document, wordsScore),
      parts:
        first === null
          ? [part(null, [])]
          : [part(first, reader.wishes), part(complementOf(first, segment.size), reader.wishes.slice(1))],
    }
  }
  const { plan, meant } = text
  const within = phraseScore(plan.phraseRarity, 'within')
  const whole = phraseScore(plan.phraseRarity, 'whole')
  const bonus = (document: number) => {
    const match = phraseInTitles(segment, document, plan.phrase)
    return match === 'none' ? 0 : match === 'whole' ? whole : within
  }
  const similarity = meant && similarityIn(segment, meant.vector)
  const meaning = (document: number) => (similarity ? meaningFit(similarity(document)) : 1)
  // Of the last document examined: the following ones are older.
  let freshest = 1
  return {
    score: (document, wordsScore) => (wordsScore + bonus(document)) * meaning(document) * factor(document),
    explained: (document) => ({
      added: { phrase: bonus(document) },
      factors: { meaning: meaning(document), ...factors(document) },
    }),
    scoreFrom: (least, document, wordsScore) => {
      if (wordsScore + whole < least) return TOO_LOW
      const read = language(document)
      if ((wordsScore + whole) * (freshest * read) < least) return TOO_LOW
      freshest = freshness(age(document))
      const factor = freshest * read * pay(document) * hold(document)
      if ((wordsScore + whole) * factor < least) return TOO_LOW
      const added = wordsScore + bonus(document)
      return added * factor < least ? TOO_LOW : added * meaning(document) * factor
    },
    parts: WHOLE,
  }
}

const TOO_LOW = Number.NEGATIVE_INFINITY

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
