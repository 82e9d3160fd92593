import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { forgetWindows } from '#platform/shared-limits.ts'
import { forgetOldDevices } from './known-devices.ts'
import { forgetCodes } from './one-time-codes.ts'
import { forgetTokens } from './one-time-tokens.ts'
import { forgetEndedSessions } from './sessions.ts'

/** The background tasks of this room. */
export function sessionTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    {
      name: 'accounts.sweep',
      everySeconds: 3600,
      run: async () => {
        await forgetEndedSessions({ db, clock })
        await forgetOldDevices({ db, clock })
        await forgetCodes({ db, clock })
        await forgetTokens({ db, clock })
        await forgetWindows(db, clock)
      },
    },
  ]
}
