import { countryByCode } from '#config/countries.ts'
import { countriesNamed, foldPlaceName, locationsNamed } from '#config/places/place-names.ts'
import { ancestorsOf, type Location } from '#config/places/places.ts'

interface SaidPlace {
  city: string | null
  region: string | null
  /** A code or a name. */
  country: string | null
}

/** The place of the world that is meant, or null. The region decides between places of one name. */
export function placeOf({ city, region, country }: SaidPlace): number | null {
  if (city === null) return null
  const code = countryOf(country) ?? undefined
  const found = locationsNamed(city, code)
  const inRegion = found.find((place) => isWithin(place, region))
  // Without a country, a name that several places have says too little.
  return inRegion?.id ?? (code !== undefined || found.length === 1 ? (found[0]?.id ?? null) : null)
}

function isWithin(place: Location, region: string | null): boolean {
  const wanted = (region ?? '').split(',').map(foldPlaceName)
  return ancestorsOf(place.id).some(({ name, names, aliases }) =>
    [name, ...Object.values(names), ...aliases].some(
      (one) => one !== undefined && wanted.includes(foldPlaceName(one)),
    ),
  )
}

/** ISO 3166 alpha-2 by a code or a name in any language. */
export function countryOf(words: string | null): string | null {
  if (words === null) return null
  if (countryByCode(words.toUpperCase()) !== undefined) return words.toUpperCase()
  const [found, ...others] = countriesNamed(words)
  return found !== undefined && others.length === 0 ? found : null
}
