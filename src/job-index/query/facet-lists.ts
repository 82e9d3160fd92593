/** Makes of the counts of all values the lists that people see: the most frequent first, cut where nobody reads on. */
import { FACETS, type Facet, type FacetValues, ordinalOf } from '../storage/facet-values.ts'
import type { FacetCount, JobFacets, JobFilters } from '../types.ts'
import { BestFirst } from './best-first.ts'

/** The counts of one facet's values, by their order in `FacetValues`. */
export interface ValueCounts {
  countOf(ordinal: number): number
  /** Those with a count, in any order. */
  readonly counted: Uint32Array
}

/** The facets that are lists of values, or one value. */
export type FacetLists = Omit<JobFacets, 'pay' | 'postedWithin'>

/** The facets with more values than anyone reads show this many. */
export const LONGEST_FACET = 50

/** The others are short lists by nature; the bound is only a guard. */
const LONGEST_LIST = 1000

/** `filters`: those of the query, whose chosen values must not be missing; `countsOf`: by the facet's place. */
export function facetLists(
  countsOf: (place: number) => ValueCounts,
  facetValues: FacetValues,
  filters: JobFilters,
): FacetLists {
  const sorted = (facet: Facet) =>
    mostFrequent(facet, countsOf(FACETS.indexOf(facet)), facetValues.idsOf(facet))
  const withChosen = (facet: Facet) => {
    const list = sorted(facet)
    const chosen = chosenCounts(facet, filters, facetValues, countsOf(FACETS.indexOf(facet)))
    if (chosen.length === 0) return list
    const listed = new Set(list.map(({ id }) => id))
    return [...list, ...chosen.filter(({ id }) => !listed.has(id))]
  }
  const byId = (facet: Facet): FacetCount[] =>
    withChosen(facet).map(({ id, count }) => ({ id: Number(id), count }))
  const flag = (facet: Facet): number => sorted(facet)[0]?.count ?? 0
  return {
    locationIds: byId('locationIds'),
    companyIds: byId('companyIds'),
    titleIds: byId('titleIds'),
    functionIds: byId('functionIds'),
    mainFunctionIds: byId('mainFunctionIds'),
    categoryIds: byId('categoryIds'),
    skillIds: byId('skillIds'),
    jobTypeIds: byId('jobTypeIds'),
    levelIds: byId('levelIds'),
    degreeIds: byId('degreeIds'),
    arrangements: byId('arrangements'),
    industryIds: byId('industryIds'),
    companySizeIds: byId('companySizeIds'),
    languages: withChosen('languages').map(({ id, count }) => ({ value: String(id), count })),
    verifiedCompany: flag('verifiedCompany'),
    urgent: flag('urgent'),
    web3: flag('web3'),
  }
}

function mostFrequent(facet: Facet, counts: ValueCounts, ids: readonly (number | string)[]): ValueCount[] {
  const valueCount = (ordinal: number) => ({ id: ids[ordinal] ?? 0, count: counts.countOf(ordinal) })
  const list = new BestFirst<number>(SHORTENED.has(facet) ? LONGEST_FACET : LONGEST_LIST, (a, b) => {
    const more = counts.countOf(a) - counts.countOf(b)
    return more > 0 || (more === 0 && (ids[a] ?? 0) < (ids[b] ?? 0))
  })
  const { counted } = counts
  let least = 1
  for (let index = 0; index < counted.length; index++) {
    const ordinal = counted[index] ?? 0
    if (counts.countOf(ordinal) < least) continue
    list.offer(ordinal)
    if (list.worstKept !== undefined) least = counts.countOf(list.worstKept)
  }
  return list.sorted().map(valueCount)
}

function chosenCounts(
  facet: Facet,
  filters: JobFilters,
  facetValues: FacetValues,
  counts: ValueCounts,
): ValueCount[] {
  const chosen = filters[facet]
  if (typeof chosen === 'boolean' || chosen.length === 0) return []
  return [...new Set<number | string>(chosen)]
    .map((id) => {
      const value = facetValues.numberOf(facet, id)
      return { id, count: value < 0 ? 0 : counts.countOf(ordinalOf(value)) }
    })
    .sort((a, b) => (moreFrequent(a, b) ? -1 : 1))
}

const SHORTENED: ReadonlySet<Facet> = new Set([
  'locationIds',
  'companyIds',
  'titleIds',
  'functionIds',
  'skillIds',
])

interface ValueCount {
  id: number | string
  count: number
}

function moreFrequent(a: ValueCount, b: ValueCount): boolean {
  return a.count > b.count || (a.count === b.count && a.id < b.id)
}
