import { HOT_FROM_DEVICES, POPULAR_FROM_DEVICES } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { countHotTitles, countJobViews, countListPositions, countPopularSearches } from './queries/counts.ts'
import { dayOf } from './tracking-services.ts'

/**
 * Computes the displayed statistics from the stored events: popular searches, hot titles, views of jobs, and use of
 * lists.
 */
export async function countEvents(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  const day = dayOf(clock)
  await countPopularSearches(db, day, POPULAR_FROM_DEVICES)
  signal.throwIfAborted()
  await countHotTitles(db, day, HOT_FROM_DEVICES)
  signal.throwIfAborted()
  await countJobViews(db, day)
  signal.throwIfAborted()
  await countListPositions(db, day)
}
