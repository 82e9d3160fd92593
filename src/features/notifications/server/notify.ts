import { NOTIFICATION_MAIL_DELAY_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type NewEvent, publish } from '#platform/stream/publish.ts'
import { later } from '#shared/later.ts'
import type { NotificationKind, NotificationVariant } from '../contract.ts'
import { isMailedAtOnce } from './default-settings.ts'
import { addNotification } from './queries.ts'
import { channelsFor } from './settings.ts'

export const MAIL_TASK = 'notifications.mail'

export interface Notice {
  accountId: string
  kind: NotificationKind
  variant?: NotificationVariant
  /** The browser that did it. */
  userAgent?: string | undefined
  jobId?: number
  applicationId?: string
}

export type NotifyDependencies = Pick<AccountDependencies, 'db' | 'clock' | 'origins'>

/**
 * Tells accounts that something happened, in the product and by mail as each has chosen. Call it in the transaction of
 * what happened, once and at its end (`publish` says why).
 *
 * The mail waits a while and is not sent if the notification was read meanwhile. Mails about security are not sent from
 * here: the rooms send them at once, with details that only they know.
 */
export async function notify(
  { db, clock, origins }: NotifyDependencies,
  notices: readonly Notice[],
): Promise<void> {
  const events: NewEvent[] = []
  for (const notice of notices) {
    const { accountId, kind, variant = null, userAgent = '', jobId = null, applicationId = null } = notice
    const { product, mail } = await channelsFor({ db }, accountId, kind)
    const isMailed = mail && !isMailedAtOnce(kind)
    if (!product && !isMailed) continue
    const now = clock.now()
    const about = { jobId, applicationId, userAgent: userAgent.slice(0, 500) }
    const row = { accountId, kind, variant, ...about, isListed: product }
    const id = await addNotification(db, row, now)
    if (isMailed) {
      const runAt = later(now, NOTIFICATION_MAIL_DELAY_SECONDS)
      await enqueue(db, MAIL_TASK, { id, at: origins.seeker() }, { runAt })
    }
    if (product) events.push({ accountId, kind: 'notification-added', ids: { notification: String(id) } })
  }
  await publish({ db, clock }, events)
}
