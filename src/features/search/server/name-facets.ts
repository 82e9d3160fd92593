import { HOT_JOBS } from '#config/categories.ts'
import { type FacetDetails, JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import { type FiltersOfKind, JOB_FILTERS } from '#config/job-filters.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { locationById, locationName } from '#config/places/places.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import type { FacetCount } from '#job-index/types.ts'
import type { JobSearchHits } from '#platform/search/job-search.ts'
import { areAllCounted, type CountedFacet, requestableFacets } from '../contract/filter-fields.ts'
import type { JobFacetsResponse, JobFilterRequest } from '../contract.ts'
import { isInScope } from './build-query.ts'

type Facets = NonNullable<JobSearchHits['facets']>
type Counted = JobFacetsResponse['job_types']

/**
 * The index's counts under the names of the API, each value with its own name; values without a name are left out. A
 * chosen value is always included, so that it can be removed: with 0 if the index did not count it.
 */
export function nameFacets(
  facets: Facets,
  companies: ReadonlyMap<number, string>,
  request: JobFilterRequest,
  viewerLanguage: string,
): JobFacetsResponse {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  const countsOf = (facet: CountedFacet) => {
    const filter = JOB_FILTERS[facet]
    const counts = facets.values.get(facet) ?? []
    if (filter.kind === 'flag') return counts[0]?.count ?? 0
    if (filter.kind === 'tags') return counts.map(({ id, count }) => ({ id: String(id), count }))
    const details = JOB_FILTER_DETAILS[facet]
    const values = named(offered(facet, counts, facets, request), request[filter.api], (id) =>
      'names' in details ? nameOfId(details.names, id, language, companies) : undefined,
    )
    return inOrder(facet, values)
  }
  const counted = Object.fromEntries(
    requestableFacets.map((facet) => [JOB_FILTERS[facet].api, countsOf(facet)]),
  )
  if (!areAllCounted(counted)) throw new Error('A facet was not counted.')
  return {
    ...counted,
    salary: [...facets.pay],
    posted_within: facets.postedWithin.map(({ days, count }) => ({ id: days, count })),
  }
}

/** The values that can be chosen: arrangements of the page's scope, and the hot jobs beside the categories. */
function offered(
  facet: CountedFacet,
  counts: readonly FacetCount[],
  { postedWithin }: Facets,
  { scope }: JobFilterRequest,
): readonly FacetCount[] {
  if (facet === 'arrangements')
    return counts.filter(({ id, count }) => count > 0 && isInScope(scope, Number(id)))
  if (facet !== 'categoryIds') return counts
  // Hot jobs are not a kind of work but the jobs of the last 24 hours.
  return [...counts, { id: HOT_JOBS, count: postedWithin.find(({ days }) => days === 1)?.count ?? 0 }]
}

/** The steps of a scale stay in their order; of others the value "not stated" comes last, however many jobs have it. */
function inOrder(facet: CountedFacet, values: Counted): Counted {
  const { notStated, isScale }: FacetDetails = JOB_FILTER_DETAILS[facet]
  if (isScale) return values.toSorted((a, b) => a.id - b.id)
  return notStated === undefined
    ? values
    : values.toSorted((a, b) => Number(a.id === notStated) - Number(b.id === notStated))
}

function named(
  counts: readonly FacetCount[],
  chosen: readonly number[],
  nameOfId: (id: number) => string | undefined,
): Counted {
  const uncounted = chosen.filter((id) => !counts.some((counted) => counted.id === id))
  return [...counts, ...uncounted.map((id) => ({ id, count: 0 }))].flatMap(({ id, count }) => {
    const name = nameOfId(Number(id))
    return name === undefined ? [] : [{ id: Number(id), name, count }]
  })
}

type Names = (typeof JOB_FILTER_DETAILS)[FiltersOfKind<'ids'>]['names']

/** The name of a value of a filter by ids; undefined if nothing has the id. */
export const nameOfValue = (
  facet: FiltersOfKind<'ids'>,
  id: number,
  language: Language,
  companies: ReadonlyMap<number, string>,
): string | undefined => nameOfId(JOB_FILTER_DETAILS[facet].names, id, language, companies)

function nameOfId(
  names: Names,
  id: number,
  language: Language,
  companies: ReadonlyMap<number, string>,
): string | undefined {
  switch (names) {
    case 'place': {
      const place = locationById(id)
      return place && locationName(place, language)
    }
    case 'company':
      return companies.get(id)
    case 'skill':
      return skillName(id, language)
    case 'mainFunction':
    case 'function':
    case 'title':
      return nameOf(names, id, language)
    default:
      return nameInList(names, id, language)
  }
}
