import {
  countriesNamed,
  foldPlaceName,
  locationsByName,
  regionsSearchedByCode,
} from '#config/places/place-names.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'
import { provinceOf } from '#config/places/provinces.ts'
import { placesSoundingFrom } from './places-by-sound.ts'

/** How many names with the prefix are examined: a single letter has thousands. */
const MAX_NAMES = 5000

/** A district is in a city, a region and a country. */
const MOST_AROUND = 3

/**
 * Places with a name, in any language, that begins with the typed text; those of the country first, then the biggest.
 * The text after a comma names the region or country around: `Makati, Metro Manila`. In Chinese and Japanese it stands
 * before the name, without a comma: `東京都新宿区`. Of a city and the province of its name, the province. A region whose
 * abbreviation is typed comes first where people search so: `rj` in Brazil. Places of Japan are also found by their sound:
 * `とうき`.
 */
export function locationsBeginningWith(
  typed: string,
  country: string | undefined,
  limit: number,
): Location[] {
  const [prefix = '', ...rest] = typed.split(/[,،、，]/).map(foldPlaceName)
  if (prefix === '') return []
  const around = [...new Set(rest)]
    .filter((name) => name !== '')
    .slice(0, MOST_AROUND)
    .map(areaNamed)
  const coded = country === undefined ? [] : regionsSearchedByCode(prefix, country)
  const found = [
    ...new Set([...coded, ...placesBeginningWith(prefix), ...placesSoundingFrom(prefix)]),
  ].filter((location) => around.every((liesIn) => liesIn(location)))
  const isNear = (location: Location) => (location.country === country ? 1 : 0)
  const isCoded = (location: Location) => (coded.includes(location) ? 1 : 0)
  const all = new Set(found.length > 0 ? found : placesAfterTheirArea(prefix))
  return [...all]
    .filter((location) => !isIn(provinceOf(location), all))
    .toSorted(
      (a, b) =>
        isCoded(b) - isCoded(a) || isNear(b) - isNear(a) || b.population - a.population || a.id - b.id,
    )
    .slice(0, limit)
}

const isIn = (province: Location | undefined, all: ReadonlySet<Location>): boolean =>
  province !== undefined && all.has(province)

function placesBeginningWith(prefix: string): Location[] {
  const names = sortedNames()
  const found = new Set<Location>()
  const first = lowerBound(names, prefix)
  for (let at = first; at < names.length && at < first + MAX_NAMES; at++) {
    const name = names[at]
    if (!name?.startsWith(prefix)) break
    for (const location of locationsByName().get(name) ?? []) found.add(location)
  }
  return [...found]
}

/** The longest area counts: `台北市中山區` is in 台北市. */
function placesAfterTheirArea(address: string): Location[] {
  if (!EAST_ASIAN.test(address)) return []
  for (let end = Math.min(address.length - 1, LONGEST_AREA); end > 1; end--) {
    const area = address.slice(0, end)
    if (!locationsByName().has(area)) continue
    const liesIn = areaNamed(area)
    const found = placesBeginningWith(address.slice(end)).filter(liesIn)
    if (found.length > 0) return found
  }
  return []
}

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u
/** Characters of the longest names of regions. */
const LONGEST_AREA = 12

/**
 * Returns a function that says whether a place is in a region or country of that name. It is called for thousands of
 * places in a few regions: each region is read once.
 */
function areaNamed(folded: string): (location: Location) => boolean {
  const countries = countriesNamed(folded)
  const known = new Map<Location, boolean>()
  const isNamed = (area: Location): boolean => {
    const isKnown = known.get(area)
    if (isKnown !== undefined) return isKnown
    const fits = namesOf(area).some((name) => foldPlaceName(name).startsWith(folded))
    known.set(area, fits)
    return fits
  }
  return (location) => countries.includes(location.country) || ancestorsOf(location.id).some(isNamed)
}

let sorted: readonly string[] | null = null

/** Sorted at the first call: some ten thousand names. */
function sortedNames(): readonly string[] {
  sorted ??= [...locationsByName().keys()].sort(compare)
  return sorted
}

function namesOf({ name, names, aliases }: Location): string[] {
  return [...new Set([name, ...Object.values(names).filter((known) => known !== undefined), ...aliases])]
}

function lowerBound(names: readonly string[], prefix: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(names[middle] ?? '', prefix) < 0) low = middle + 1
    else high = middle
  }
  return low
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
