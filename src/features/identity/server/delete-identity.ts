import { recordAccountEvent } from '#features/accounts/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { removeIdentity } from './queries.ts'

/** Deletes the confirmed identity; the access log stays. */
export async function deleteIdentity(
  { db, clock }: IdentityDependencies,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  await db.transaction().execute(async (transaction) => {
    const wasThere = await removeIdentity(transaction, accountId)
    if (wasThere) await recordAccountEvent({ db: transaction, clock }, viewer, accountId, 'identity-deleted')
  })
  return {}
}
