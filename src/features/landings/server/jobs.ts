import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { refreshLandings } from './refresh-landings.ts'

/** The background jobs of this room. */
export function landingTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    {
      name: 'landings.refresh',
      everySeconds: 900,
      isSlow: true,
      run: () => refreshLandings(db, clock),
    },
  ]
}
