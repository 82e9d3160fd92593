import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ApiError } from '#shared/api-error.ts'
import { quietEndOf } from './change-quiet-hours.ts'
import { isMailedLater } from './default-settings.ts'
import { unseenEmail } from './emails/unseen-email.ts'
import { stopTokenOf } from './mail-stop.ts'
import { MAIL_TASK } from './notify.ts'
import { findUnseen } from './queries/notifications.ts'
import { channelsFor } from './settings.ts'

/**
 * Mails a notification that was not read meanwhile, if its reader still wants mails of this kind; in quiet hours it
 * waits for their end.
 *
 * @param at the address of the seekers' site
 * @param mail the id of the mail: however often this runs, there is one. Absent in tasks from before there were ids.
 */
export async function mailUnseen(
  { db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets },
  { id, at, mail }: { id: number; at: string; mail?: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unseen = await findUnseen(transaction, id)
    if (unseen === null) return
    const { account_id: accountId, kind } = unseen
    if (!isMailedLater(kind)) return
    if (!(await channelsFor({ db: transaction }, accountId, kind)).mail) return
    const end = await quietEndOf({ db: transaction, clock }, accountId)
    if (end !== null) return enqueue(transaction, MAIL_TASK, { id, at, mail }, { runAt: end })
    const token = stopTokenOf(secrets, { accountId, kind })
    try {
      await queueMail(transaction, clock, { ...unseenEmail({ ...unseen, kind }, { at, token }), id: mail })
    } catch (error) {
      // Its reader has been sent too many mails; the notification itself stays.
      if (!(error instanceof ApiError)) throw error
    }
  })
}
