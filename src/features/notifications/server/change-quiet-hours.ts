import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { RequestOf, ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { changeQuietHours as contract } from '../contract/quiet-hours.ts'
import { findQuietHours, putQuietHours } from './queries/quiet-hours.ts'
import { quietUntil } from './quiet-hours.ts'
import { readerOf } from './reader.ts'

type Hours = ResponseOf<typeof contract>

/** What the form offers until somebody has chosen: a night. */
const OFFERED = { from: '22:00', to: '07:00' }

const SAME_TIMES = 41105

export async function getQuietHours({ db }: { db: Db }, viewer: Viewer): Promise<Hours> {
  const row = await findQuietHours(db, readerOf(viewer))
  if (row === null) return { is_on: false, ...OFFERED, time_zone: null }
  return {
    ...{ is_on: true, time_zone: row.time_zone },
    ...{ from: timeOf(row.from_minute), to: timeOf(row.to_minute) },
  }
}

/** Throws 41105 if they begin and end at the same time. */
export async function changeQuietHours(
  { db }: { db: Db },
  { is_on, from, to, time_zone }: RequestOf<typeof contract>,
  viewer: Viewer,
): Promise<Hours> {
  if (is_on && from === to) throw new ApiError(SAME_TIMES, { field: 'to' })
  const row = { from_minute: minuteOf(from), to_minute: minuteOf(to), time_zone }
  await putQuietHours(db, readerOf(viewer), is_on ? row : null)
  return getQuietHours({ db }, viewer)
}

/** When the quiet hours end in which the account has now; null: it has none now. */
export async function quietEndOf(
  { db, clock }: { db: Db; clock: Clock },
  accountId: string,
): Promise<Date | null> {
  const row = await findQuietHours(db, accountId)
  if (row === null) return null
  return quietUntil(clock.now(), { from: row.from_minute, to: row.to_minute, timeZone: row.time_zone })
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
