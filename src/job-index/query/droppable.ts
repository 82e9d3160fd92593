/** What an empty result would have without one of its filters, its text or its country. */
import type { FacetValues } from '../storage/facet-values.ts'
import { countPostings } from '../storage/postings.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobHits, JobQuery } from '../types.ts'
import type { ActiveFilter } from './filters.ts'
import type { Selection } from './select.ts'
import { countHits, type MatchSegment, segmentsFor, selectAll, sum } from './select-all.ts'

/** How many each filter alone excludes is known already; for text and country the search runs again without them. */
export function droppable(
  query: JobQuery,
  match: MatchSegment | null,
  selections: readonly Selection[],
  filters: readonly ActiveFilter[],
  everything: { segments: readonly Segment[]; facetValues: FacetValues },
): JobHits['droppable'] {
  const dropped: { filter: JobHits['droppable'][number]['filter']; total: number }[] = filters.map(
    ({ name }, index) => ({
      filter: name,
      total: sum(selections, (selection) => selection.excludedCount(index)),
    }),
  )
  const values = filters.flatMap(({ values }) => (values === null ? [] : [values]))
  // The fewer values, the more segments have none of them.
  values.sort((one, other) => one.length - other.length)
  const count = (scope: Pick<JobQuery, 'countries'>, matching: MatchSegment | null) => {
    const segments = segmentsFor(scope, everything.segments).filter((segment) => mayPass(segment, values))
    return countHits(selectAll(scope, matching, filters, { ...everything, segments }))
  }
  if (match !== null) dropped.push({ filter: 'text', total: count(query, null) })
  if (query.countries !== undefined) dropped.push({ filter: 'country', total: count({}, match) })
  return dropped
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.filter < b.filter ? -1 : 1))
}

/** False if a filter requires values that the segment does not have: a city of another country. */
function mayPass({ columns }: Segment, required: readonly (readonly number[])[]): boolean {
  return required.every((values) => values.some((value) => countPostings(columns.valuePostings, value) > 0))
}
