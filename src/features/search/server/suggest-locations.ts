import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { locationById, locationName } from '#config/places/places.ts'
import type { Viewer } from '#shared/contract.ts'
import { locationsBeginningWith } from './locations-by-prefix.ts'

const SIZE = 8

/** Places whose name, in any language, begins with what has been typed; in the asked country first, biggest first. */
export async function suggestLocations(
  request: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
) {
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const found = locationsBeginningWith(request.query, request.country || undefined, request.size ?? SIZE)
  return {
    locations: found.map((location) => {
      const region = location.region === null ? undefined : locationById(location.region)
      return {
        id: location.id,
        name: locationName(location, language),
        region: region ? locationName(region, language) : null,
        country: location.country,
      }
    }),
  }
}
