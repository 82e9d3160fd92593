import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'
import { provinceOf } from '#config/places/provinces.ts'
import type { PlaceWords } from './find-places.ts'
import type { ReadTerm } from './reading.ts'

interface Context {
  /** ISO 3166 alpha-2 or `EU`, of the visitor; '' if they search everywhere. */
  country: string
  /** Nothing but places and terms stands after the words, or before them. */
  isAtEdge: boolean
  /** The query has other words. */
  hasOthers: boolean
}

type PlaceTerm = Extract<ReadTerm, { filter: 'job_locations' | 'country' }>

/**
 * The place that a person means by words that may name several: the one in the own country unless another is far
 * bigger; the country rather than a city of the same name. Null if the words probably mean something else: "nice" is a
 * city after "in" or in France, 東京 always. "Em loja" is a shop in Brazil, and the city of Loja in Ecuador.
 */
export function choosePlace(place: PlaceWords, context: Context): PlaceTerm | null {
  const own = countriesAround(context.country)
  const nearby = place.locations.filter(({ country }) => own.has(country))
  const best = bestOf(nearby, place.locations)
  const isOwn = best !== undefined && own.has(best.country)
  const [country] = place.countries
  if (country !== undefined && !(isOwn && !own.has(country))) {
    const population = place.isDoubtful ? 0 : A_COUNTRY
    return isBelieved(place, context, own.has(country), population) ? { filter: 'country', country } : null
  }
  if (best === undefined || !isBelieved(place, context, isOwn, best.population)) return null
  return { filter: 'job_locations', ids: namesakesOf(best, place.locations), country: best.country }
}

const countriesAround = (country: string): ReadonlySet<string> => {
  const market = country === '' ? undefined : marketOfCountry(country)
  return new Set(market?.country === country ? countriesOfMarket(market) : country === '' ? [] : [country])
}

function bestOf(nearby: readonly Location[], all: readonly Location[]): Location | undefined {
  const [biggest] = all
  const [near] = nearby
  if (near === undefined || biggest === undefined) return biggest
  return near.population * FAR_BIGGER >= biggest.population ? near : biggest
}

/** London in Ontario is meant by Canadians, Paris in Texas by nobody who does not say so. */
const FAR_BIGGER = 30

/** People know a country better than any city. */
const A_COUNTRY = Number.POSITIVE_INFINITY

function isBelieved(
  { isDoubtful, isAfterLocative, isMostlyWord }: PlaceWords,
  { isAtEdge, hasOthers }: Context,
  isOwn: boolean,
  population: number,
): boolean {
  if (isAfterLocative) return !isMostlyWord || isOwn || population >= KNOWN_ALONE
  if (isDoubtful)
    return hasOthers ? isAtEdge && (isOwn || population >= KNOWN_TO_ALL) : isOwn && population >= KNOWN_ALONE
  return isOwn || population >= KNOWN_ABROAD
}

const KNOWN_TO_ALL = 5_000_000
/** A query for nothing but a city is for a big one. */
const KNOWN_ALONE = 1_000_000
/** Smaller places of other countries are words more often than places. */
const KNOWN_ABROAD = 100_000

/**
 * A city stands for itself, and a name that it shares with the region around it means the city, except where people name
 * provinces. Cities of one name in one country are all meant, unless one is much bigger.
 */
function namesakesOf(best: Location, all: readonly Location[]): number[] {
  const inCountry = all.filter(({ country }) => country === best.country)
  const province = provinceOf(best)
  if (province !== undefined) return [province.id]
  const cities = inCountry.filter(
    ({ id, kind, population }) =>
      id !== best.id && kind !== 'region' && population * MUCH_BIGGER >= best.population,
  )
  if (best.kind !== 'region')
    return [best, ...cities.filter((city) => !liesIn(city, best))].map(({ id }) => id)
  return cities.some((city) => !liesIn(city, best)) ? cities.map(({ id }) => id) : [best.id]
}

const MUCH_BIGGER = 4

export const liesIn = (inner: Location, outer: Location): boolean => ancestorsOf(inner.id).includes(outer)
