/** Selects in all the segments of a query. */
import type { FacetValues } from '../storage/facet-values.ts'
import { coverage } from '../storage/partition.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobQuery } from '../types.ts'
import type { ActiveFilter } from './filters.ts'
import type { Matches } from './matches.ts'
import { scopeOf } from './scope.ts'
import { type Selection, selectFromMatches, selectFromScope } from './select.ts'

/** Finds the postings of a segment that match a text. */
export type MatchSegment = (segment: Segment) => Matches

/** The segments that may contain a posting of the query's countries. */
export function segmentsFor(
  { countries }: Pick<JobQuery, 'countries'>,
  segments: readonly Segment[],
): readonly Segment[] {
  return segments.filter(({ partition }) => coverage(partition, countries) !== 'none')
}

export function selectAll(
  { countries }: Pick<JobQuery, 'countries'>,
  match: MatchSegment | null,
  filters: readonly ActiveFilter[],
  { segments, facetValues }: { segments: readonly Segment[]; facetValues: FacetValues },
): Selection[] {
  const arrangements = filters.find(({ name }) => name === 'arrangements')?.values ?? null
  return segments.map((segment) => {
    const scope = (arrangements: readonly number[] | null) =>
      scopeOf(segment, { countries, arrangements }, facetValues)
    if (match === null) {
      return selectFromScope(segment, scope(null), arrangements && scope(arrangements), filters)
    }
    const found = match(segment)
    const whole = coverage(segment.partition, countries) === 'all'
    return selectFromMatches(
      segment,
      whole || found.documents.length === 0 ? null : scope(null),
      found,
      filters,
    )
  })
}

export function countHits(selections: readonly Selection[]): number {
  return sum(selections, ({ total }) => total)
}

export function sum<Item>(items: Iterable<Item>, amount: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += amount(item)
  return total
}
