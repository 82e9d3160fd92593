import type { Viewer } from '#shared/viewer.ts'
import { locationsBeginningWith } from './locations-by-prefix.ts'
import { shownLocation } from './shown-location.ts'

const SIZE = 8

/**
 * Places with a name, in any language, that begins with the typed text; those in the requested country first, biggest
 * first.
 */
export async function suggestLocations(
  request: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
) {
  const found = locationsBeginningWith(request.query, request.country || undefined, request.size ?? SIZE)
  return { locations: found.map((location) => shownLocation(location, viewer.language)) }
}
