import { HOT_JOBS } from '#config/categories.ts'
import { JOB_FILTERS } from '#config/job-filters.ts'
import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import { placesAround } from '#config/places/places-around.ts'
import type { JobSort } from '#job-index/types.ts'
import type { JobSearchFilters, JobSearchQuery } from '#platform/search/job-search.ts'
import type { Person } from '#platform/search/person.ts'
import { wishesOf } from '#platform/search/wishes-of-person.ts'
import type { Viewer } from '#shared/viewer.ts'
import { requestableFacets } from '../contract/filter-fields.ts'
import type { JobFilterRequest, JobSearchRequest } from '../contract.ts'
import { pageWindow } from './paging.ts'
import type { RequestAsRead } from './read-query/apply-reading.ts'

/** The query for the index. `now` in epoch seconds; `person`: for whom the jobs are ranked. */
export function buildQuery(
  request: RequestAsRead,
  viewer: Pick<Viewer, 'language'>,
  { now, person }: { now: number; person: Person },
): JobSearchQuery {
  const { offset, limit } = pageWindow(request.page ?? 1, request.size)
  return {
    text: request.query,
    language: viewer.language,
    literal: request.literal,
    reads: person.languages,
    wishes: wishesOf(person),
    ...marketScope(request.country),
    filters: buildFilters(request, now, person),
    sort: SORTS[sortCode(request)],
    offset,
    limit,
    facets: true,
    exact: request.exact,
    closeOnly: request.close_only,
    explain: request.why,
    explainWishes: request.query === '' && person.work.length > 0,
    payCurrency: payCurrency(request.country),
  }
}

/** The countries of a market; a country that is no market is returned alone. */
export function marketScope(country: string | null): Pick<JobSearchQuery, 'countries'> {
  if (!country) return {}
  const market = marketOfCountry(country)
  return { countries: market?.country === country ? countriesOfMarket(market) : [country] }
}

const SORTS = { 1: 'newest', 2: 'relevance', 3: 'pay' } as const satisfies Record<number, JobSort>

export function sortCode(request: JobSearchRequest): 1 | 2 | 3 {
  if (request.sort === 1 || request.sort === 2 || request.sort === 3) return request.sort
  return request.query === '' ? 1 : 2
}

/** ISO 4217 of the pay filter: the country's, or US dollars if no country is chosen. */
export const payCurrency = (country: string): string => marketOfCountry(country)?.currency ?? 'USD'

const DAY = 86_400

function buildFilters(
  request: RequestAsRead,
  now: number,
  { hiddenCompanyIds, hiddenJobIds }: Pick<Person, 'hiddenCompanyIds' | 'hiddenJobIds'>,
): JobSearchFilters {
  const from = request.salary_from ?? 0
  const to = request.salary_to ?? null
  const statesPay = from > 0 || to !== null
  return {
    values: {
      ...askedValues(request),
      arrangements: arrangementsOf(request),
      categoryIds: request.job_categories.filter((id) => id !== HOT_JOBS),
      web3: flagIds(request.scope === 'web3'),
    },
    placesAround: placesWithin(request),
    pay: statesPay ? { from, to, currency: request.pay_currency ?? payCurrency(request.country) } : null,
    postedSince: postedSince(request, now),
    excludeWords: request.exclude_words,
    excludeCompanyIds: [...request.exclude_company_ids, ...hiddenCompanyIds],
    excludeJobIds: hiddenJobIds,
    excludeLanguages: request.exclude_languages,
  }
}

function askedValues(request: JobFilterRequest): JobSearchFilters['values'] {
  return Object.fromEntries(
    requestableFacets.map((facet) => {
      const value = request[JOB_FILTERS[facet].api]
      return [facet, typeof value === 'boolean' ? flagIds(value) : value]
    }),
  )
}

/** The value of a flag. */
const flagIds = (isSet: boolean): readonly number[] => (isSet ? [1] : [])

/** The places within the radius, the chosen ones included; empty without a radius. */
function placesWithin({
  job_locations,
  radius_km,
}: Pick<JobFilterRequest, 'job_locations' | 'radius_km'>): readonly number[] {
  if (radius_km === undefined) return []
  const around = job_locations.flatMap((id) => [id, ...placesAround(id, radius_km).map((place) => place.id)])
  return [...new Set(around)]
}

function postedSince({ posted_within, job_categories }: JobFilterRequest, now: number): number | null {
  if (job_categories.includes(HOT_JOBS)) return now - DAY
  return posted_within === undefined ? null : now - posted_within * DAY
}

/**
 * The arrangements that belong to each scope, if not all do. A job without a stated arrangement (4) counts as on site:
 * a posting that offers remote work says so.
 */
const ARRANGEMENTS_OF: Readonly<Partial<Record<JobFilterRequest['scope'], readonly number[]>>> = {
  local: [1, 2, 4],
  remote: [3],
}

/** Whether the scope contains jobs of an arrangement. */
export const isInScope = (scope: JobFilterRequest['scope'], arrangement: number): boolean =>
  ARRANGEMENTS_OF[scope]?.includes(arrangement) ?? true

/** A value that no job has. */
const NONE = 0

function arrangementsOf({ scope, arrangements }: JobFilterRequest): readonly number[] {
  if (arrangements.length === 0) return ARRANGEMENTS_OF[scope] ?? []
  const possible = arrangements.filter((id) => isInScope(scope, id))
  return possible.length > 0 ? possible : [NONE]
}
