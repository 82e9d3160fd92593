import { lockAccount } from '#features/accounts/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { endOlderProofs } from './queries/older-proofs.ts'
import { sessionExists } from './queries/sessions.ts'
import { sessionOf } from './recent-proof.ts'

export { endOlderProofs } from './queries/older-proofs.ts'

/**
 * Starts a change of an account's sign-in methods; call it first in that transaction. Changes run one after another. If
 * an earlier change (a new password, a restored address) has ended this session, the new change is refused: a thief
 * must not be able to add a passkey while the owner signs them out. Proofs from before the change end too. Throws
 * 40003.
 */
export async function beginAccountChange(db: Db, viewer: Pick<Viewer, 'session'>): Promise<void> {
  const { id, accountId } = sessionOf(viewer)
  await lockAccount(db, accountId)
  if (!(await sessionExists(db, id))) throw new ApiError(40003)
  await endOlderProofs(db, accountId, id)
}
