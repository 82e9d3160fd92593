/**
 * Some postings of an index, apart, so that very many searches can look at them alone: the new postings of a day for
 * the searches that people have stored. A search finds among them what it finds in the whole index, with the same
 * scores: the same plan, filters and order run over segments that have nothing else. What depends on all postings (how
 * rare a word is, whether it is a mistake) is asked of the whole index.
 *
 * It shows the index of the moment at which it was made, and is only valid until the index changes.
 */
import { planQuery, type QueryPlan } from './query/plan.ts'
import { matchesOf, runSearch, type SearchTables } from './query/search.ts'
import { BoundedMap } from './storage/bounded-map.ts'
import type { Segment } from './storage/segment.ts'
import type { JobHits, JobQuery } from './types.ts'

/** A search for them counts nothing beside them. */
export type JobMatches<Facet extends string = string> = Pick<
  JobHits<Facet>,
  'total' | 'similar' | 'hits' | 'reasons' | 'met'
>

export class JobSubset {
  private readonly whole: SearchTables
  private readonly own: SearchTables
  private readonly plans = new BoundedMap<string, QueryPlan>(MOST_PLANS)

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
    const plan = this.planOf(query)
    const all = query.exact === true ? undefined : this.totalInAll(query, plan)
    return matchesOf(runSearch({ ...query, facets: false }, this.own, { plan, total: all }))
  }

  private totalInAll(query: JobQuery, plan: QueryPlan): number {
    const counting = { ...query, exact: true, limit: 0, offset: 0 }
    return runSearch(counting, this.whole, { plan, total: undefined }).total
  }

  /** Correcting words takes longest, and many people type the same. */
  private planOf(query: JobQuery): QueryPlan {
    const key = JSON.stringify([query.text, query.language, query.literal === true])
    const plan = this.plans.get(key) ?? planQuery(query, this.whole.concepts, this.whole.vocabulary)
    this.plans.set(key, plan)
    return plan
  }
}

const MOST_PLANS = 20_000
