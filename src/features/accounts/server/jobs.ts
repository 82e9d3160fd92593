import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import type { Secrets } from '#platform/secrets.ts'
import { forgetWindows } from '#platform/shared-limits.ts'
import { deletionTask } from './deletion/delete-due-accounts.ts'
import { forgetOldDevices } from './known-devices.ts'
import { forgetCodes } from './one-time-codes.ts'
import { forgetTokens } from './one-time-tokens.ts'
import { forgetQrSignIns } from './qr-sign-ins/forget-qr-sign-ins.ts'
import { resetLetterTask } from './request-reset.ts'
import { forgetEndedSessions } from './sessions.ts'

/** The background work of this room. */
export function accountTasks({ db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets }): Task[] {
  return [
    resetLetterTask({ db, clock, secrets }),
    deletionTask({ db, clock }),
    {
      name: 'accounts.sweep',
      everySeconds: 3600,
      run: async () => {
        await forgetEndedSessions({ db, clock })
        await forgetOldDevices({ db, clock })
        await forgetCodes({ db, clock })
        await forgetTokens({ db, clock })
        await forgetQrSignIns({ db, clock })
        await forgetWindows(db, clock)
      },
    },
  ]
}
