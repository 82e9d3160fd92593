import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queuePush } from '#platform/outbound/push/queue-push.ts'
import { quietEndOf } from './change-quiet-hours.ts'
import { generalWords } from './emails/unseen-email.ts'
import { PUSH_TASK } from './notify.ts'
import { findUnread } from './queries/notifications.ts'
import { channelsFor, isSecurity } from './settings.ts'

/**
 * Pushes a notification to the browsers of its reader, if it was not read meanwhile; in quiet hours it waits for their
 * end. The push says the id and the kind; the browser asks us for the rest, as whoever is signed in there.
 */
export async function pushUnseen(
  { db, clock }: { db: Db; clock: Clock },
  { id }: { id: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const deps = { db: transaction, clock }
    const unread = await findUnread(transaction, id)
    if (unread === null) return
    const { account_id: accountId, kind } = unread
    if (!(await channelsFor(deps, accountId, kind)).push) return
    const end = isSecurity(kind) ? null : await quietEndOf(deps, accountId)
    if (end !== null) return enqueue(transaction, PUSH_TASK, { id }, { runAt: end })
    await queuePush(transaction, clock, {
      accountId,
      message: (language) => ({ id, kind, language, title: generalWords(language) }),
      isUrgent: isSecurity(kind),
      topic: `n${id}`,
    })
  })
}
