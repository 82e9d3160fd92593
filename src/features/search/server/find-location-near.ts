import { LOCATIONS, type Location } from '#config/places/places.ts'
import type { Viewer } from '#shared/viewer.ts'
import { shownLocation } from './shown-location.ts'

const EARTH_RADIUS_KM = 6371
/** At a greater distance from the middle of a city, a visitor does not count as being in it. */
const MAX_KM = 60

/**
 * The city whose middle is nearest to a point in degrees; null if there is none nearby. Without a longitude the
 * specification wants no look-up; without a latitude there is no point either.
 */
export async function findLocationNear(
  { latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined },
  viewer: Viewer,
) {
  if (longitude === undefined || latitude === undefined) return { location: null }
  const point = { latitude, longitude }
  const nearest = LOCATIONS.filter(({ kind }) => kind === 'city')
    .map((location) => ({ location, km: distanceKm(point, degreesOf(location)) }))
    .reduce((best, each) => (each.km < best.km ? each : best))
  return { location: nearest.km > MAX_KM ? null : shownLocation(nearest.location, viewer.language) }
}

interface Point {
  latitude: number
  longitude: number
}

const degreesOf = ({ lat, lon }: Location): Point => ({ latitude: lat, longitude: lon })

/** The distance along the surface, by the haversine formula. */
function distanceKm(a: Point, b: Point): number {
  const halfSine = (degrees: number) => Math.sin((degrees * Math.PI) / 360) ** 2
  const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
  const chord =
    halfSine(b.latitude - a.latitude) +
    cosine(a.latitude) * cosine(b.latitude) * halfSine(b.longitude - a.longitude)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}
