import type { Viewer } from '#shared/viewer.ts'
import { locationsBeginningWith } from './locations-by-prefix.ts'
import { shownLocation } from './shown-location.ts'

const SIZE = 8

/** Places whose name, in any language, begins with what has been typed; in the asked country first, biggest first. */
export async function suggestLocations(
  request: { query: string; country: string; size?: number | undefined },
  viewer: Viewer,
) {
  const found = locationsBeginningWith(request.query, request.country || undefined, request.size ?? SIZE)
  return { locations: found.map((location) => shownLocation(location, viewer.language)) }
}
