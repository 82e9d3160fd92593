import { NOTIFICATION_MAIL_DELAY_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { newMailId } from '#platform/outbound/new-mail-id.ts'
import { type NewEvent, publish } from '#platform/stream/publish.ts'
import { later } from '#shared/later.ts'
import type { NotificationKind, NotificationVariant } from '../contract.ts'
import { isMailedLater } from './default-settings.ts'
import { addNotification } from './queries/notifications.ts'
import { listPushSubscriptions } from './queries/push-devices.ts'
import { channelsFor } from './settings.ts'

export const MAIL_TASK = 'notifications.mail'
export const PUSH_TASK = 'notifications.push'

export interface Notice {
  accountId: string
  kind: NotificationKind
  variant?: NotificationVariant
  /** The browser that did it. */
  userAgent?: string | undefined
  jobId?: number
  applicationId?: string
  /** The job alert that found so many jobs, the best of which is `jobId`. */
  alert?: { id: string; jobs: number }
}

export type NotifyDependencies = Pick<AccountDependencies, 'db' | 'clock' | 'origins'>

/**
 * Tells accounts that something happened, in the product, by mail and by push as each has chosen. Call it in the transaction of
 * what happened, once and at its end (`publish` says why).
 *
 * A push comes at once, or after the quiet hours. The mail waits a while and is not sent if the notification was read meanwhile. Mails about security are not sent from
 * here: the rooms send them at once, with details that only they know.
 */
export async function notify(
  { db, clock, origins }: NotifyDependencies,
  notices: readonly Notice[],
): Promise<void> {
  const events: NewEvent[] = []
  for (const notice of notices) {
    const {
      accountId,
      kind,
      variant = null,
      userAgent = '',
      jobId = null,
      applicationId = null,
      alert,
    } = notice
    const { product, mail, push } = await channelsFor({ db }, accountId, kind)
    const now = clock.now()
    const isMailed = mail && isMailedLater(kind)
    const isPushed = push && (await listPushSubscriptions(db, accountId, now)).length > 0
    if (!product && !isMailed && !isPushed) continue
    const of = { alertId: alert?.id ?? null, jobCount: alert?.jobs ?? null }
    const about = { jobId, applicationId, ...of, userAgent: userAgent.slice(0, 500) }
    const row = { accountId, kind, variant, ...about, isListed: product }
    const id = await addNotification(db, row, now)
    if (isMailed) {
      const runAt = later(now, NOTIFICATION_MAIL_DELAY_SECONDS)
      await enqueue(db, MAIL_TASK, { id, at: origins.seeker(), mail: newMailId() }, { runAt })
    }
    if (isPushed) await enqueue(db, PUSH_TASK, { id }, { runAt: now })
    if (product) events.push({ accountId, kind: 'notification-added', ids: { notification: String(id) } })
  }
  await publish({ db, clock }, events)
}
