import { JOB_FILTERS } from '#config/job-filters.ts'
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
}

export type WiderPlace = { km: number } | { ids: readonly number[] } | { country: string }

/** Filters that may be left out, beginning with the one that is given up most easily. */
export const LEFT_OUT = ['xp_lvls', 'job_types', 'arrangements'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/**
 * The ways to ask for more, beginning with the smallest: the surroundings of the places, the places that contain them,
 * the same places without the level or the job type, the whole country, the country without these. No step leaves so
 * little that anything would do: all full-time jobs of a country are no answer to somebody who looks for part-time work
 * in Ipoh.
 */
export function widerSteps(request: RequestAsRead): WiderStep[] {
  const stated = LEFT_OUT.filter((filter) => request[filter].length > 0)
  const choices = [...stated.map((filter) => [filter]), ...(stated.length > 1 ? [stated] : [])]
  const atPlaces: WiderStep = { request, place: null, without: [] }
  const country = inCountry(request)
  return [
    ...withinRadii(request),
    ...inContainers(request),
    ...choices.flatMap((without) => leaveOut(atPlaces, without)),
    ...country,
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
  return [{ request: wider, place: { ids: containers }, without: [] }, ...inContainers(wider)]
}

function inCountry(request: RequestAsRead): WiderStep[] {
  const wider = { ...request, job_locations: [], radius_km: undefined }
  const [country, ...others] = new Set(request.job_locations.flatMap((id) => locationById(id)?.country ?? []))
  if (country === undefined || others.length > 0 || !saysWhichJobs(wider)) return []
  return [{ request: { ...wider, country }, place: { country }, without: [] }]
}

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
