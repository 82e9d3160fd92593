import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import { tellOwner } from '../account-event.ts'
import { postNotice } from '../letters/notice-letter.ts'
import { findAccount } from '../queries/accounts.ts'
import { addIdentity } from '../queries/identities.ts'
import type { Identity, ProvidersWorld } from './sign-in-provider.ts'

/**
 * Connects an identity to an account that has been proven to be the same person's, and tells its owner. Answers false where
 * the identity is another account's.
 */
export async function linkIdentity(
  { db, clock }: Pick<ProvidersWorld, 'db' | 'clock'>,
  viewer: Viewer,
  accountId: string,
  identity: Identity,
): Promise<boolean> {
  return db.isTransaction ? link(db) : db.transaction().execute(link)

  async function link(transaction: Db): Promise<boolean> {
    const now = clock.now()
    if (!(await addIdentity(transaction, { ...identity, accountId, now }))) return false
    await tellOwner({ db: transaction, clock }, viewer, accountId, 'provider-linked')
    const account = await findAccount(transaction, accountId)
    if (account !== null && account.email !== null && account.email_verified_at !== null) {
      const { email: to, language } = account
      const details = NAMES[identity.provider]
      await postNotice({ db: transaction, clock }, { to, language, notice: 'provider-linked', details })
    }
    return true
  }
}

/** Proper names. */
export const NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const
