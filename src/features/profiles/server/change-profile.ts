import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../contract/entry-calls.ts'
import { deleteUnusedAttachments } from './queries/attachments.ts'
import { type ProfileRows, readRows } from './queries/profile-rows.ts'
import { lockProfile, storeChange } from './queries/profile-versions.ts'

export interface ChangeDependencies {
  db: Db
  clock: Clock
}

/**
 * The only way to write a profile. One transaction locks the seeker's row, so that changes run one after another, and
 * keeps the changed tables as they were before, for Undo. `change` returns the id of the changed entry, or null. Throws
 * 40005 if the account is not a seeker's.
 */
export async function changeProfile(
  { db, clock }: ChangeDependencies,
  viewer: Viewer,
  change: (transaction: Db, accountId: string) => Promise<string | null>,
): Promise<Changed> {
  const accountId = accountOf(viewer)
  return db.transaction().execute(async (transaction) => {
    const version = await lockProfile(transaction, accountId)
    if (version === null) throw new ApiError(40005)
    // Attachments that only the former change's Undo could have brought back.
    await deleteUnusedAttachments(transaction, accountId)
    const before = await readRows(transaction, accountId)
    const id = await change(transaction, accountId)
    const changed = onlyChanged(before, await readRows(transaction, accountId))
    const next = { version: version + 1, now: clock.now() }
    return { id, undo_id: await storeChange(transaction, accountId, { ...next, before: changed }) }
  })
}

/** The tables that differ, as they were before. */
function onlyChanged(before: ProfileRows, after: ProfileRows): Partial<ProfileRows> {
  const now = new Map(Object.entries(after))
  return Object.fromEntries(
    Object.entries(before).filter(([table, rows]) => JSON.stringify(rows) !== JSON.stringify(now.get(table))),
  )
}
