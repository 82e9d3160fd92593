/**
 * All counts of a response. The lists of a scope without text and filters are cached: most visits begin with them, and
 * they stay the same until a posting of the scope changes.
 */
import { BoundedMap } from '../storage/bounded-map.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import type { JobFacets, JobQuery } from '../types.ts'
import type { SegmentHits } from './best-hits.ts'
import { countBelow, countWithin, POSTED_WITHIN_DAYS } from './count-ages.ts'
import { PayCounter } from './count-pay.ts'
import type { FacetLists } from './facet-lists.ts'
import type { ActiveFilter } from './filters.ts'
import type { Bands } from './pay-classes.ts'
import { ValueCounter } from './value-counter.ts'

interface CountedWith {
  facetValues: FacetValues
  bands: Bands
  /** Epoch seconds. */
  now: number
}

/** `found`: the documents that the query and its `filters` find in each segment. */
export function countFacets(
  query: JobQuery,
  found: readonly SegmentHits[],
  filters: readonly ActiveFilter[],
  { facetValues, bands, now }: CountedWith,
): JobFacets {
  const pay = new PayCounter(bands)
  for (const { segment, selection } of found) pay.count(segment, selection, filters)
  return {
    values: countValues(query, found, filters, facetValues),
    pay: bands.list.map(({ from, to }, index) => ({ from, to, count: pay.counts[index] ?? 0 })),
    postedWithin: countAges(found, filters, now),
  }
}

function countValues(
  query: JobQuery,
  found: readonly SegmentHits[],
  filters: readonly ActiveFilter[],
  facetValues: FacetValues,
): FacetLists {
  const isWholeScope =
    filters.every(({ name }) => name === 'arrangements') &&
    found.every(({ selection }) => selection.bits !== null)
  if (!isWholeScope) return countAnew(query, found, filters, facetValues)
  const scope = `${query.countries?.join() ?? '*'} ${query.filters.values.arrangements?.join()}`
  const state = found.map(({ segment }) => `${segment.number}:${segment.deaths.length}`).join()
  const known = cachedLists.get(scope)
  if (known?.state === state) return known.lists
  const lists = countAnew(query, found, filters, facetValues)
  cachedLists.set(scope, { state, lists })
  return lists
}

/** As many as a site has markets, with three pages each. `state` identifies the segments that were counted. */
const cachedLists = new BoundedMap<string, { state: string; lists: FacetLists }>(200)

function countAnew(
  query: JobQuery,
  found: readonly SegmentHits[],
  filters: readonly ActiveFilter[],
  facetValues: FacetValues,
): FacetLists {
  const counter = new ValueCounter(facetValues)
  for (const { segment, selection } of found) counter.count(segment, selection, filters)
  return counter.lists(query.filters)
}

function countAges(
  found: readonly SegmentHits[],
  filters: readonly ActiveFilter[],
  now: number,
): JobFacets['postedWithin'] {
  const counts = POSTED_WITHIN_DAYS.map(() => 0)
  const since = filters.findIndex(({ name }) => name === 'postedSince')
  for (const { segment, selection } of found) {
    countWithin(counts, segment, selection.hitsBefore, now)
    if (since < 0) continue
    const excluded = selection.excluded(since)
    countWithin(counts, segment, (document) => countBelow(excluded, document), now)
  }
  return POSTED_WITHIN_DAYS.map((days, index) => ({ days, count: counts[index] ?? 0 }))
}
