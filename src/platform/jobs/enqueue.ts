import { addJob } from '../db/background-jobs.ts'
import type { Db } from '../db/database.ts'

/**
 * Writes down work for a worker. With a transaction for `db` it leaves when that commits, or not at all.
 *
 * @param options `key`: what waits under it is not added twice; `priority`: lower first, 0 where nothing is said
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
