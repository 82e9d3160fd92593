import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { type Location, locationById, locationName } from '#config/places/places.ts'

/** A place as the API returns it, named in a language of the interface; in English for any other language. */
export function shownLocation(location: Location, language: string) {
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const region = location.region === null ? undefined : locationById(location.region)
  return {
    id: location.id,
    name: locationName(location, known),
    region: region ? locationName(region, known) : null,
    country: location.country,
  }
}
