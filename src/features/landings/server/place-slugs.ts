import { countryName } from '#config/countries.ts'
import { countriesOfMarket, MARKETS, type Market, marketOfCountry } from '#config/markets.ts'
import { foldPlaceName, locationsNamed } from '#config/places/place-names.ts'
import { type Location, locationById, locationsOf } from '#config/places/places.ts'
import { isWorkSlug } from './work-slugs.ts'

/**
 * The readable names of places in addresses: the Latin name, the same in every language. If several places of a market
 * share it, the biggest city has it alone (`tokyo`), the region around it is `tokyo-region`, and others add their
 * region (`springfield-ohio`) or, as the last resort, their id. A name that is also one of a kind of work is not used
 * for a place.
 */
interface Slugs {
  bySlug: ReadonlyMap<string, Location>
  byId: ReadonlyMap<number, string>
}

/** The segment of a place; undefined if it has no landing, such as a city that is a whole country. */
export function slugOfPlace(location: Location): string | undefined {
  const market = marketOfCountry(location.country)
  return market && slugsOf(market).byId.get(location.id)
}

/** The place of a segment: by its slug, the id at its end, or any name of a place. */
export function placeOfSlug(market: Market, segment: string): Location | null {
  const exact = slugsOf(market).bySlug.get(segment)
  if (exact) return exact
  const id = Number(/-(\d{4,9})$/.exec(segment)?.[1] ?? 0)
  const named = [locationById(id) ?? [], locationsNamed(segment.replaceAll('-', ' '))].flat()
  const countries = countriesOfMarket(market)
  return named.find((place) => countries.includes(place.country) && slugOfPlace(place) !== undefined) ?? null
}

/** Whether readers could take the name of a place for a bigger place, or for the city in it. */
export const hasNamesake = (location: Location): boolean => slugOfPlace(location) !== plainSlug(location)

/** Regions around a city of the same name, with that city. */
export function namesakes(): { region: number; city: number }[] {
  return places().flatMap((place) => {
    if (place.kind !== 'region' || !hasNamesake(place)) return []
    const market = marketOfCountry(place.country)
    const city = market && slugsOf(market).bySlug.get(plainSlug(place))
    return city ? [{ region: place.id, city: city.id }] : []
  })
}

/** Every place that can have a landing. */
export function places(): readonly Location[] {
  return MARKETS.filter(({ enabled }) => enabled).flatMap((market) => [...slugsOf(market).bySlug.values()])
}

/** Countries that are one city. */
const CITY_STATES: ReadonlySet<string> = new Set(['SG', 'HK', 'MO'])

/** Whether a city is its whole country: then the country's landing is also that of the city. */
function isWholeCountry(location: Location): boolean {
  if (location.kind === 'region') return false
  const isCapital = marketOfCountry(location.country)?.defaultLocation === location.id
  const isNamesake = plainSlug(location) === slugged(countryName(location.country, 'en'))
  return isNamesake || (isCapital && CITY_STATES.has(location.country))
}

const made = new Map<string, Slugs>()

function slugsOf(market: Market): Slugs {
  const slugs = made.get(market.country) ?? makeSlugs(market)
  made.set(market.country, slugs)
  return slugs
}

/** Spain has landings of its own, which Europe does not repeat. */
function makeSlugs(market: Market): Slugs {
  const own = countriesOfMarket(market).filter((country) => marketOfCountry(country) === market)
  const all = own.flatMap((country) => locationsOf(country)).filter((place) => !isWholeCountry(place))
  const bySlug = new Map<string, Location>()
  const byId = new Map<number, string>()
  for (const place of all.toSorted(
    (a, b) => rank(a) - rank(b) || b.population - a.population || a.id - b.id,
  )) {
    const slug = candidates(place).find((candidate) => !bySlug.has(candidate) && !isWorkSlug(candidate))
    if (slug === undefined) continue
    bySlug.set(slug, place)
    byId.set(place.id, slug)
  }
  return { bySlug, byId }
}

const KINDS = ['city', 'district', 'region']
const rank = ({ kind }: Location): number => KINDS.indexOf(kind)

function candidates(place: Location): string[] {
  const plain = plainSlug(place)
  const region = place.region === null ? undefined : locationById(place.region)
  const isCountrysName = plain === slugged(countryName(place.country, 'en'))
  return [
    isCountrysName ? [] : plain,
    place.kind === 'region' ? `${plain}-region` : [],
    region && plainSlug(region) !== plain ? `${plain}-${plainSlug(region)}` : [],
    `${plain}-${place.id}`,
  ].flat()
}

const plainSlug = ({ name }: Location): string => slugged(name)

const slugged = (name: string): string =>
  foldPlaceName(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join('-') ?? 'place'
