import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/viewer.ts'
import { popularSearches } from './queries/shown.ts'
import type { TrackingServices } from './tracking-services.ts'

const SIZE = 8
/** Some no longer find any job. */
const CANDIDATES_FOR_ONE = 2
/** On site, hybrid, not stated: the arrangements of the page of local jobs. */
const LOCAL = [1, 2, 4]

/** Each requires a search, and the home page needs a dozen: results are reused for some minutes. */
const KEPT_MS = 5 * 60_000
/** More than there are countries and languages with popular searches. */
const MOST_KEPT = 1000

/** Popular searches; only those with jobs that contain all of their words, as written. */
export async function listPopularSearches(
  services: TrackingServices,
  { size = SIZE }: { size?: number | undefined },
  viewer: Viewer,
) {
  const candidates = await popularSearches(
    services.db,
    viewer.country ?? '',
    viewer.language,
    size * CANDIDATES_FOR_ONE,
  )
  const found = await haveJobs(services, candidates, viewer)
  const searches = candidates.filter((_, index) => found[index]).slice(0, size)
  return { searches: searches.map((query) => ({ query })) }
}

function haveJobs(
  { jobSearch, clock, cachedResults }: TrackingServices,
  candidates: readonly string[],
  viewer: Viewer,
): Promise<boolean[]> {
  const key = [viewer.country, viewer.language, ...candidates].join('\n')
  const now = clock.now().getTime()
  const kept = cachedResults.get(key)
  if (kept && now - kept.at < KEPT_MS) return kept.found
  const found = Promise.all(candidates.map((query) => findsJobs(jobSearch, query, viewer)))
  found.catch(() => cachedResults.delete(key))
  cachedResults.delete(key)
  cachedResults.set(key, { at: now, found })
  const [oldest] = cachedResults.keys()
  if (cachedResults.size > MOST_KEPT && oldest !== undefined) cachedResults.delete(oldest)
  return found
}

async function findsJobs(jobSearch: JobSearch, text: string, viewer: Viewer): Promise<boolean> {
  const { total, corrections } = await jobSearch.search({
    text,
    language: viewer.language,
    ...scopeOf(viewer.country),
    filters: { ...NO_FILTERS, values: { arrangements: LOCAL } },
    sort: 'relevance',
    offset: 0,
    limit: 1,
    facets: false,
    exact: true,
  })
  return total > 0 && corrections.every(({ from, to }) => from === to)
}

function scopeOf(country: string | null): { countries?: readonly string[] } {
  if (country === null) return {}
  const market = marketOfCountry(country)
  return { countries: market?.country === country ? countriesOfMarket(market) : [country] }
}
