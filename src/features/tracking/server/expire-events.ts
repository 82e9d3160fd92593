import { TRACKED_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteEventsBefore } from './queries/expired.ts'

const DAY_MS = 86_400_000
/** Few enough that a commit takes a moment. */
const BATCH = 5000

/** Deletes single visits after their retention time. */
export async function expireEvents(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  const first = new Date(clock.now().getTime() - TRACKED_DAYS * DAY_MS).toISOString().slice(0, 10)
  while ((await deleteEventsBefore(db, first, BATCH)) > 0) signal.throwIfAborted()
}
