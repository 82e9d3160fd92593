import { UNDO_SECONDS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { later } from '#shared/later.ts'
import { deleteUnusedAttachments } from './queries/attachments.ts'
import { accountsWithUndos, forgetUndo, lockProfile } from './queries/profile-versions.ts'

/** What somebody has removed from their profile does not stay for long, nor do files that only Undo could bring back. */
export async function forgetOldUndos({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = later(clock.now(), -UNDO_SECONDS)
  for (const accountId of await accountsWithUndos(db, before)) {
    await db.transaction().execute(async (transaction) => {
      await lockProfile(transaction, accountId)
      if (await forgetUndo(transaction, accountId, before))
        await deleteUnusedAttachments(transaction, accountId)
    })
  }
}
