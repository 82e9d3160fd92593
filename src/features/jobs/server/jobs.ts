import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { closeExpiredJobs } from './close-expired-jobs.ts'
import { forgetClickers } from './forget-clickers.ts'

/** The background jobs of this room. */
export function jobTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    {
      name: 'jobs.close-expired',
      everySeconds: 300,
      run: (_payload, signal) => closeExpiredJobs(db, clock, signal),
    },
    { name: 'jobs.forget-clickers', everySeconds: 3600, run: () => forgetClickers(db, clock) },
  ]
}
