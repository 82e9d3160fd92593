import { type AccountsWorld, findAccount } from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof, sessionOf } from '#features/sessions/server/door.ts'
import { notFound } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithPasskey } from '../policy.ts'
import { removePasskey as dropPasskey, renamePasskey as setName } from '../queries/passkeys.ts'
import { tellChange } from '../second-factor/tell-change.ts'
import { waysInOf } from '../ways-in.ts'

export async function renamePasskey(
  { db }: Pick<AccountsWorld, 'db'>,
  { passkey_id, name }: { passkey_id: string; name: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { accountId } = sessionOf(viewer)
  if (!(await setName(db, { id: passkey_id, accountId, name }))) throw notFound()
  return {}
}

/** Throws 41037 where nothing else would let its owner in; of two at the same moment the second is the only one. */
export async function removePasskey(
  world: AccountsWorld,
  { passkey_id }: { passkey_id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = await requireRecentProof(world, viewer)
  await world.db.transaction().execute(async (db) => {
    await beginAccountChange(db, viewer)
    const account = await findAccount(db, accountId)
    if (account === null || !(await dropPasskey(db, { id: passkey_id, accountId }))) throw notFound()
    requireAllowed(mayWithPasskey(await waysInOf({ db }, account)).remove)
    await tellChange({ ...world, db }, viewer, account, 'passkey-removed')
  })
  return {}
}
