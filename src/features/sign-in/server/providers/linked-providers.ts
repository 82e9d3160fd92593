import type { z } from 'zod'
import { ownAccount, recordAccountEvent } from '#features/accounts/server/door.ts'
import { accountOf, beginAccountChange, requireRecentProof } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type listLinkedProviders as contract, PROVIDERS, type Provider } from '../../contract/providers.ts'
import { mayWithProvider } from '../policy.ts'
import { findIdentities, removeIdentity } from '../queries/identities.ts'
import { signInMethodsOf } from '../sign-in-methods.ts'
import { NAMES } from './link-identity.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'

/** Includes providers that are no longer offered, so that their owner can disconnect them. */
export async function listLinkedProviders(
  { db }: ProviderDependencies,
  viewer: Viewer,
): Promise<z.output<(typeof contract)['response']>> {
  const account = await ownAccount({ db }, accountOf(viewer))
  const identities = await findIdentities(db, account.id)
  const may = { unlink: isAllowed(mayWithProvider({ ...account, providers: identities.length }).unlink) }
  const providers = identities.flatMap(({ provider: key, email, linked_at, last_used_at }) => {
    const provider = PROVIDERS.find((known) => known === key)
    if (provider === undefined) return []
    const times = { linked_at: linked_at.toISOString(), last_used_at: last_used_at.toISOString() }
    return [{ provider, name: NAMES[provider], email, ...times, may }]
  })
  return { providers }
}

/** Throws 40004 if it is not connected, 41037 if no sign-in method would be left, 41058. */
export async function unlinkProvider(
  deps: ProviderDependencies,
  { provider }: { provider: Provider },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = await requireRecentProof(deps, viewer)
  await deps.db.transaction().execute(async (db) => {
    await beginAccountChange(db, viewer)
    const methods = await signInMethodsOf({ db }, await ownAccount({ db }, accountId))
    if (!(await removeIdentity(db, accountId, provider))) throw new ApiError(40004)
    requireAllowed(mayWithProvider(methods).unlink)
    await recordAccountEvent({ ...deps, db }, viewer, accountId, 'provider-unlinked')
  })
  return {}
}
