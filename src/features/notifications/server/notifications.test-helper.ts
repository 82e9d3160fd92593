import { z } from 'zod'
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import type { PushSettings } from '#platform/outbound/push/push-settings.ts'
import { pushTask } from '#platform/outbound/push/push-task.ts'
import { streamTasks } from '#platform/stream/stream-tasks.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'
import type { NotificationKind } from '../contract.ts'
import { notificationTasks } from './jobs.ts'
import { notify } from './notify.ts'

/** What the list says, as far as tests read it. */
export const listed = z.object({
  notifications: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      variant: z.string().nullable(),
      device: z.string().nullable(),
      job: z.object({ title: z.string() }).nullable(),
      is_read: z.boolean(),
    }),
  ),
  has_more: z.boolean(),
  unread: z.number(),
  cursor: z.number(),
})

/** @param push with it, a worker sends pushes too */
export function notifications(site: TestSite, push?: PushSettings) {
  const { clock, secrets } = site
  const { db } = site.database
  const log = createLog('silent')
  const pushes = push === undefined ? [] : [pushTask({ db, clock, log }, push)]
  const tasks = [...notificationTasks({ db, clock, secrets }), ...streamTasks({ db, clock }), ...pushes]
  const origins = { seeker: () => site.origin, employer: () => site.employer.origin, console: () => '' }
  return {
    /** Adds one as a room does. */
    add: (accountId: string, kind: NotificationKind = 'session-ended') =>
      db
        .transaction()
        .execute((transaction) => notify({ db: transaction, clock, origins }, [{ accountId, kind }])),
    /** Runs what is due, as a worker would. */
    work: () => runDueJobs({ db, clock, log, tasks }, new AbortController().signal),
    mailsTo: async (email: string | null) => {
      const rows = await db
        .selectFrom('outbound_messages')
        .select(['kind', 'subject'])
        .where('recipient', '=', email)
        .where('kind', 'like', 'noti%')
        .orderBy('id')
        .execute()
      return rows.map(({ kind }) => kind)
    },
  }
}
