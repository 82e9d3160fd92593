import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { countEvents } from './count-events.ts'
import { expireEvents } from './expire-events.ts'

/** The background jobs of this room. */
export function trackingTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    { name: 'tracking.count', everySeconds: 300, run: (_payload, signal) => countEvents(db, clock, signal) },
    {
      name: 'tracking.expire',
      everySeconds: 3600,
      run: (_payload, signal) => expireEvents(db, clock, signal),
    },
  ]
}
