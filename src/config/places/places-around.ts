/**
 * Which places are within a distance of a place, in a straight line. All places are in a grid of whole degrees, built
 * once; a request reads only the few cells that its circle touches.
 */
import { LOCATIONS, type Location, locationById } from './places.ts'

/** Kilometres that people choose from. */
export const RADII = [5, 10, 25, 50, 100] as const

/**
 * Cities and districts within so many kilometres (up to 1,000) of a city or district, itself included. Empty for an
 * unknown id and for a region: its middle is no useful point, and nobody means "near California".
 */
export function placesAround(id: number, kilometres: number): readonly Location[] {
  const middle = locationById(id)
  if (middle === undefined || middle.kind === 'region') return []
  const cells = cellsAround(middle, kilometres)
  return cells.flatMap((cell) =>
    (GRID.get(cell) ?? []).filter((place) => kilometresBetween(place, middle) <= kilometres),
  )
}

interface Point {
  lat: number
  lon: number
}

const EARTH_RADIUS = 6371.0088

/** On a sphere of the earth's mean radius, which is at most half a percent off. */
export function kilometresBetween(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin((radians(to) - radians(from)) / 2) ** 2
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

const cellOf = (lat: number, lon: number): number => (lat + 90) * 360 + ((((lon + 180) % 360) + 360) % 360)

const GRID = Map.groupBy(
  LOCATIONS.filter(({ kind }) => kind !== 'region'),
  ({ lat, lon }) => cellOf(Math.floor(lat), Math.floor(lon)),
)

/** Meridians come together towards the poles: there a circle spans more of them, and around a pole all. */
function cellsAround({ lat, lon }: Point, kilometres: number): number[] {
  const reach = kilometres / ((EARTH_RADIUS * Math.PI) / 180)
  const south = Math.floor(Math.max(-90, lat - reach))
  const north = Math.floor(Math.min(89, lat + reach))
  const nearestToPole = Math.min(90, Math.abs(lat) + reach)
  const spread = nearestToPole > 89 ? 180 : Math.min(180, reach / Math.cos(radians(nearestToPole)))
  const west = Math.floor(lon - spread)
  const east = Math.min(Math.floor(lon + spread), west + 359)
  const cells: number[] = []
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) cells.push(cellOf(row, column))
  }
  return cells
}
