import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { undoChange as contract } from '../contract/profile.ts'
import type { ChangeDependencies } from './change-profile.ts'
import { deleteUnusedAttachments } from './queries/attachments.ts'
import { restoreRows } from './queries/profile-rows.ts'
import { lockProfile, takeUndo } from './queries/profile-versions.ts'

/** Restores what the last change has changed. Throws 40004 if there was another change since, or it took too long. */
export async function undoChange(
  { db, clock }: ChangeDependencies,
  { undo_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Record<never, never>> {
  const accountId = accountOf(viewer)
  await db.transaction().execute(async (transaction) => {
    const version = await lockProfile(transaction, accountId)
    if (version === null) throw new ApiError(40005)
    const before = await takeUndo(transaction, accountId, { id: undo_id, version, now: clock.now() })
    if (before === null) throw new ApiError(40004)
    await restoreRows(transaction, accountId, before)
    await deleteUnusedAttachments(transaction, accountId)
  })
  return {}
}
