import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { closeJobsValidBefore } from './queries/jobs.ts'

/** Few enough that a commit takes a moment. */
const BATCH = 1000

/** Closes the jobs that were not confirmed in time, as of their end date. */
export async function closeExpiredJobs(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  while ((await closeJobsValidBefore(db, clock.now(), BATCH)) === BATCH) signal.throwIfAborted()
}
