import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { forgetReporters } from './forget-reporters.ts'

/** The background jobs of this room. */
export function moderationTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [{ name: 'moderation.forget-reporters', everySeconds: 3600, run: () => forgetReporters(db, clock) }]
}
