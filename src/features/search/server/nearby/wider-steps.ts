import { JOB_FILTERS } from '#config/job-filters.ts'
import { STRUCTURE } from '#config/lists/structure.ts'
import { locationById } from '#config/places/places.ts'
import { RADII } from '#config/places/places-around.ts'
import { requestableFacets } from '../../contract/filter-fields.ts'
import type { RequestAsRead } from '../read-query/apply-reading.ts'

/** A request for more than what was requested. */
export interface WiderStep {
  request: RequestAsRead
  /** Null: at the same places. */
  place: WiderPlace | null
  /** Filters that are left out. */
  without: readonly LeftOut[]
  /** A filter that is left out for values of another, or other values of its own; null: none is. */
  instead: { filter: LeftOut; by: LeftOut } | null
}

export type WiderPlace = { km: number } | { ids: readonly number[] } | { country: string }

/** Filters that may be left out, beginning with the one that is given up most easily. */
export const LEFT_OUT = ['xp_lvls', 'job_types', 'arrangements'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/**
 * The ways to ask for more, beginning with the smallest: the surroundings of the places, the places that contain them,
 * the same places with a job type or arrangement that comes near, without the level or the job type, the whole country,
 * the country without these. No step leaves so little that anything would do: all full-time jobs of a country are no
 * answer to somebody who looks for part-time work in Ipoh. Who names nothing but a place gets remote work.
 */
export function widerSteps(request: RequestAsRead): WiderStep[] {
  const stated = LEFT_OUT.filter((filter) => request[filter].length > 0)
  const choices = [...stated.map((filter) => [filter]), ...(stated.length > 1 ? [stated] : [])]
  const atPlaces: WiderStep = { request, place: null, without: [], instead: null }
  const country = inCountry(request)
  return [
    ...withinRadii(request),
    ...inContainers(request),
    ...stated.flatMap((filter) => nearestTo(request, filter)),
    ...choices.flatMap((without) => leaveOut(atPlaces, without)),
    ...country,
    ...remoteInCountry(request),
    ...country.flatMap((step) => choices.flatMap((without) => leaveOut(step, without))),
  ]
}

function withinRadii(request: RequestAsRead): WiderStep[] {
  const { job_locations: ids, radius_km = 0 } = request
  if (!ids.some(isPoint)) return []
  return RADII.filter((km) => km >= LEAST_KM && km > radius_km).map((km) => ({
    request: { ...request, radius_km: km },
    place: { km },
    without: [],
    instead: null,
  }))
}

const isPoint = (id: number): boolean => {
  const place = locationById(id)
  return place !== undefined && place.kind !== 'region'
}

/** Nobody travels less. */
const LEAST_KM = 25

/** The city around a district, then its region. */
function inContainers(request: RequestAsRead): WiderStep[] {
  const { job_locations: ids } = request
  const containers = [...new Set(ids.map((id) => locationById(id)?.parent ?? id))]
  if (containers.every((id) => ids.includes(id))) return []
  const wider = { ...request, job_locations: containers, radius_km: undefined }
  return [{ request: wider, place: { ids: containers }, without: [], instead: null }, ...inContainers(wider)]
}

function inCountry(request: RequestAsRead): WiderStep[] {
  const country = countryOf(request)
  const wider = { ...request, job_locations: [], radius_km: undefined }
  if (country === null || !saysWhichJobs(wider)) return []
  return [{ request: { ...wider, country }, place: { country }, without: [], instead: null }]
}

/** The one country of the places. */
function countryOf({ job_locations }: RequestAsRead): string | null {
  const [country, ...others] = new Set(job_locations.flatMap((id) => locationById(id)?.country ?? []))
  return country === undefined || others.length > 0 ? null : country
}

/** Work that can be done from the places. */
function remoteInCountry(request: RequestAsRead): WiderStep[] {
  const country = countryOf(request)
  const wider = { ...request, job_locations: [], radius_km: undefined, arrangements: REMOTE }
  if (country === null || request.arrangements.length > 0 || saysWhichJobs(wider)) return []
  return [
    {
      request: { ...wider, country },
      place: { country },
      without: [],
      instead: { filter: 'arrangements', by: 'arrangements' },
    },
  ]
}

/**
 * The same with what a person may mean as well: a contract for temporary work, remote for hybrid, an internship for a
 * job without experience.
 */
function nearestTo(request: RequestAsRead, filter: LeftOut): WiderStep[] {
  return NEAREST.filter((near) => near.filter === filter && request[filter].includes(near.id))
    .filter(({ by }) => mayReplace(request, filter, by))
    .map(({ by, ids }) => ({
      request: { ...request, [filter]: [], [by]: ids },
      place: null,
      without: [],
      instead: { filter, by },
    }))
}

/** Hundreds of jobs without experience are no answer to somebody who types no more than "internship". */
const mayReplace = (request: RequestAsRead, filter: LeftOut, by: LeftOut): boolean =>
  by === filter ||
  (request[by].length === 0 && (by !== 'xp_lvls' || saysWhichJobs({ ...request, [filter]: [] })))

const idsOf = (list: LeftOut, ...keys: readonly string[]): number[] =>
  STRUCTURE[list].filter(({ key }) => keys.includes(key)).map(({ id }) => id)

const REMOTE = idsOf('arrangements', 'remote')

const near = (filter: LeftOut, key: string, by: LeftOut, ...keys: readonly string[]) =>
  idsOf(filter, key).map((id) => ({ filter, id, by, ids: idsOf(by, ...keys) }))

/** From a value to those that come near it. */
const NEAREST: readonly { filter: LeftOut; id: number; by: LeftOut; ids: number[] }[] = [
  ...near('job_types', 'temporary', 'job_types', 'contract', 'freelance'),
  ...near('job_types', 'contract', 'job_types', 'temporary', 'freelance'),
  ...near('job_types', 'freelance', 'job_types', 'contract'),
  ...near('job_types', 'part-time', 'job_types', 'temporary'),
  ...near('job_types', 'internship', 'xp_lvls', 'fresh-graduate'),
  ...near('xp_lvls', 'fresh-graduate', 'xp_lvls', 'under-1-year'),
  ...near('xp_lvls', 'fresh-graduate', 'job_types', 'internship'),
  ...near('arrangements', 'hybrid', 'arrangements', 'remote'),
]

function leaveOut(step: WiderStep, without: readonly LeftOut[]): WiderStep[] {
  const request = { ...step.request, ...Object.fromEntries(without.map((filter) => [filter, []])) }
  return saysWhichJobs(request) ? [{ ...step, request, without }] : []
}

/** Whether anything but a place and an arrangement says which jobs are meant. */
const saysWhichJobs = (request: RequestAsRead): boolean =>
  request.query !== '' || JOB_FIELDS.some((field) => [request[field]].flat().some(Boolean))

const JOB_FIELDS = requestableFacets
  .map((facet) => JOB_FILTERS[facet].api)
  .filter((api) => api !== 'job_locations' && api !== 'arrangements')
