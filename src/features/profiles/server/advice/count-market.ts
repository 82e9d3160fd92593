import type { Language } from '#config/languages.ts'
import { ancestorsOf, locationById, locationName } from '#config/places/places.ts'
import { placesAround } from '#config/places/places-around.ts'
import { nameOf, titleById } from '#config/taxonomy/taxonomy.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { JobSearch, JobSearchFilters, JobSearchHits } from '#platform/search/job-search.ts'
import type { ProfileForMatching } from '../queries/matching.ts'

export interface Market {
  work: string
  place: string | null
  found: JobSearchHits
}

/** Fewer jobs say nothing about what is usually asked for. */
const LEAST_JOBS = 10
/** How many of the jobs are read for what the index does not count. */
const SAMPLE = 200
/** In kilometres: a distance that many people travel each day. */
const NEARBY = 25

interface Step {
  work: string | undefined
  values: JobSearchFilters['values']
  locationId: number | null
}

/**
 * The open jobs of the first wish: with its titles near its place; if these are too few with its functions there, then
 * in the region, and then anywhere. Null if there is no wish, or too few jobs even so.
 */
export async function countMarket(
  jobSearch: Pick<JobSearch, 'search'>,
  { titles, preferences }: ProfileForMatching,
  language: Language,
): Promise<Market | null> {
  const [wanted] = titles
  if (wanted === undefined) return null
  const titleIds = wanted.title_id === null ? wanted.near_title_ids : [wanted.title_id]
  const functionIds = titleIds.flatMap((id) => titleById(id)?.function ?? [])
  const locationId = preferences[0]?.location_id ?? null
  const title = wanted.words ?? nameOf('title', titleIds[0] ?? 0, language)
  const field = nameOf('function', functionIds[0] ?? 0, language)
  const regions = locationId === null ? [] : ancestorsOf(locationId).map(({ id }) => id)
  const places = [...(locationId === null ? [] : [locationId]), ...regions, null]
  const steps = places.flatMap((place): Step[] => [
    { work: title, values: { titleIds }, locationId: place },
    { work: field, values: { functionIds }, locationId: place },
  ])
  for (const { work, values, locationId: at } of steps) {
    if (work === undefined || Object.values(values).every((ids) => ids.length === 0)) continue
    const found = await searchIn(jobSearch, values, at, language)
    if (found.total >= LEAST_JOBS) return { work, place: nameOfPlace(at, language), found }
  }
  return null
}

function searchIn(
  jobSearch: Pick<JobSearch, 'search'>,
  values: JobSearchFilters['values'],
  locationId: number | null,
  language: Language,
): Promise<JobSearchHits> {
  const near = locationId === null ? [] : placesAround(locationId, NEARBY).map(({ id }) => id)
  return jobSearch.search({
    text: '',
    language,
    filters: {
      ...NO_FILTERS,
      values: { ...values, ...(locationId !== null && { locationIds: [locationId] }) },
      placesAround: near,
    },
    sort: 'newest',
    offset: 0,
    limit: SAMPLE,
    facets: true,
  })
}

function nameOfPlace(id: number | null, language: Language): string | null {
  const place = id === null ? undefined : locationById(id)
  return place === undefined ? null : locationName(place, language)
}
