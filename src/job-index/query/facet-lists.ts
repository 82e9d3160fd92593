/** Turns the counts of all values into the lists that people see: the most frequent first, cut to a readable length. */
import { lookUp } from '#shared/look-up.ts'
import { type FacetValues, ordinalOf } from '../storage/facet-values.ts'
import type { FacetCount, JobFacets, JobFilters } from '../types.ts'
import { BestFirst } from './best-first.ts'

/** The counts of one facet's values, by their order in `FacetValues`. */
export interface ValueCounts {
  countOf(ordinal: number): number
  /** The values with a count, in any order. */
  readonly counted: Uint32Array
}

export type FacetLists = JobFacets['values']

/** Facets with too many values to read show this many. The others are listed completely. */
export const LONGEST_FACET = 50

/** `filters`: those of the query; their chosen values must be included. `countsOf`: by the facet's place. */
export function facetLists(
  countsOf: (place: number) => ValueCounts,
  facetValues: FacetValues,
  filters: Pick<JobFilters, 'values'>,
): FacetLists {
  const { schema } = facetValues
  const lists = schema.facets.map((facet, place): [string, FacetCount[]] => {
    const counts = countsOf(place)
    const list = mostFrequent(counts, facetValues.idsOf(facet), schema.long.has(facet))
    const chosen = chosenCounts(facet, lookUp(filters.values, facet) ?? [], facetValues, counts)
    if (chosen.length === 0) return [facet, list]
    const listed = new Set(list.map(({ id }) => id))
    return [facet, [...list, ...chosen.filter(({ id }) => !listed.has(id))]]
  })
  return new Map(lists)
}

function mostFrequent(counts: ValueCounts, ids: readonly (number | string)[], isLong: boolean): FacetCount[] {
  const { counted } = counts
  const list = new BestFirst<FacetCount>(isLong ? LONGEST_FACET : counted.length, moreFrequent)
  let least = 1
  for (let index = 0; index < counted.length; index++) {
    const ordinal = counted[index] ?? 0
    const count = counts.countOf(ordinal)
    if (count < least) continue
    list.offer({ id: ids[ordinal] ?? 0, count })
    least = list.worstKept?.count ?? least
  }
  return list.sorted()
}

function chosenCounts(
  facet: string,
  chosen: readonly (number | string)[],
  facetValues: FacetValues,
  counts: ValueCounts,
): FacetCount[] {
  return [...new Set(chosen)]
    .map((id) => {
      const value = facetValues.numberOf(facet, id)
      return { id, count: value < 0 ? 0 : counts.countOf(ordinalOf(value)) }
    })
    .sort((a, b) => (moreFrequent(a, b) ? -1 : 1))
}

function moreFrequent(a: FacetCount, b: FacetCount): boolean {
  return a.count > b.count || (a.count === b.count && a.id < b.id)
}
