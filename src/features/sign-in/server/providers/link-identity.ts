import { findAccount, lockAccount, queueNotice, recordAccountEvent } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { inTransaction } from '../in-transaction.ts'
import { addIdentity } from '../queries/identities.ts'
import type { Identity, ProviderDependencies } from './sign-in-provider.ts'

/** Connects an identity to an account and tells its owner. Returns false if the identity belongs to another account. */
export async function linkIdentity(
  deps: Pick<ProviderDependencies, 'db' | 'clock'>,
  viewer: Viewer,
  accountId: string,
  identity: Identity,
): Promise<boolean> {
  return inTransaction(deps, async (here) => {
    const now = here.clock.now()
    await lockAccount(here.db, accountId)
    if (!(await addIdentity(here.db, { ...identity, accountId, now }))) return false
    await recordAccountEvent(here, viewer, accountId, 'provider-linked')
    const account = await findAccount(here.db, accountId)
    if (account !== null && account.email !== null && account.email_verified_at !== null) {
      const { email: to, language } = account
      await queueNotice(here, { to, language, notice: 'provider-linked', details: NAMES[identity.provider] })
    }
    return true
  })
}

/** Proper names. */
export const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const
