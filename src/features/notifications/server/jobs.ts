import { z } from 'zod'
import { NOTIFICATION_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import type { Secrets } from '#platform/secrets.ts'
import { later } from '#shared/later.ts'
import { forgetNotifications } from './forget-notifications.ts'
import { mailUnseen } from './mail-unseen.ts'
import { MAIL_TASK, PUSH_TASK } from './notify.ts'
import { pushUnseen } from './push-unseen.ts'

const mailed = z.object({ id: z.number(), at: z.string(), mail: z.uuid().optional() })
const pushed = z.object({ id: z.number() })

/** The background tasks of this room. */
export function notificationTasks(deps: { db: Db; clock: Clock; secrets: Secrets }): Task[] {
  const { db, clock } = deps
  return [
    { name: MAIL_TASK, run: (given) => mailUnseen(deps, mailed.parse(given)) },
    { name: PUSH_TASK, run: (given) => pushUnseen(deps, pushed.parse(given)) },
    {
      name: 'notifications.sweep',
      everySeconds: 24 * 3600,
      run: (_payload, signal) =>
        forgetNotifications({ db }, later(clock.now(), -NOTIFICATION_DAYS * 86_400), signal),
    },
  ]
}
