/** Makes of the counts of all values the lists that people see: the most frequent first, cut where nobody reads on. */
import { DIMENSIONS, type Dimension, FACETS, type Facet, type FacetValues } from '../storage/facet-values.ts'
import type { FacetCount, JobFacets, JobFilters } from '../types.ts'
import { BestFirst } from './best-first.ts'

/** Counts by the number of a value. */
export interface ValueCounts {
  countOf(value: number): number
  /** Those with a count. */
  values: Uint32Array
}

/** The facets with more values than anyone reads show this many. */
export const LONGEST_FACET = 50

/** The others are short lists by nature; the bound is only a guard. */
const LONGEST_LIST = 1000

/** `filters`: those of the query, whose chosen values must not be missing. */
export function facetLists(
  counts: ValueCounts,
  facetValues: FacetValues,
  filters: JobFilters,
): Omit<JobFacets, 'pay' | 'postedWithin'> {
  const lists = FACETS.map(
    (name) => new BestFirst<ValueCount>(SHORTENED.has(name) ? LONGEST_FACET : LONGEST_LIST, moreFrequent),
  )
  const dimensions = facetValues.dimensionPlaces
  for (const value of counts.values) {
    const list = lists[dimensions[value] ?? 0]
    const count = counts.countOf(value)
    if (count === 0 || list === undefined || count < (list.worstKept?.count ?? 0)) continue
    list.offer({ id: facetValues.idOf(value), count })
  }
  const sorted = (facet: Facet) => lists[DIMENSIONS.indexOf(facet)]?.sorted() ?? []
  const withChosen = (facet: Facet) => {
    const list = sorted(facet)
    const chosen = chosenCounts(facet, filters, facetValues, counts)
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
      return { id, count: value < 0 ? 0 : counts.countOf(value) }
    })
    .sort((a, b) => (moreFrequent(a, b) ? -1 : 1))
}

const SHORTENED: ReadonlySet<Dimension> = new Set([
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
