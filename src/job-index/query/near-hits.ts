/**
 * Looks for the postings near a text that pass the filters. Comparing takes longest, so that everything else comes
 * first: what the text's titles list is intersected with the countries and the filters, thirty-two postings at a time,
 * and only what is left becomes a list.
 */
import { type DocumentBits, intersect } from '../storage/document-bits.ts'
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'
import type { JobQuery } from '../types.ts'
import type { SegmentHits } from './best-hits.ts'
import type { ActiveFilter } from './filters.ts'
import type { TextMatcher } from './match-text.ts'
import { atLeast, filterMatches, type Matches, NO_MATCHES } from './matches.ts'
import { rankSimilar } from './rank.ts'
import { scopeOf } from './scope.ts'
import { scratchCopy } from './scratch.ts'
import { selectFromMatches } from './select.ts'
import { type Meant, nearOf, openIn, statedIn } from './similar.ts'

interface NearSearch {
  query: JobQuery
  meant: Meant | null
  /** By segment; null: there is no text. */
  matchers: ReadonlyMap<Segment, TextMatcher> | null
  filters: readonly ActiveFilter[]
  /** The segments to search. */
  found: readonly Pick<SegmentHits, 'segment' | 'standing'>[]
  tables: { facetValues: FacetValues }
}

/** By segment those at least so near; with more than `most` of them, some. */
export function nearIn({ least, most }: { least: number; most: number }, search: NearSearch): SegmentHits[] {
  const { query, meant, filters, found, tables } = search
  let left = most
  return found.map(({ segment, standing }) => {
    const there = statedIn(segment, query, tables.facetValues)
    const open = left > 0 ? openTo(segment, search) : NO_MATCHES
    const near = nearOf(segment, passing(segment, open, filters), meant, { least, most: left, there })
    left -= near.documents.length
    return {
      segment,
      selection: selectFromMatches(segment, null, near, []),
      standing,
      rank: rankSimilar(standing),
    }
  })
}

/** Those that may be near, in the countries, that pass the filters by values. */
function openTo(segment: Segment, { query, meant, matchers, filters, tables }: NearSearch): Matches {
  const matcher = matchers?.get(segment)
  if (matcher === undefined) return NO_MATCHES
  return openIn(segment, matcher, meant, allowedIn(segment, query, filters, tables.facetValues))
}

function allowedIn(
  segment: Segment,
  { countries }: Pick<JobQuery, 'countries'>,
  filters: readonly ActiveFilter[],
  facetValues: FacetValues,
): DocumentBits {
  const allowed = scratchCopy(scopeOf(segment, { countries, arrangements: null }, facetValues).documents)
  for (const { testIn, bitsIn } of filters) if (testIn === null) intersect(allowed, bitsIn(segment))
  return allowed
}

/** The filters that look at each posting. */
function passing(segment: Segment, open: Matches, filters: readonly ActiveFilter[]): Matches {
  let passing = open
  for (const { testIn } of filters) {
    if (testIn !== null && passing.documents.length > 0) passing = filterMatches(passing, testIn(segment))
  }
  return passing
}

/** Those of them that are at least so near. */
export function closeOf(near: readonly SegmentHits[], least: number): SegmentHits[] {
  return near.map((each) => {
    const { documents, scores } = each.selection.hits(Number.POSITIVE_INFINITY)
    const close = atLeast(least, { documents, scores })
    return { ...each, selection: selectFromMatches(each.segment, null, close, []) }
  })
}
