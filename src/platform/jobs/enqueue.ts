import { addJob } from '../db/background-jobs.ts'
import type { Db } from '../db/database.ts'

/**
 * Enqueues a job. With a transaction for `db` it is queued when that commits, or not at all.
 *
 * @param options `key`: a job that waits under it is not added twice; `priority`: lower first, 0 by default
 */
export async function enqueue(
  db: Db,
  task: string,
  payload: unknown,
  options: { runAt: Date; key?: string; priority?: number },
): Promise<void> {
  const { runAt, key = null, priority = 0 } = options
  await addJob(db, { task, payload, key, everySeconds: null, priority, runAt })
}
