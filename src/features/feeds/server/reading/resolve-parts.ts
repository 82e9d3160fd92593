import { ancestorsOf, type Location } from '#config/places/places.ts'
import { isCountryOnly, isWithin, type Part } from './place-parts.ts'

/** Decides which of their meanings the parts of one place have. */

export interface Context {
  stated: string | null
  likely: string | null
}

export interface Resolved {
  country: string | null
  location: Location | null
}

export function resolveParts(
  known: readonly Part[],
  areAllKnown: boolean,
  { stated, likely }: Context,
): Resolved {
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
export const innermost = (places: readonly Location[]): Location | null =>
  places.reduce<Location | null>((inner, place) => (!inner || isWithin(place, inner) ? place : inner), null)

export const isRegion = ({ kind }: Location) => kind === 'region'

/** Whether a part is a place around another. */
export const isInRegionOf = (location: Location, { locations }: Part) =>
  ancestorsOf(location.id).some((around) => locations.includes(around))
