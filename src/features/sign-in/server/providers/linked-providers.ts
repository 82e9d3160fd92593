import type { z } from 'zod'
import { recordAccountEvent } from '#features/accounts/server/door.ts'
import { beginAccountChange, requireRecentProof } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type listLinkedProviders as contract, PROVIDERS, type Provider } from '../../contract/providers.ts'
import { findIdentities, hasOtherSignInMethod, removeIdentity } from '../queries/identities.ts'
import { NAMES } from './link-identity.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'

/** Includes providers that are no longer offered, so that their owner can disconnect them. */
export async function listLinkedProviders(
  { db }: ProviderDependencies,
  { session }: Viewer,
): Promise<z.output<(typeof contract)['response']>> {
  const accountId = session?.accountId ?? null
  if (accountId === null) throw new ApiError(40003)
  const identities = await findIdentities(db, accountId)
  const can_unlink = identities.length > 1 || (await hasOtherSignInMethod(db, accountId))
  const providers = identities.flatMap(({ provider: key, email, linked_at, last_used_at }) => {
    const provider = PROVIDERS.find((known) => known === key)
    if (provider === undefined) return []
    const times = { linked_at: linked_at.toISOString(), last_used_at: last_used_at.toISOString() }
    return [{ provider, name: NAMES[provider], email, ...times, can_unlink }]
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
    if (!(await removeIdentity(db, accountId, provider))) throw new ApiError(40004)
    const isLast =
      (await findIdentities(db, accountId)).length === 0 && !(await hasOtherSignInMethod(db, accountId))
    if (isLast) throw new ApiError(41037)
    await recordAccountEvent({ ...deps, db }, viewer, accountId, 'provider-unlinked')
  })
  return {}
}
