import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { ancestorsOf, type Location, locationName } from '#config/places/places.ts'

/** A place as the API returns it, named in a language of the interface; in English for any other language. */
export function shownLocation(location: Location, language: string) {
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  // Of a district whose city is in no region, the city: else two districts of one name would look the same.
  const region = ancestorsOf(location.id).at(-1)
  return {
    id: location.id,
    name: locationName(location, known),
    region: region ? locationName(region, known) : null,
    country: location.country,
  }
}
