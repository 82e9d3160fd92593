/**
 * Some postings of an index, apart, so that very many searches can look at them alone: the new postings of a day for
 * the searches that people have stored. A search finds among them what it finds in the whole index, with the same
 * scores: the same plan, filters and order run over segments that have nothing else. What depends on all postings (how
 * rare a word is, whether it is a mistake) is asked of the whole index.
 *
 * It shows the index of the moment at which it was made, and is only valid until the index changes.
 */
import { planQuery } from './query/plan.ts'
import { answerOf, type KnownBefore, matchesOf, runSearch, type SearchTables } from './query/search.ts'
import { type Meant, meantBy } from './query/similar.ts'
import { BoundedMap } from './storage/bounded-map.ts'
import type { Segment } from './storage/segment.ts'
import type { JobHits, JobQuery } from './types.ts'

/** A search for them counts nothing beside them. */
export type JobMatches<Facet extends string = string> = Pick<
  JobHits<Facet>,
  'total' | 'similar' | 'distant' | 'hits' | 'reasons' | 'met'
>

export class JobSubset {
  private readonly whole: SearchTables
  private readonly own: SearchTables
  private readonly texts = new BoundedMap<string, ReadText>(MOST_TEXTS)

  constructor(segments: readonly Segment[], whole: SearchTables) {
    this.whole = whole
    this.own = { ...whole, segments }
  }

  get size(): number {
    return this.own.segments.reduce((size, segment) => size + segment.liveSize, 0)
  }

  /**
   * The postings among these that the query finds: as matches exactly those that the whole index has as matches. Similar
   * ones are as near as the whole index would demand, and as many as fit after all its matches.
   */
  match(query: JobQuery): JobMatches {
    const read = this.read(query)
    const total = query.exact === true ? undefined : this.totalInAll(query, read)
    return matchesOf(runSearch({ ...query, facets: false }, this.own, { ...read, total }))
  }

  /** What the whole index finds. */
  searchAll(query: JobQuery): JobHits {
    return answerOf(runSearch(query, this.whole, { ...this.read(query), total: undefined }))
  }

  private totalInAll(query: JobQuery, read: ReadText): number {
    const counting = { ...query, exact: true, limit: 0, offset: 0 }
    return runSearch(counting, this.whole, { ...read, total: undefined }).total
  }

  /** Correcting words and comparing meanings take longest, and many people type the same. */
  private read(query: JobQuery): ReadText {
    const key = JSON.stringify([query.text, query.language, query.literal === true])
    const known = this.texts.get(key) ?? readText(query, this.whole)
    this.texts.set(key, known)
    return known
  }
}

type ReadText = Pick<KnownBefore, 'plan' | 'meant'>

function readText(query: JobQuery, { concepts, vocabulary, meaning }: SearchTables): ReadText {
  const plan = planQuery(query, concepts, vocabulary)
  let meant: Meant | null | undefined
  return {
    plan,
    meant: () => {
      if (meant === undefined) meant = meantBy(plan.meant, meaning, vocabulary)
      return meant
    },
  }
}

const MOST_TEXTS = 20_000
