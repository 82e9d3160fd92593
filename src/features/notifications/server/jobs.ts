import { z } from 'zod'
import { NOTIFICATION_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { later } from '#shared/later.ts'
import { forgetNotifications } from './forget-notifications.ts'
import { mailUnseen } from './mail-unseen.ts'
import { MAIL_TASK } from './notify.ts'

const payload = z.object({ id: z.number(), at: z.string() })

/** The background tasks of this room. */
export function notificationTasks({ db, clock }: { db: Db; clock: Clock }): Task[] {
  return [
    { name: MAIL_TASK, run: (given) => mailUnseen({ db, clock }, payload.parse(given)) },
    {
      name: 'notifications.sweep',
      everySeconds: 24 * 3600,
      run: (_payload, signal) =>
        forgetNotifications({ db }, later(clock.now(), -NOTIFICATION_DAYS * 86_400), signal),
    },
  ]
}
