import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import type { Secrets } from '#platform/secrets.ts'
import { forgetQrSignIns } from './qr-sign-ins/show-qr-sign-in.ts'
import { resetEmailTask } from './request-reset.ts'

/** The background tasks of this room. */
export function signInTasks({ db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets }): Task[] {
  return [
    resetEmailTask({ db, clock, secrets }),
    { name: 'sign-in.sweep', everySeconds: 3600, run: () => forgetQrSignIns({ db, clock }) },
  ]
}
