import { ancestorsOf, type Location } from '#config/places/places.ts'
import { groupedCountries } from './country-groups.ts'
import { alternativesOf, isCountryOnly, isKnown, isWithin, type Part, partsOf } from './place-parts.ts'

/**
 * Parsing a place. People write places from the small to the large ('Austin, TX'), from the large to the small ('US,
 * CA, Santa Clara', '上海-浦东新区'), side by side ('Hà Nội, Hồ Chí Minh'), and in one field with everything else ('Remote -
 * US', 'NYC (Hybrid)').
 *
 * `place-parts.ts` splits the text into alternatives and those into parts; each part can mean several places,
 * countries, or nothing. A place is accepted if the other parts confirm it (Vancouver beside WA is not the one in
 * Canada). Without such a confirmation it is accepted only if its name means one place that is far larger than others
 * of that name. Of several alternatives, the first is where the job is; the countries of all of them are the countries
 * in which a remote job may be done.
 */

export interface Place {
  /** ISO 3166 alpha-2. */
  country: string | null
  locationId: number | null
  /**
   * Alpha-2 of all countries that are named, directly, by their places or as a group ('EMEA'); in order of appearance.
   */
  countries: readonly string[]
}

/**
 * @param context `stated` is the country of the feed, which applies unless the text names another;
 *   `likely` only decides between places of the same name
 */
export function readPlace(text: string, context: Context): Place {
  const cacheKey = `${context.stated}\n${context.likely}\n${text}`
  const known = cache.get(cacheKey)
  if (known) return known
  const place = resolve(text, context)
  if (cache.size >= CACHED) cache.clear()
  cache.set(cacheKey, place)
  return place
}

// Feeds repeat the same few thousand places.
const CACHED = 20_000
const cache = new Map<string, Place>()

function resolve(text: string, context: Context): Place {
  if (ABROAD.test(text)) return { country: null, locationId: null, countries: [] }
  const found = alternativesOf(text).flatMap((alternative) => resolveAlternative(alternative, context))
  const location = innermost(found.flatMap(({ location }) => location ?? []))
  const country = location?.country ?? found.find(({ country }) => country)?.country ?? context.stated
  const named = found.flatMap(({ country }) => country ?? [])
  const countries = [...new Set([...named, ...(location ? [] : groupedCountries(text))])]
  return {
    country,
    locationId: location?.id ?? null,
    countries: countries.length === 0 && country ? [country] : countries,
  }
}

interface Context {
  stated: string | null
  likely: string | null
}

const ABROAD = /nước ngoài|海外勤務|luar negeri|yurt ?dışı/i

interface Resolved {
  country: string | null
  location: Location | null
}

function resolveAlternative(text: string, context: Context): Resolved[] {
  const parts = withoutForeignCodes(partsOf(text), context)
  const known = parts.filter(isKnown)
  const named = [...new Set(known.filter(isCountryOnly).flatMap(({ countries }) => countries))]
  // 'San Francisco, London, India': places side by side.
  if (named.length > 1 && known.length > 2) return known.map((part) => resolveParts([part], true, context))
  return [resolveParts(known, known.length === parts.length, context)]
}

/** Beside the full name of a country a code is a region of that country or nothing: 'Stuttgart, BW, Germany'. */
function withoutForeignCodes(parts: readonly Part[], { stated }: Context): Part[] {
  const full = parts.find((part) => !part.isCode && isCountryOnly(part) && part.countries.length === 1)
  const country = full?.countries[0] ?? stated
  if (!country) return [...parts]
  return parts.flatMap((part) => {
    if (!part.isCode) return [part]
    const locations = part.locations.filter((location) => location.country === country)
    const countries = part.countries.filter((code) => code === country)
    return locations.length + countries.length > 0 ? [{ ...part, locations, countries }] : []
  })
}

