import {
  type AccountDependencies,
  ownAccount,
  queueNoticeIfAllowed,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { accountOf, beginAccountChange } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { setDeleteAfter } from '../queries/deletion.ts'

/**
 * The session needs no other proof: it is newer than the request, since the request ended all sessions and their
 * grants.
 */
export async function cancelDeletion(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await beginAccountChange(db, viewer)
    const { email, email_verified_at, delete_after, language } = await ownAccount(here, accountId)
    if (delete_after === null) return
    await setDeleteAfter(db, accountId, null)
    await recordAccountEvent(here, viewer, accountId, 'deletion-taken-back')
    if (email === null || email_verified_at === null) return
    await queueNoticeIfAllowed(here, { to: email, language, notice: 'deletion-taken-back' })
  })
  return {}
}
