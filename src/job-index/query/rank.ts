/**
 * Adds to the score of a match the score of the posting as a whole: the phrase in its titles, its age, its language,
 * whether it states its pay. Without a text, the person's wishes take the place of the match.
 */
import { similarityAt } from '../meaning/posting-meaning.ts'
import { complementOf, type DocumentBits } from '../storage/document-bits.ts'
import type { Segment } from '../storage/segment.ts'
import type { KnownLanguages, Reading } from './languages-read.ts'
import { type CompiledWishes, metIn, mostWorth } from './met-wishes.ts'
import {
  freshness,
  languageFit,
  meaningFit,
  type PhraseMatch,
  payFit,
  phraseScore,
  type Tier,
  WITHOUT_TEXT,
} from './scoring.ts'
import type { Meant } from './similar.ts'
import type { ScoredPlan } from './word-scores.ts'

/** What ranking knows of the visitor, by the numbers of the index. */
export interface Reader {
  /** The value for postings in the visitor's language. */
  language: number
  /** Null: all languages are equal. */
  languages: KnownLanguages | null
  wishes: CompiledWishes
  /** Epoch seconds. */
  now: number
}

export interface Rank {
  /** The whole score of a document, from that of its words. */
  score(document: number, wordsScore: number): number
  /** False if the score is below `least`, at much lower cost. Call it from the newest document to the oldest. */
  mayReach(least: number, document: number, wordsScore: number): boolean
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

/** Of similar postings only the language counts beside the similarity: a new one is no nearer than an old one. */
export function rankSimilar(reading: Reading): Rank {
  const score: Rank['score'] = (document, similarity) => similarity * languageFit(reading.tierOf(document))
  return {
    score,
    mayReach: (least, document, similarity) => score(document, similarity) >= least,
    parts: WHOLE,
  }
}

/** `text` null: there is none. */
export function rankIn(
  segment: Segment,
  text: { plan: ScoredPlan; meant: Meant | null } | null,
  reader: Reader,
  reading: Reading,
): Rank {
  const { postedAt, currency, meanings } = segment.columns
  const age = (document: number) => reader.now - (postedAt[document] ?? 0)
  const factor = (document: number) =>
    freshness(age(document)) * languageFit(reading.tierOf(document)) * payFit(currency[document] !== 0)
  if (text === null) {
    const { worth, first } = metIn(segment, reader.wishes)
    const part = (documents: DocumentBits | null, wishes: CompiledWishes): RankedPart => {
      const most = WITHOUT_TEXT + mostWorth(wishes)
      return {
        documents,
        most: (tier, document) =>
          most * ((document === undefined ? 1 : freshness(age(document))) * languageFit(tier)),
      }
    }
    return {
      score: (document) => (WITHOUT_TEXT + worth(document)) * factor(document),
      mayReach: () => true,
      parts:
        first === null
          ? [part(null, [])]
          : [part(first, reader.wishes), part(complementOf(first, segment.size), reader.wishes.slice(1))],
    }
  }
  const { plan, meant } = text
  const within = phraseScore(plan.phraseRarity, 'within')
  const whole = phraseScore(plan.phraseRarity, 'whole')
  // Of the last document examined: the following ones are older.
  let freshest = 1
  return {
    score: (document, wordsScore) => {
      const match = phraseInTitles(segment, document, plan.phrase)
      const bonus = match === 'none' ? 0 : match === 'whole' ? whole : within
      const fit = meant === null ? 1 : meaningFit(similarityAt(meant.vector, meanings, document))
      return (wordsScore + bonus) * fit * factor(document)
    },
    mayReach: (least, document, wordsScore) => {
      if (wordsScore + whole < least) return false
      const fit = languageFit(reading.tierOf(document))
      if ((wordsScore + whole) * (freshest * fit) < least) return false
      freshest = freshness(age(document))
      return (wordsScore + whole) * (freshest * fit * payFit(currency[document] !== 0)) >= least
    },
    parts: WHOLE,
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
