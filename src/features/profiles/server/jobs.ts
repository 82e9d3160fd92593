import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { forgetOldUndos } from './forget-undos.ts'
import { forgetOldImports } from './import/waiting-import.ts'

/** The background work of this room. */
export function profileTasks(deps: { db: Db; clock: Clock }): Task[] {
  return [
    { name: 'profiles.forget-undos', everySeconds: 900, run: () => forgetOldUndos(deps) },
    { name: 'profiles.forget-imports', everySeconds: 900, run: () => forgetOldImports(deps) },
  ]
}
