import { countryName } from '#config/countries.ts'
import { JOB_FILTER_DETAILS } from '#config/job-filter-details.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { nameInList } from '#config/lists/lists.ts'
import { locationById, locationName } from '#config/places/places.ts'
import type { JobCard } from '../../../jobs/server/door.ts'
import type { NearbyJobs } from '../../contract/nearby-jobs.ts'
import type { ReadWords } from '../../contract/read-words.ts'
import type { JobSearchRequest } from '../../contract.ts'
import type { RequestAsRead } from '../read-query/apply-reading.ts'
import type { Nearby } from './find-nearby.ts'
import { nearbyText } from './nearby-text.ts'
import type { LeftOut } from './wider-steps.ts'

interface Asked {
  requested: JobSearchRequest
  /** With what was read in its query. */
  request: RequestAsRead
  read: readonly ReadWords[]
}

/** The jobs of a wider search under the names of the API. */
export function presentNearby(
  nearby: Nearby,
  asked: Asked,
  jobs: readonly JobCard[],
  viewerLanguage: string,
): NearbyJobs {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  const { kind, total } = nearby
  return {
    title: titleOf(nearby, asked.request, language),
    kind,
    total,
    jobs: [...jobs],
    request: requestOf(nearby, asked),
  }
}

function titleOf(
  { step: { place, without, instead, request: wider }, kind, total: count }: Nearby,
  request: RequestAsRead,
  language: Language,
): string {
  const t = nearbyText(language)
  const or = new Intl.ListFormat(language, { type: 'disjunction' })
  const placesOf = (ids: readonly number[]) => or.format(ids.flatMap((id) => placeName(id, language)))
  const at = placesOf(request.job_locations)
  const name = or.format(without.flatMap((filter) => namesIn(filter, request, language)))
  if (kind === 'distant') return t('nearby.distant', { count })
  if (instead !== null && place === null) {
    const namesOf = (filter: LeftOut, asked: RequestAsRead) => or.format(namesIn(filter, asked, language))
    return t('nearby.instead', {
      name: namesOf(instead.filter, request),
      other: namesOf(instead.by, wider),
      count,
    })
  }
  if (place === null) return t('nearby.without', { name, count })
  if ('km' in place) return t('nearby.within', { place: at, km: place.km, count })
  const around = 'ids' in place ? placesOf(place.ids) : countryName(place.country, language)
  if (kind === 'similar') return t('nearby.similar', { place: at, wider: around, count })
  if (instead !== null) return t('nearby.remote', { place: at, wider: around, count })
  if (without.length > 0) return t('nearby.in_without', { place: at, wider: around, name, count })
  return t('nearby.in', { place: at, wider: around, count })
}

function placeName(id: number, language: Language): string[] {
  const place = locationById(id)
  return place === undefined ? [] : [locationName(place, language)]
}

const LISTS = {
  xp_lvls: JOB_FILTER_DETAILS.levelIds.names,
  job_types: JOB_FILTER_DETAILS.jobTypeIds.names,
  arrangements: JOB_FILTER_DETAILS.arrangements.names,
} as const

const namesIn = (filter: LeftOut, request: RequestAsRead, language: Language): string[] =>
  request[filter].flatMap((id) => nameInList(LISTS[filter], id, language) ?? [])

/** What is read in the query stays there, unless it is widened. */
function requestOf({ step, kind }: Nearby, { requested, read }: Asked): NearbyJobs['request'] {
  const { place, without, instead, request: wider } = step
  const isGone = ({ filter, status }: ReadWords) =>
    status === 'left_out' ||
    (place !== null && filter === 'job_locations') ||
    [...without, instead?.filter].some((name) => name === filter)
  const isAllGone = wider.query === '' && read.every(isGone)
  const cut = read.filter(isGone).reduce((rest, { words }) => rest.replace(words, ' '), requested.query)
  const { job_locations, radius_km = null } = place === null ? requested : wider
  const valuesOf = (filter: LeftOut) => {
    if (without.includes(filter)) return []
    const isChanged = filter === instead?.filter || filter === instead?.by
    return [...(isChanged ? wider : requested)[filter]]
  }
  return {
    // The word "jobs" alone would be searched for.
    query: isAllGone ? '' : cut.replace(/\s+/g, ' ').trim(),
    country: wider.country,
    job_locations: [...job_locations],
    radius_km,
    xp_lvls: valuesOf('xp_lvls'),
    job_types: valuesOf('job_types'),
    arrangements: valuesOf('arrangements'),
    close_only: kind !== 'distant' && requested.close_only,
  }
}
