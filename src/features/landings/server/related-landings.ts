import type { Language } from '#config/languages.ts'
import { countriesOfMarket, type Market } from '#config/markets.ts'
import { ancestorsOf, type Location, locationsOf } from '#config/places/places.ts'
import { FUNCTION_TITLES, MAIN_FUNCTIONS } from '#config/taxonomy/tree.ts'
import type { Landing, LandingLink } from '../contract.ts'
import type { LandingAddress } from './landing-address.ts'
import { linkTo } from './name-subject.ts'
import { slugOfPlace } from './place-slugs.ts'
import type { Around, LandingRow } from './queries/landings.ts'
import { narrowerWork, slugOfWork, type Work, widerWork } from './work-slugs.ts'

/** Landings that may interest the visitor next: wider, narrower, similar. */

const MOST_PLACES = 24
const MOST_NEARBY = 8
const MOST_WORK = 16
const NEARBY_KM = 120

/** The queries for related landings. */
export function widenings({ market, place, work }: LandingAddress): Around {
  const near = place ? neighboursOf(place).map((one) => one.id) : []
  return {
    market: market.country,
    place: place?.id ?? null,
    work: work?.id ?? null,
    works: work ? relatedWork(work) : [...FIELDS, ...TITLES],
    places: place
      ? [...near, ...[...placesIn(place), ...ancestorsOf(place.id)].map((one) => one.id)]
      : allPlaces(market),
  }
}

type Related = Pick<Landing, 'above' | 'wider' | 'work' | 'titles' | 'related' | 'places' | 'nearby'>

/** Selects them from the existing landings. */
export function relatedLandings(
  { place, work }: LandingAddress,
  rows: readonly LandingRow[],
  language: Language,
): Related {
  const placeId = place?.id ?? null
  const workId = work?.id ?? null
  const here = rows.filter((row) => row.place_id === placeId && row.work_id !== workId)
  const elsewhere = rows.filter((row) => row.place_id !== placeId && row.work_id === workId)
  const country = rows.filter((row) => row.place_id === null && row.work_id === null && (place || work))
  const allWorkHere = here.filter((row) => row.work_id === null && place)
  const narrower = new Set(work ? narrowerWork(work) : FIELDS)
  const isNarrower = ({ work_id }: LandingRow) => work_id !== null && narrower.has(work_id)
  const beside = here.filter((row) => row.work_id !== null && !isNarrower(row))
  const around = new Set([null, ...(place ? ancestorsOf(place.id).map(({ id }) => id) : [])])
  const inside = new Set(place ? placesIn(place).map(({ id }) => id) : elsewhere.map((row) => row.place_id))
  return {
    above: links([...country, ...allWorkHere]),
    wider: links([
      ...allWorkHere,
      ...elsewhere.filter((row) => around.has(row.place_id)),
      ...(work && !place ? country : []),
    ]),
    work: links(here.filter(isNarrower)),
    titles: work ? [] : links(beside, MOST_WORK),
    related: work ? links(beside, MOST_WORK) : [],
    places: links(
      elsewhere.filter((row) => row.place_id !== null && inside.has(row.place_id)),
      MOST_PLACES,
    ),
    nearby: place
      ? links(
          nearest(place, elsewhere).filter((row) => !inside.has(row.place_id ?? 0)),
          MOST_NEARBY,
        )
      : [],
  }

  function links(some: readonly LandingRow[], most = Number.POSITIVE_INFINITY): LandingLink[] {
    return some.slice(0, most).flatMap((row) => linkTo(row, language) ?? [])
  }
}

const FIELDS: readonly number[] = MAIN_FUNCTIONS.map(({ id }) => id)
const TITLES: readonly number[] = FUNCTION_TITLES.map(({ id }) => id)

/** Narrower work, the work around it, and its siblings there. */
function relatedWork(work: Work): number[] {
  const wider = widerWork(work)
  const siblings = wider ? [wider.id, ...narrowerWork(wider)] : FIELDS
  return [...narrowerWork(work), ...siblings].filter((id) => slugOfWork({ kind: 'title', id }) !== undefined)
}

const allPlaces = (market: Market): number[] =>
  countriesOfMarket(market).flatMap((country) => locationsOf(country).map((location) => location.id))

const placesIn = (place: Location): Location[] =>
  locationsOf(place.country).filter(
    (one) => one.parent === place.id || (place.kind === 'region' && one.region === place.id),
  )

function neighboursOf(place: Location): Location[] {
  return locationsOf(place.country).filter(
    (one) =>
      one.id !== place.id &&
      one.kind !== 'region' &&
      slugOfPlace(one) !== undefined &&
      kilometres(one, place) <= NEARBY_KM,
  )
}

function nearest(place: Location, rows: readonly LandingRow[]): LandingRow[] {
  const near = new Map(neighboursOf(place).map((one) => [one.id, kilometres(one, place)]))
  const distance = (row: LandingRow) => near.get(row.place_id ?? 0) ?? Number.POSITIVE_INFINITY
  return rows.filter((row) => Number.isFinite(distance(row))).toSorted((a, b) => distance(a) - distance(b))
}

/** As on a flat earth, which is precise enough for short distances. */
function kilometres(a: Location, b: Location): number {
  const degree = 111.2
  const shrink = Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot((a.lat - b.lat) * degree, (a.lon - b.lon) * degree * shrink)
}
