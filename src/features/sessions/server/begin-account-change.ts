import { lockAccount } from '#features/accounts/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { endOlderProofs } from './queries/older-proofs.ts'
import { sessionExists } from './queries/sessions.ts'
import { sessionOf } from './recent-proof.ts'

export { endOlderProofs } from './queries/older-proofs.ts'

/**
 * First in a transaction that changes how somebody gets in. One such change comes after another, and where the one before
 * has ended the session (a new password, an address that its owner has proven or taken back), what was on its way in it
 * comes too late: a thief's passkey must not outlive the thief. Nor must what somebody else has proven by the ways in as
 * they were: it ends. Throws 40003.
 */
export async function beginAccountChange(db: Db, viewer: Pick<Viewer, 'session'>): Promise<void> {
  const { id, accountId } = sessionOf(viewer)
  await lockAccount(db, accountId)
  if (!(await sessionExists(db, id))) throw new ApiError(40003)
  await endOlderProofs(db, accountId, id)
}
