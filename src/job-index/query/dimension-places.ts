/** Which of a segment's values belong to a facet: worked out once, since a frozen segment never gets new values. */
import type { FacetValues } from '../storage/facet-values.ts'
import type { Segment } from '../storage/segment.ts'

/** `dimension`: its place in `DIMENSIONS`. The values by their places among the segment's own, ascending. */
export function placesOf(segment: Segment, dimension: number, facetValues: FacetValues): Uint32Array {
  const known = placesOfSegment.get(segment) ?? groupPlaces(segment, facetValues)
  placesOfSegment.set(segment, known)
  return known.get(dimension) ?? NO_PLACES
}

const NO_PLACES = new Uint32Array(0)

const placesOfSegment = new WeakMap<Segment, ReadonlyMap<number, Uint32Array>>()

function groupPlaces(segment: Segment, { dimensionPlaces }: FacetValues): Map<number, Uint32Array> {
  const { keys } = segment.columns.valuePostings
  const groups = Map.groupBy(keys.keys(), (place) => dimensionPlaces[keys[place] ?? 0] ?? 0)
  return new Map(Array.from(groups, ([dimension, places]) => [dimension, Uint32Array.from(places)]))
}
