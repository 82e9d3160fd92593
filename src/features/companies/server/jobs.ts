import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { forgetChanges } from './forget-changes.ts'

/** The background work of this room. */
export function companyTasks({ db }: { db: Db }): Task[] {
  return [{ name: 'companies.forget-changes', everySeconds: 21_600, run: () => forgetChanges(db) }]
}
