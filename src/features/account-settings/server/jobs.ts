import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { deletionTask } from './deletion/delete-due-accounts.ts'

/** The background tasks of this room. */
export const accountSettingsTasks = ({ db, clock }: { db: Db; clock: Clock }): Task[] => [
  deletionTask({ db, clock }),
]
