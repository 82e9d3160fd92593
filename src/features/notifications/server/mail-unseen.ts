import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import { ApiError } from '#shared/api-error.ts'
import { unseenEmail } from './emails/unseen-email.ts'
import { findUnseen } from './queries.ts'
import { channelsFor } from './settings.ts'

/**
 * Mails a notification that was not read meanwhile, if its reader still wants mails of this kind.
 *
 * @param at the address of the seekers' site
 */
export async function mailUnseen(
  { db, clock }: { db: Db; clock: Clock },
  { id, at }: { id: number; at: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const unseen = await findUnseen(transaction, id)
    if (unseen === null) return
    if (!(await channelsFor({ db: transaction }, unseen.account_id, unseen.kind)).mail) return
    try {
      await queueMail(transaction, clock, unseenEmail(unseen, at))
    } catch (error) {
      // Its reader has been sent too many mails; the notification itself stays.
      if (!(error instanceof ApiError)) throw error
    }
  })
}
