import { MARKETS, type Market, marketByKey, marketOfCountry } from '#config/markets.ts'
import { countriesNamed } from '#config/places/place-names.ts'
import type { Location } from '#config/places/places.ts'
import { placeOfSlug, slugOfPlace } from './place-slugs.ts'
import { slugOfWork, type Work, widerWork, workOfSlug } from './work-slugs.ts'

/** The subject of a landing. */
export interface LandingAddress {
  market: Market
  place: Location | null
  work: Work | null
}

/**
 * Reads `{country}[/{place}][/{work}]`, in any spelling; null if a part of it is unknown. A single second segment is
 * read as a kind of work before it is read as a place, as no place has the slug of a kind of work.
 */
export function readAddress(path: string): LandingAddress | null {
  const [country = '', ...rest] = path.toLowerCase().split('/')
  const market = marketNamed(country)
  if (!market || rest.length > 2 || rest.includes('')) return null
  const [first, second] = rest
  if (first === undefined) return { market, place: null, work: null }
  if (second === undefined) return readOne(market, first)
  return readTwo(market, first, second) ?? readTwo(market, second, first)
}

/** The canonical path of a landing, without language. */
export function pathOf({ market, place, work }: LandingAddress): string {
  const segments = [place && slugOfPlace(place), work && slugOfWork(work)]
  return [market.country.toLowerCase(), ...segments.filter((segment) => segment)].join('/')
}

function readOne(market: Market, segment: string): LandingAddress | null {
  const work = workOfSlug(segment)
  if (work && slugOfWork(work) === segment) return { market, place: null, work }
  const place = placeOfSlug(market, segment)
  if (place) return { ...homeOf(place, market), work: null }
  if (marketNamed(segment) === market) return { market, place: null, work: null }
  return work && { market, place: null, work: withSlug(work) }
}

function readTwo(market: Market, first: string, second: string): LandingAddress | null {
  const work = workOfSlug(second)
  if (!work) return null
  const place = placeOfSlug(market, first)
  if (place) return { ...homeOf(place, market), work: withSlug(work) }
  return marketNamed(first) === market ? { market, place: null, work: withSlug(work) } : null
}

/** A place of Spain in an address of Europe belongs to the market Spain. */
const homeOf = (place: Location, market: Market) => ({
  market: marketOfCountry(place.country) ?? market,
  place,
})

/** A function without a landing of its own has that of its field. */
const withSlug = (work: Work): Work => (slugOfWork(work) === undefined ? (widerWork(work) ?? work) : work)

/** A market by the code or name of it or of one of its countries: `ph`, `philippines`, `uk`, `de`. */
function marketNamed(segment: string): Market | null {
  const upper = segment.toUpperCase()
  const name = segment.replaceAll('-', ' ')
  const [country] = /^[a-z]{2}$/.test(segment) ? countriesNamed(upper) : countriesNamed(name)
  const found =
    MARKETS.find((market) => market.country === upper) ??
    marketByKey(segment) ??
    (country === undefined ? undefined : marketOfCountry(country))
  return found?.enabled ? found : null
}
