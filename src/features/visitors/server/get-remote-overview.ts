import { countriesOfMarket, type Market, marketName } from '#config/markets.ts'
import { enabledMarkets } from '#i18n/visitor-country.ts'
import { NO_FILTERS } from '#job-index/types.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { RemoteOverview } from '../contract.ts'
import { countWorkingTimeZones } from './queries.ts'

export interface OverviewServices {
  db: Db
  jobSearch: JobSearch
  clock: Clock
}

interface Counts {
  markets: readonly { market: Market; count: number }[]
  time_zones: RemoteOverview['time_zones']
}

/** The count for each market needs a search, so all counts are made together and cached this long for all visitors. */
const CACHE_MS = 5 * 60_000
const TIME_ZONES = 12
const REMOTE = 3

export function remoteOverview(services: OverviewServices): (viewer: Viewer) => Promise<RemoteOverview> {
  let cached: { counts: Promise<Counts>; until: number } | null = null
  return async ({ language }) => {
    const now = services.clock.now().getTime()
    if (cached === null || cached.until <= now) {
      const counts = count(services)
      cached = { counts, until: now + CACHE_MS }
      counts.catch(() => (cached = null))
    }
    const { markets, time_zones } = await cached.counts
    const countries = markets.map(({ market, count }) => ({
      country: market.country,
      name: marketName(market, language),
      count,
    }))
    return { countries, time_zones }
  }
}

async function count({ db, jobSearch }: OverviewServices): Promise<Counts> {
  const [counted, time_zones] = await Promise.all([
    Promise.all(
      enabledMarkets().map(async (market) => ({ market, count: await countOpenTo(market, jobSearch) })),
    ),
    countWorkingTimeZones(db, TIME_ZONES),
  ])
  const markets = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return { markets, time_zones }
}

async function countOpenTo(market: Market, jobSearch: JobSearch): Promise<number> {
  const { total } = await jobSearch.search({
    text: '',
    language: 'en',
    countries: countriesOfMarket(market),
    filters: { ...NO_FILTERS, values: { arrangements: [REMOTE] } },
    sort: 'newest',
    offset: 0,
    limit: 1,
    facets: false,
  })
  return total
}