function resolveParts(known: readonly Part[], areAllKnown: boolean, { stated, likely }: Context): Resolved {
  const candidates = known.map((part) =>
    part.locations
      .filter((location) => known.every((other) => other === part || agrees(location, other)))
      .map((location) => ({
        location,
        confirmations:
          known.filter((other) => other !== part && confirms(location, other)).length +
          (location.country === stated ? 1 : 0),
      })),
  )
  const most = Math.max(0, ...candidates.flat().map(({ confirmations }) => confirmations))
  const believed = candidates.map((ofPart) => {
    const confirmed = ofPart.filter(({ confirmations }) => confirmations > 0)
    return clearlyBest(confirmed.length > 0 ? confirmed : ofPart, likely)
  })
  // In a text of unknown words a single known word is a coincidence, and 'Georgia' alone is a country as well.
  const isBelievable = (location: Location, { isCode, countries }: Part) =>
    most > 0 ||
    location.country === likely ||
    (areAllKnown && !isCode && (countries.length === 0 || countries.includes(location.country)))
  const places = known.flatMap((part, index) => {
    const place = believed[index]
    return place && isBelievable(place.location, part) ? place : []
  })
  places.sort((a, b) => b.confirmations - a.confirmations)
  const location = innermost(places.map(({ location }) => location)) ?? stateOf(known, areAllKnown)
  return { country: location?.country ?? countryOf(known, areAllKnown, likely), location }
}

/** 'Waverly, NY' is in New York whether or not we know Waverly; 'CA' alone could be Canada. */
function stateOf(known: readonly Part[], areAllKnown: boolean): Location | null {
  const states = known.flatMap((part) => {
    const isDoubtful = known.length === 1 && areAllKnown && part.countries.length > 0
    return part.isCode && !isDoubtful ? part.locations.filter(isState) : []
  })
  return states.length === 1 ? (states[0] ?? null) : null
}

const isState = ({ country, kind }: Location) => country === 'US' && kind === 'region'

/** If no place is found: the country that is named. */
function countryOf(known: readonly Part[], areAllKnown: boolean, likely: string | null): string | null {
  const named = known.filter(
    (part) =>
      part.countries.length > 0 &&
      (areAllKnown || !part.isCode || part.countries.some((code) => WELL_KNOWN.has(code))),
  )
  const countries = named.flatMap((part) => part.countries)
  const possible = new Set([
    ...countries,
    ...known.flatMap(({ locations }) => locations.map(({ country }) => country)),
  ])
  if (likely && possible.has(likely)) return likely
  // 'LA' and 'Georgia' are countries, but not only.
  const [only] = named.filter(
    (part) => isCountryOnly(part) || part.locations.some(({ country }) => part.countries.includes(country)),
  )
  return only?.countries.length === 1 ? (only.countries[0] ?? null) : null
}

const WELL_KNOWN = new Set(['US', 'GB', 'AE'])

/** Whether a part confirms a place: it is its country, a place around it, or another name of it. */
function confirms(location: Location, { countries, locations }: Part): boolean {
  return (
    countries.includes(location.country) ||
    locations.includes(location) ||
    ancestorsOf(location.id).some((around) => locations.includes(around))
  )
}

/** Whether a part is compatible with a place: only a country or region elsewhere contradicts it. */
function agrees(location: Location, part: Part): boolean {
  if (confirms(location, part)) return true
  if (part.locations.some(({ kind }) => kind !== 'region')) return true
  if (part.locations.some((other) => ancestorsOf(other.id).includes(location))) return true
  // Regions may stand side by side: 'Hà Nội, Hà Nam'.
  return (
    !part.isCode &&
    location.region === null &&
    part.locations.some(({ country }) => country === location.country)
  )
}

const FAR_OUTWEIGHS = 3

/**
 * Of the places with one name, the best confirmed, or the one in the likely country, or the one far larger than the
 * others.
 */
function clearlyBest(candidates: readonly Candidate[], likely: string | null): Candidate | null {
  const most = Math.max(...candidates.map(({ confirmations }) => confirmations))
  const best = candidates.filter(({ confirmations }) => confirmations === most)
  const inLikely = best.filter(({ location }) => location.country === likely)
  const [first, ...rest] = inLikely.length > 0 ? inLikely : best
  if (!first) return null
  const rivals = rest.filter(
    ({ location }) => !isWithin(first.location, location) && !isWithin(location, first.location),
  )
  const isFarLarger = rivals.every(
    ({ location }) => first.location.population >= location.population * FAR_OUTWEIGHS,
  )
  return isFarLarger ? first : null
}

interface Candidate {
  location: Location
  confirmations: number
}

/** The first place, or the one among the others that lies within it. */
const innermost = (places: readonly Location[]): Location | null =>
  places.reduce<Location | null>((inner, place) => (!inner || isWithin(place, inner) ? place : inner), null)
