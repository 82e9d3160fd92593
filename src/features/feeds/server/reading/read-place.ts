import { regionsAbbreviated } from '#config/places/place-names.ts'
import type { Location } from '#config/places/places.ts'
import { countriesWithin, groupedCountries } from './country-groups.ts'
import { alternativesOf, isCountryOnly, isKnown, type Part, partsOf } from './place-parts.ts'
import {
  type Context,
  innermost,
  isInRegionOf,
  isRegion,
  type Resolved,
  resolveParts,
} from './resolve-parts.ts'
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

const ABROAD = /nước ngoài|海外勤務|luar negeri|yurt ?dışı/i

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
