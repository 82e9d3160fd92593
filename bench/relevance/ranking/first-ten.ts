import type { Language } from '#config/languages.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { JobIndex } from '#job-index/job-index.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import { isInRanges } from '#shared/languages-read.ts'
import { type JudgedPosting, NOW } from '../judged-corpus.ts'
import type { JudgedQuery } from '../judged-query.ts'
import { gradeBy } from '../measure.ts'
import { judge } from '../metrics.ts'

/** A search by relevance. */
export interface Asked {
  text: string
  language: Language
  country: string | null
  countries?: readonly string[]
  /** Absent without a text. */
  query?: JudgedQuery
}

/** Shares of the first ten hits, and how right the first thirty are. */
export interface FirstTen {
  own: number
  unread: number
  paid: number
  fresh: number
  employers: number
  precision: number
}

const SHOWN = 10
const DEPTH = 30
const WEEK = 7 * 86_400

/** The three worlds of the corpus number their companies alike. */
export function withOwnEmployers(posting: JudgedPosting): JudgedPosting {
  const { document } = posting
  const world = Math.floor(document.id / 20_001)
  const companyIds = (document.values.companyIds ?? []).map((id) => Number(id) + world * 100_000)
  return { ...posting, document: { ...document, values: { ...document.values, companyIds } } }
}

/** Null if nothing is found. */
export function firstTen(
  index: JobIndex,
  { text, language, country, countries, query }: Asked,
  postings: readonly JudgedPosting[],
): FirstTen | null {
  const reads = languagesRead({ language, country })
  const byId = knownById(postings)
  const { hits } = index.search({
    text,
    language,
    reads,
    ...(countries && { countries }),
    filters: NO_FILTERS,
    sort: 'relevance',
    offset: 0,
    limit: DEPTH,
    facets: false,
  })
  const found = hits.flatMap(({ id }) => byId.get(id) ?? [])
  const shown = found.slice(0, SHOWN)
  if (shown.length === 0) return null
  const share = (isOne: (posting: JudgedPosting) => boolean) => shown.filter(isOne).length / shown.length
  const isIn = (ranges: readonly string[]) => (posting: JudgedPosting) =>
    posting.document.texts.some(({ lang }) => isInRanges(lang, ranges))
  const grade = query && gradeBy(query)
  const all = grade && postings.map(({ titleId }) => grade(titleId))
  const judged =
    grade &&
    all &&
    judge(
      found.map(({ titleId }) => grade(titleId)),
      all,
      DEPTH,
    )
  return {
    own: share(isIn(reads.well)),
    unread: 1 - share(isIn([...reads.well, ...reads.also])),
    paid: share(({ document }) => document.pay !== null),
    fresh: share(({ document }) => NOW.getTime() / 1000 - document.postedAt < WEEK),
    employers: new Set(shown.map(({ document }) => document.values.companyIds?.[0])).size / shown.length,
    precision: judged?.precision ?? 0,
  }
}

const known = new WeakMap<readonly JudgedPosting[], Map<number, JudgedPosting>>()

export function knownById(postings: readonly JudgedPosting[]): ReadonlyMap<number, JudgedPosting> {
  const byId = known.get(postings) ?? new Map(postings.map((posting) => [posting.document.id, posting]))
  known.set(postings, byId)
  return byId
}

export function mean(figures: readonly (FirstTen | null)[]): FirstTen {
  const counted = figures.filter((one) => one !== null)
  const average = (key: keyof FirstTen) =>
    counted.reduce((sum, one) => sum + one[key], 0) / Math.max(1, counted.length)
  return {
    own: average('own'),
    unread: average('unread'),
    paid: average('paid'),
    fresh: average('fresh'),
    employers: average('employers'),
    precision: average('precision'),
  }
}
