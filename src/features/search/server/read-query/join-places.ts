import { regionsAbbreviated } from '#config/places/place-names.ts'
import type { Location } from '#config/places/places.ts'
import { liesIn } from './choose-place.ts'
import type { PlaceWords } from './find-places.ts'

/**
 * Neighbouring words of which one lies in the other are one place: "Austin Texas", "valencia, venezuela", 東京都新宿区.
 * Together they say that they are places, and which of several.
 */
export function joinPlaces(places: readonly PlaceWords[], typed: string): PlaceWords[] {
  const joined: PlaceWords[] = []
  for (const each of places) {
    const place = withRegionCode(each, typed)
    const before = joined.at(-1)
    const isNext = before !== undefined && BETWEEN.test(typed.slice(before.end, place.start))
    const inner = isNext ? (within(before, place) ?? within(place, before)) : null
    if (before === undefined || inner === null) joined.push(place)
    else {
      joined.pop()
      joined.push({
        start: before.start,
        end: place.end,
        locations: inner,
        countries: [],
        isDoubtful: false,
        isAfterLocative: true,
        isMostlyWord: false,
      })
    }
  }
  return joined
}

/** "Austin TX": letters after a place that abbreviate a region around it. */
function withRegionCode(place: PlaceWords, typed: string): PlaceWords {
  const [after, code] = CODE.exec(typed.slice(place.end)) ?? []
  if (after === undefined || code === undefined) return place
  const locations = place.locations.filter((location) =>
    regionsAbbreviated(code.toUpperCase(), location.country).some((region) => liesIn(location, region)),
  )
  if (locations.length === 0) return place
  return {
    ...place,
    end: place.end + after.length,
    locations,
    countries: [],
    isDoubtful: false,
    isAfterLocative: true,
    isMostlyWord: false,
  }
}

const CODE = /^,? ?([a-z]{2,3})(?![\p{L}\p{N}])/iu

const BETWEEN = /^[\s,、，،/-]*$/u

/** The places of the first words that lie in one of the second; null if none does. */
function within(inner: PlaceWords, outer: PlaceWords): readonly Location[] | null {
  const found = inner.locations.filter(
    (location) =>
      outer.countries.includes(location.country) || outer.locations.some((area) => liesIn(location, area)),
  )
  return found.length > 0 ? found : null
}
