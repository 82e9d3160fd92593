import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import { type JobSearch, NO_FILTERS } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/contract.ts'
import { popularSearches } from './queries/shown.ts'
import type { TrackingServices } from './tracking-services.ts'

const SIZE = 8
/** Some find nothing by now. */
const CANDIDATES_FOR_ONE = 2
/** On site, hybrid, not stated: what the page of jobs shows. */
const LOCAL = [1, 2, 4]

/** What others search for; only what has jobs that say all of its words, as written. */
export async function listPopularSearches(
  { db, jobSearch }: TrackingServices,
  { size = SIZE }: { size?: number | undefined },
  viewer: Viewer,
) {
  const candidates = await popularSearches(
    db,
    viewer.country ?? '',
    viewer.language,
    size * CANDIDATES_FOR_ONE,
  )
  const found = await Promise.all(candidates.map((query) => findsJobs(jobSearch, query, viewer)))
  const searches = candidates.filter((_, index) => found[index]).slice(0, size)
  return { searches: searches.map((query) => ({ query })) }
}

async function findsJobs(jobSearch: JobSearch, text: string, viewer: Viewer): Promise<boolean> {
  const { total, partial, corrections } = await jobSearch.search({
    text,
    language: viewer.language,
    ...scopeOf(viewer.country),
    filters: { ...NO_FILTERS, arrangements: LOCAL },
    sort: 'relevance',
    offset: 0,
    limit: 1,
    facets: false,
  })
  return total > partial && corrections.every(({ from, to }) => from === to)
}

function scopeOf(country: string | null): { countries?: readonly string[] } {
  if (country === null) return {}
  const market = marketOfCountry(country)
  return { countries: market?.country === country ? countriesOfMarket(market) : [country] }
}
