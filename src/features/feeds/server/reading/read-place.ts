import { regionsAbbreviated } from '#config/places/place-names.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'
import { countriesWithin, groupedCountries } from './country-groups.ts'
import { alternativesOf, isCountryOnly, isKnown, isWithin, type Part, partsOf } from './place-parts.ts'
import { stateFirst } from './state-first.ts'

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
  const state = stateFirst(text, context)
  if (state) return { country: state.country, locationId: state.id, countries: [state.country] }
  const alternatives = alternativesOf(text)
  const found = alternatives.flatMap((alternative) => resolveAlternative(alternative, context))
  const location = innermost(found.flatMap(({ location }) => location ?? []))
  const country = location?.country ?? found.find(({ country }) => country)?.country ?? context.stated
  const named = found.flatMap(({ country }) => country ?? [])
  const countries = [...new Set([...named, ...(location ? [] : groupedCountries(text))])]
  if (countries.length > 0) return { country, locationId: location?.id ?? null, countries }
  if (country) return { country, locationId: null, countries: [country] }
  const within = countriesWithin(alternatives.join(' ; '))
  const [only, ...more] = within
  if (only) return { country: more.length === 0 ? only : null, locationId: null, countries: within }
  return { country, locationId: null, countries: alternatives.flatMap(doubtfulCountries) }
}

/**
 * 'Remote - CA' is remote within California or within Canada. Which one is unknown, but it isn't remote from anywhere.
 */
function doubtfulCountries(alternative: string): string[] {
  const parts = partsOf(alternative)
  const meanings = parts.flatMap(({ countries, locations }) => [
    ...countries,
    ...locations.filter(isRegion).map(({ country }) => country),
  ])
  return parts.every(isKnown) ? [...new Set(meanings)] : []
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
  const slashed = text.split('/').flatMap(partsOf)
  if (text.includes('/') && areSideBySide(slashed)) {
    return slashed.map((part) => resolveParts([part], true, context))
  }
  const parts = withoutNamesakes(withoutForeignCodes(partsOf(text), context))
  const known = parts.filter(isKnown)
  const named = [...new Set(known.filter(isCountryOnly).flatMap(({ countries }) => countries))]
  // 'San Francisco, London, India': places side by side.
  if (named.length > 1 && known.length > 2) return known.map((part) => resolveParts([part], true, context))
  return [resolveParts(regionsAround(parts, known), known.length === parts.length, context)]
}

/** 'NYC/SF/London', but not 'مكة المكرمة / JEDDAH', where one is the region of the other. */
const areSideBySide = (parts: readonly Part[]): boolean =>
  parts.every(
    (part) =>
      isKnown(part) &&
      !part.locations.some((location) =>
        parts.some(
          (other) => other !== part && (isInRegionOf(location, other) || isSameCountry(location, other)),
        ),
      ),
  )

const isSameCountry = ({ country }: Location, other: Part) =>
  isCountryOnly(other) && other.countries.includes(country)

/** Beside 'Mexico City' the part 'Mexico' is the country, and not the town of that name in the Philippines. */
const withoutNamesakes = (parts: readonly Part[]): Part[] =>
  parts.map((part) => {
    if (part.isCode || part.countries.length === 0 || part.locations.some(isRegion)) return part
    const others = parts.filter((other) => other !== part)
    const locations = part.locations.filter(
      (location) =>
        part.countries.includes(location.country) ||
        others.some((other) => other.countries.includes(location.country) || isInRegionOf(location, other)),
    )
    return { ...part, locations }
  })

const isRegion = ({ kind }: Location) => kind === 'region'

const isInRegionOf = (location: Location, { locations }: Part) =>
  ancestorsOf(location.id).some((around) => locations.includes(around))

/** 'Hallein, Salzburg, Austria': after a place that we do not know stands its region, not the city of that name. */
function regionsAround(parts: readonly Part[], known: readonly Part[]): readonly Part[] {
  const [first, second, third, ...more] = parts
  if (!first || !second || !third || more.length > 0 || !isPlaceName(first)) return known
  if (isKnown(first) || third.isCode || !isCountryOnly(third)) return known
  const regions = second.locations.filter(isRegion)
  return known.map((part) => (part === second && regions.length > 0 ? { ...part, locations: regions } : part))
}

/** No street, building or sentence. */
const isPlaceName = ({ name }: Part) => /^\p{Lu}[^\d]*$/u.test(name) && name.split(' ').length < 4

/** Beside the full name of a country a code is a region of that country or nothing: 'Stuttgart, BW, Germany'. */
function withoutForeignCodes(parts: readonly Part[], { stated }: Context): Part[] {
  const full = parts.find((part) => !part.isCode && isCountryOnly(part) && part.countries.length === 1)
  const country = full?.countries[0] ?? stated
  if (!country) return [...parts]
  return parts.flatMap((part) => {
    if (!part.isCode) return [part]
    const locations = [...part.locations, ...regionsAbbreviated(part.name, country)].filter(
      (location, index, all) => location.country === country && all.indexOf(location) === index,
    )
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
  const isBelievable = ({ location, confirmations }: Candidate, { isCode, countries }: Part) =>
    (!stated || location.country === stated || confirmations > 0) &&
    (most > 0 ||
      location.country === likely ||
      ((areAllKnown || isUnmistakable(known)) &&
        !isCode &&
        (countries.length === 0 || countries.includes(location.country))))
  const places = known.flatMap((part, index) => {
    const place = believed[index]
    return place && isBelievable(place, part) ? place : []
  })
  places.sort((a, b) => b.confirmations - a.confirmations)
  const location = innermost(places.map(({ location }) => location)) ?? stateOf(known, areAllKnown)
  return { country: location?.country ?? countryOf(known, areAllKnown, likely), location }
}

/** 'Manville, New Jersey': the only known part is a region whose name nothing else has. */
const isUnmistakable = ([part, ...more]: readonly Part[]) =>
  more.length === 0 && part?.locations.length === 1 && part.locations.every(isRegion)

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
  const named = known.filter((part) => part.countries.length > 0 && (areAllKnown || isCredible(part)))
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

/** Beside unknown words a country's name counts, and of its codes those that can hardly be anything else. */
const isCredible = ({ name, isCode, countries, locations }: Part) =>
  !isCode || (name.length === 3 && locations.length === 0) || countries.some((code) => WELL_KNOWN.has(code))

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
