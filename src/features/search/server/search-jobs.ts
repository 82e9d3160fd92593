import { createHash } from 'node:crypto'
import type { JobFacet } from '#config/job-filters.ts'
import { GUEST_PAGES } from '#config/limits.ts'
import { locationById } from '#config/places/places.ts'
import { RADII } from '#config/places/places-around.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { errorText } from '#platform/http/error-text.ts'
import type { JobSearch, JobSearchHits } from '#platform/search/job-search.ts'
import type { Person, PersonSource } from '#platform/search/person.ts'
import { personOf } from '#platform/search/person-of.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { CompanyDirectory } from '../../companies/server/door.ts'
import { listJobCards, reasonsFor } from '../../jobs/server/door.ts'
import type { JobSearchRequest, JobSearchResponse } from '../contract.ts'
import { apiName } from './api-name.ts'
import { buildQuery, payCurrency, sortCode } from './build-query.ts'
import { nameFacets } from './name-facets.ts'
import { findNearby } from './nearby/find-nearby.ts'
import { presentNearby } from './nearby/present-nearby.ts'
import { pageCount } from './paging.ts'
import { companyNames } from './queries.ts'
import { searchAsRead } from './read-query/search-as-read.ts'
import { whyMatched } from './why-matched.ts'

export interface SearchServices {
  db: Db
  jobSearch: JobSearch
  clock: Clock
  directory: CompanyDirectory
  blocks: Blocks
  personSources: readonly PersonSource[]
}

/**
 * A page of jobs with the counts of all filters; if the total is 0, it names the filters to remove, and if nothing is
 * found at all, it has jobs of a wider search where these are wanted.
 */
export async function searchJobs(
  services: SearchServices,
  requested: JobSearchRequest,
  viewer: Viewer,
): Promise<JobSearchResponse> {
  const { db, clock } = services
  refuseInvertedPay(requested, viewer)
  const now = Math.floor(clock.now().getTime() / 1000)
  const person = await personOf(services.personSources, viewer)
  const ranking = { now, person }
  const asRead = await searchAsRead(services, requested, viewer, ranking)
  const { request, query, found, read, literal } = asRead
  if (!found.facets) throw new Error('The search did not count.')
  const pages = pageCount(found.total + found.similar, request.size)
  const mostPages = viewer.role === 'seeker' ? pages : GUEST_PAGES
  const isPersonal = sortCode(request) === 2 && request.query === '' && person.work.length > 0
  const isNamed = (id: number) => !person.hiddenCompanyIds.includes(id)
  const [jobs, companies, nearby] = await Promise.all([
    listJobCards(
      services,
      found.hits.map((hit) => hit.id),
      viewer,
    ),
    companyNames(
      db,
      [
        ...(found.facets.values.get('companyIds') ?? []).map(({ id }) => Number(id)),
        ...request.company_ids,
        ...request.exclude_company_ids,
      ].filter(isNamed),
    ),
    requested.nearby ? nearbyOf() : null,
  ])

  return {
    query_id: queryId(requested, viewer),
    total: found.total,
    similar: found.similar,
    distant: found.distant,
    page: request.page ?? 1,
    pages: Math.min(pages, mostPages),
    more_for_members: pages > mostPages,
    sort: sortCode(request),
    is_personal: isPersonal,
    ...(isPersonal && { reasons: await reasonsFor(db, found, person, viewer.language) }),
    salary_currency: payCurrency(request.country),
    jobs,
    similar_from: firstSimilar(found, query.offset, jobs),
    facets: nameFacets(found.facets, companies, request, viewer.language),
    why: whyMatched(found, jobs, viewer.language, now),
    places: query.filters.placesAround.length,
    radii: request.job_locations.some((id) => isPoint(id)) ? [...RADII] : [],
    excluded_companies: request.exclude_company_ids.flatMap((id) => {
      const name = companies.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    without_stated_pay: found.withoutStatedPay,
    country: request.country,
    text: request.query,
    read,
    literal,
    corrections: found.corrections.map(({ from, to }) => ({ from, to })),
    droppable: droppable(found, person),
    nearby,
  }

  async function nearbyOf(): Promise<JobSearchResponse['nearby']> {
    const fruitless = asRead.unmet ?? asRead
    const near = await findNearby(fruitless, {
      queryOf: (wider) => buildQuery(wider, viewer, ranking),
      search: (asked) => services.jobSearch.search(asked),
      most: NEARBY_SHOWN,
    })
    const shown = new Set(found.hits.map(({ id }) => id))
    const others = (near?.hits ?? []).map(({ id }) => id).filter((id) => !shown.has(id))
    if (near === null || others.length === 0) return null
    const cards = await listJobCards(services, others, viewer)
    return presentNearby(near, { ...fruitless, requested }, cards, viewer.language)
  }
}

/** Whoever wants more of them goes to the wider search. */
const NEARBY_SHOWN = 10

/** The similar hits come after the matches; a job that was closed meanwhile has no card. */
function firstSimilar(
  { hits, total }: JobSearchHits,
  offset: number,
  jobs: readonly { id: number }[],
): number {
  const similar = new Set(hits.slice(Math.max(0, total - offset)).map(({ id }) => id))
  const first = jobs.findIndex(({ id }) => similar.has(id))
  return first < 0 ? jobs.length : first
}

/**
 * Equal for equal searches, on all their pages: the response to a search does not depend on how often it was made, so
 * pages made of it can be cached.
 */
function queryId(request: JobSearchRequest, { language }: Viewer): string {
  const normalised = { ...request, page: 1, size: 0, source: '', device: '', device_uuid: '' }
  return createHash('sha256')
    .update(JSON.stringify([language, normalised]))
    .digest('base64url')
    .slice(0, 22)
}

/** Whether distances can be measured from a place. */
function isPoint(id: number): boolean {
  const place = locationById(id)
  return place !== undefined && place.kind !== 'region'
}

function refuseInvertedPay({ salary_from = 0, salary_to }: JobSearchRequest, { language }: Viewer): void {
  if (salary_to === undefined || salary_from <= salary_to) return
  const code = 41139
  throw new ApiError(code, { fields: { salary_from: [errorText(code, language, {})] } })
}

/**
 * What a person has hidden is no filter that they chose here, and its jobs are not counted for them. The work that they
 * look for comes last, the words after all: without it most jobs are found, and few of them are meant.
 */
function droppable(
  { droppable }: JobSearchHits,
  { hiddenCompanyIds }: Pick<Person, 'hiddenCompanyIds'>,
): JobSearchResponse['droppable'] {
  const isChosen = (filter: string) =>
    filter !== 'excludeJobIds' && (filter !== 'excludeCompanyIds' || hiddenCompanyIds.length === 0)
  return droppable
    .filter(({ filter, total }) => total > 0 && isChosen(filter))
    .toSorted((a, b) => WORK.indexOf(a.filter) - WORK.indexOf(b.filter))
    .map(({ filter, total }) => ({ filter: apiName(filter), total }))
}

const WORK: readonly string[] = [
  'categoryIds',
  'mainFunctionIds',
  'functionIds',
  'titleIds',
  'text',
] satisfies readonly (JobFacet | 'text')[]
