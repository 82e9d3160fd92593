import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof, sessionOf } from '#features/sessions/server/door.ts'
import { notFound } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithPasskey } from '../policy.ts'
import { removePasskey as dropPasskey, renamePasskey as setName } from '../queries/passkeys.ts'
import { notifyFactorChange } from '../second-factor/notify-factor-change.ts'
import { signInMethodsOf } from '../sign-in-methods.ts'

export async function renamePasskey(
  { db }: Pick<AccountDependencies, 'db'>,
  { passkey_id, name }: { passkey_id: string; name: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { accountId } = sessionOf(viewer)
  if (!(await setName(db, { id: passkey_id, accountId, name }))) throw notFound()
  return {}
}

/**
 * Throws 41037 if the owner would have no sign-in method left. Two removals at the same moment run one after another.
 */
export async function removePasskey(
  deps: AccountDependencies,
  { passkey_id }: { passkey_id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = await requireRecentProof(deps, viewer)
  await deps.db.transaction().execute(async (db) => {
    await beginAccountChange(db, viewer)
    const account = await findAccount(db, accountId)
    if (account === null || !(await dropPasskey(db, { id: passkey_id, accountId }))) throw notFound()
    requireAllowed(mayWithPasskey(await signInMethodsOf({ db }, account)).remove)
    await notifyFactorChange({ ...deps, db }, viewer, account, 'passkey-removed')
  })
  return {}
}
