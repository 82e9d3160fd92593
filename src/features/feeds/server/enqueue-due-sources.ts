import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { dueSourceNames } from './queries/sources.ts'

/** The task that reads one source; its payload is `{ name }`. */
export const RUN_SOURCE = 'feeds.run-source'

/** Lower priority than work that people wait for. */
const PRIORITY = 10

/** Enqueues each source that is due, once. */
export async function enqueueDueSources(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const name of await dueSourceNames(db, now)) await enqueueSource(db, name, now)
}

export const enqueueSource = (db: Db, name: string, runAt: Date): Promise<void> =>
  enqueue(db, RUN_SOURCE, { name }, { runAt, key: `feed:${name}`, priority: PRIORITY })
