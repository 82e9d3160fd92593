import type { JobSearchHits, JobSearchQuery } from '#platform/search/job-search.ts'
import type { RequestAsRead } from '../read-query/apply-reading.ts'
import { type WiderStep, widerSteps } from './wider-steps.ts'

export interface Nearby {
  step: WiderStep
  /** `similar`: no job matches the wider request either, and these are close. `distant`: they are not even close. */
  kind: 'match' | 'similar' | 'distant'
  total: number
  hits: JobSearchHits['hits']
}

interface Found {
  request: RequestAsRead
  query: JobSearchQuery
  found: Pick<JobSearchHits, 'total' | 'similar' | 'distant' | 'droppable'>
}

type Search = (request: RequestAsRead) => JobSearchQuery

/**
 * Where nothing was found: the jobs of the smallest step to a wider request that finds some. Matches of any step come
 * before jobs that are only similar to a wider request, and these before those that are a little similar to the request
 * itself, or at least to a wider one. Null if something was found, or if nothing is near.
 *
 * The empty answer says how many jobs there are without each one filter. Where there are none, no step is tried that
 * widens this filter alone.
 */
export async function findNearby(
  { request, query, found }: Found,
  {
    queryOf,
    search,
    most,
  }: { queryOf: Search; search: (query: JobSearchQuery) => Promise<JobSearchHits>; most: number },
): Promise<Nearby | null> {
  if (found.total + found.similar > 0) return null
  const ask = (wider: RequestAsRead, how: Partial<JobSearchQuery>) =>
    search({
      ...queryOf(wider),
      facets: false,
      explain: false,
      explainWishes: false,
      offset: 0,
      limit: most,
      ...how,
    })
  const steps = widerSteps(request)
  const mayFind = (step: WiderStep) =>
    step.request.country !== request.country || isWorthAsking(step, found.droppable)
  for (const step of steps.filter(mayFind)) {
    const { total, hits } = await ask(step.request, { exact: true })
    if (total > 0) return { step, kind: 'match', total, hits }
  }
  if (query.exact === true) return null
  for (const step of steps.filter(isWholeCountry)) {
    const { similar, hits } = await ask(step.request, { closeOnly: true })
    if (similar > 0) return { step, kind: 'similar', total: similar, hits }
  }
  const asked: WiderStep = { request, place: null, without: [], instead: null }
  let nearest: Nearby | null = null
  for (const step of found.distant > 0 ? [asked, ...steps] : steps) {
    const { similar: total, hits } = await ask(step.request, { closeOnly: false })
    const distant = hits.filter(({ score }) => score >= LEAST_DISTANT)
    if (distant.length > 0) return { step, kind: 'distant', total, hits: distant }
    const far = hits.filter(({ score }) => score >= LEAST_FAR).slice(0, MOST_FAR)
    if (far.length > 0) nearest ??= { step, kind: 'distant', total, hits: far }
  }
  return nearest
}

/** Of those below one in ten was good, of the others one in three (bench/relevance/real/tuning). */
const LEAST_DISTANT = 0.4

/** Where even these are missing, the first few may be right: a maintenance technician for "arreglar máquinas". */
const LEAST_FAR = 0.33
const MOST_FAR = 3

const isWholeCountry = ({ place, without, instead }: WiderStep): boolean =>
  place !== null && 'country' in place && without.length === 0 && instead === null

function isWorthAsking(
  { place, without, instead }: WiderStep,
  droppable: JobSearchHits['droppable'],
): boolean {
  const widened = [
    ...(place === null ? [] : ['locationIds']),
    ...[...without, ...(instead === null ? [] : [instead.filter])].map((filter) => INDEX_NAMES[filter]),
  ]
  const [only, ...others] = widened
  return others.length > 0 || droppable.some(({ filter }) => filter === only)
}

const INDEX_NAMES = { xp_lvls: 'levelIds', job_types: 'jobTypeIds', arrangements: 'arrangements' } as const
