import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { closeExpiredJobs } from './queries.ts'

/** Few enough that a commit takes a moment. */
const BATCH = 1000

/** The background work of this room. */
export function jobTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    {
      name: 'jobs.close-expired',
      everySeconds: 300,
      async run(_payload, signal) {
        while ((await closeExpiredJobs(db, clock.now(), BATCH)) === BATCH) signal.throwIfAborted()
      },
    },
  ]
}
