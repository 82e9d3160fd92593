import { marketOfCountry } from '#config/markets.ts'
import { locationById } from '#config/places/places.ts'
import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { LandingLink } from '../contract.ts'
import type { LandingAddress } from './landing-address.ts'
import { linkTo, shownLanguage } from './name-subject.ts'
import { slugOfPlace } from './place-slugs.ts'
import { findLandings } from './queries/landings.ts'
import { widerWork, workById } from './work-slugs.ts'

interface Asked {
  country: string
  location?: number | undefined
  work?: number | undefined
}

/** The landing with the same jobs as a search, and related ones, narrowest first. */
export async function aroundSearch(
  db: Db,
  asked: Asked,
  viewer: Viewer,
): Promise<{ same: LandingLink | null; links: LandingLink[] }> {
  const address = addressOf(asked)
  if (address === null) return { same: null, links: [] }
  const [own, ...links] = await linksAround(db, address, viewer)
  const place = address.place?.id ?? null
  const work = address.work?.id ?? null
  const isSame =
    own?.subject.place?.id === (place ?? undefined) && own?.subject.work?.id === (work ?? undefined)
  return own && isSame
    ? { same: own, links: [own, ...links] }
    : { same: null, links: [own ?? [], links].flat() }
}

function addressOf({ country, location, work: workId }: Asked): LandingAddress | null {
  const market = marketOfCountry(country)
  const place = location === undefined ? null : locationById(location)
  const work = workId === undefined ? null : workById(workId)
  if (!market?.enabled || place === undefined || (workId !== undefined && work === null)) return null
  if (place && (slugOfPlace(place) === undefined || marketOfCountry(place.country) !== market)) return null
  return { market, place, work }
}

/** The landings of a work and place that exist, narrowest first: the work here, wider work here, all here, and so on. */
export async function linksAround(
  db: Db,
  { market, place, work }: LandingAddress,
  viewer: Viewer,
): Promise<LandingLink[]> {
  const works = work ? [work.id, widerWork(work)?.id ?? [], null].flat() : [null]
  const places = place ? [place.id, null] : [null]
  const asked = places.flatMap((one) =>
    works.map((each) => ({ market: market.country, place: one, work: each })),
  )
  const rows = await findLandings(db, asked)
  return asked.flatMap((one) => {
    const row = rows.find((each) => each.place_id === one.place && each.work_id === one.work)
    return row ? (linkTo(row, shownLanguage(viewer.language)) ?? []) : []
  })
}
