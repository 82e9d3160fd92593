/** The order of the naive oracle: what it thinks of a posting as a whole, and of an employer with many. */
import { isInRanges } from '#shared/languages-read.ts'
import { conceptTerm } from './concept-terms.ts'
import { comparablePay } from './query/best-hits.ts'
import { jobsNamed } from './query/met-wishes.ts'
import { payOverlaps } from './query/pay-bits.ts'
import {
  freshness,
  holdFit,
  type LanguageTier,
  languageFit,
  ON_HOLD,
  payFit,
  varietyFit,
  WITHOUT_TEXT,
} from './query/scoring.ts'
import type { JobIndexSettings } from './settings.ts'
import type { JobDocument, JobQuery, Wish } from './types.ts'

export interface Match {
  document: JobDocument
  score: number
}

export interface RankingTables {
  settings: Pick<JobIndexSettings, 'now' | 'concepts' | 'facets' | 'payBands'>
  /** From one currency to another; NaN if it is not known. */
  rate: (from: string, to: string) => number
  hasTerm: (document: JobDocument, term: string) => boolean
  /** The similarity of a posting's titles to a text; 0 unless both are near the same titles. */
  similarity: (document: JobDocument, text: string) => number
}

/** By relevance the scores contain the tiers; by date and pay the order begins anew for each tier. */
export function inOrder(matches: readonly Match[], query: JobQuery, tables: RankingTables): Match[] {
  if (query.sort === 'relevance') return byRelevance(matches)
  return sorted(
    matches.map((match) => ({
      ...match,
      tier: match.document.isOnHold ? ON_HOLD : languageOf(match.document, query),
      key: query.sort === 'newest' ? 0 : payKey(match.document, tables),
    })),
  )
}

export const byRelevance = (matches: readonly Match[]): Match[] =>
  sorted(varied(sorted(matches.map(byScore))))

const byScore = (match: Match): Keyed => ({ ...match, tier: 0, key: match.score })

type Keyed = Match & { tier: number; key: number }

const sorted = (matches: readonly Keyed[]): Keyed[] =>
  [...matches].sort(
    (a, b) =>
      a.tier - b.tier ||
      b.key - a.key ||
      b.document.postedAt - a.document.postedAt ||
      b.document.id - a.document.id,
  )

/** `matches` in the order of their scores. */
function varied(matches: readonly Keyed[]): Keyed[] {
  const seen = new Map<number | string, number>()
  return matches.map((match) => {
    const [employer = 0] = match.document.values.companyIds ?? []
    const better = employer === 0 ? 0 : (seen.get(employer) ?? 0)
    seen.set(employer, better + 1)
    const key = match.key * varietyFit(better)
    return { ...match, key, score: key }
  })
}

const payKey = ({ pay }: JobDocument, { rate }: RankingTables): number =>
  pay === null ? -1 : comparablePay(pay.max, rate(pay.currency, 'USD'))

/** The factors of a posting as a whole. */
export function postingFit(document: JobDocument, query: JobQuery, { settings }: RankingTables): number {
  const age = settings.now() - document.postedAt
  return (
    freshness(age) *
    languageFit(languageOf(document, query)) *
    payFit(document.pay !== null) *
    holdFit(document.isOnHold)
  )
}

export function scoreWithoutText(document: JobDocument, query: JobQuery, tables: RankingTables): number {
  if (query.sort !== 'relevance') return 0
  return (WITHOUT_TEXT + worthOf(document, query, tables)) * postingFit(document, query, tables)
}

/** A posting in several languages is in the best tier of them. */
export function languageOf({ values: { languages = [] } }: JobDocument, { reads }: JobQuery): LanguageTier {
  if (reads === undefined) return 0
  const isIn = (ranges: readonly string[]) =>
    languages.some((tag) => tag !== '' && isInRanges(String(tag), ranges))
  if (isIn(reads.well)) return 0
  return isIn(reads.also) ? 1 : 2
}

const worthOf = (document: JobDocument, query: JobQuery, tables: RankingTables): number =>
  placesMetBy(document, query, tables)
    .map((place, list) => query.wishes?.[list]?.[place]?.worth ?? 0)
    .reduce((sum, worth) => sum + worth, 0)

/** Of each list of wishes the place of the most valuable one that is met, -1 for none. */
export const placesMet = (page: readonly Match[], query: JobQuery, tables: RankingTables): number[][] =>
  page.map(({ document }) => placesMetBy(document, query, tables))

function placesMetBy(
  document: JobDocument,
  { wishes = [], language }: JobQuery,
  { settings, rate, hasTerm, similarity }: RankingTables,
): number[] {
  const isMet = (wish: Wish) => {
    const { pay } = document
    if ('pay' in wish) {
      const { from, currency } = wish.pay
      return pay !== null && payOverlaps({ from, to: null }, pay.min, pay.max, rate(pay.currency, currency))
    }
    if ('meaning' in wish) return similarity(document, wish.meaning) >= wish.least
    if ('values' in wish) {
      return Object.entries(wish.values).some(([facet, ids]) =>
        ids?.some((id) => id !== 0 && document.values[facet]?.includes(id)),
      )
    }
    const terms =
      'words' in wish
        ? jobsNamed(wish.words, language, settings.concepts)
        : wish.concepts.map(({ kind, id }) => conceptTerm(kind, id))
    return terms.some((term) => hasTerm(document, term))
  }
  return wishes.map((list) => {
    const met = list.filter(isMet)
    const most = Math.max(...met.map(({ worth }) => worth))
    return list.findIndex((wish) => met.includes(wish) && wish.worth === most)
  })
}
