import { VIDEO_COVER_HOURS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteFiles } from '#platform/storage/store-file.ts'
import { later } from '#shared/later.ts'
import { deleteWaitingCovers } from '../queries/videos.ts'

/** Deletes covers whose video has not come within a day. */
export async function endWaitingCovers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = later(clock.now(), -VIDEO_COVER_HOURS * 3600)
    for (const { account_id, cover_file_id } of await deleteWaitingCovers(transaction, before))
      await deleteFiles(transaction, cover_file_id === null ? [] : [cover_file_id], account_id)
  })
}
