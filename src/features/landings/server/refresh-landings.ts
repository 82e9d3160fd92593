import { countriesOfMarket, MARKETS, marketOfCountry } from '#config/markets.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'
import { FUNCTION_TITLES, JOB_FUNCTIONS } from '#config/taxonomy/tree.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { namesakes, places, slugOfPlace } from './place-slugs.ts'
import { type CountingRules, countLandings } from './queries/count-landings.ts'
import { slugOfWork } from './work-slugs.ts'

/** Counts all landings again. */
export async function refreshLandings(db: Db, clock: Clock): Promise<void> {
  madeRules ??= makeRules()
  await countLandings(db, madeRules, clock.now())
}

let madeRules: CountingRules | null = null

function makeRules(): CountingRules {
  return {
    markets: marketRules(),
    places: places().flatMap(placeRules),
    namesakes: namesakes(),
    works: workRules(),
  }
}

function marketRules(): CountingRules['markets'] {
  return MARKETS.filter(({ enabled }) => enabled).flatMap((market) =>
    countriesOfMarket(market).map((country) => ({
      country,
      market: market.country,
    })),
  )
}

/** A job in a district also belongs to its city and region, if these have landings. */
function placeRules(location: Location): CountingRules['places'] {
  const market = marketOfCountry(location.country)?.country ?? ''
  return [location, ...ancestorsOf(location.id)]
    .filter((place) => slugOfPlace(place) !== undefined)
    .map((place) => ({ location: location.id, market, place: place.id }))
}

function workRules(): CountingRules['works'] {
  const functions = JOB_FUNCTIONS.flatMap(({ id, main }) => [id, main].map((work) => ({ of: id, work })))
  const titles = FUNCTION_TITLES.flatMap((title) => [
    { of: title.id, work: title.id },
    ...functions.filter((rule) => rule.of === title.function).map(({ work }) => ({ of: title.id, work })),
  ])
  return [...functions, ...titles].filter(
    ({ work }) => slugOfWork({ kind: 'function', id: work }) !== undefined,
  )
}
