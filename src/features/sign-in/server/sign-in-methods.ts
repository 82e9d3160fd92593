import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import type { SignInMethods } from './policy.ts'
import { findIdentities } from './queries/identities.ts'

export { hasSignInMethod } from './policy.ts'

/** How the account's owner can get in. What it answers stays true in a transaction that holds the account. */
export async function signInMethodsOf(
  { db }: Pick<AccountDependencies, 'db'>,
  account: FoundAccount,
): Promise<SignInMethods> {
  return { ...account, providers: (await findIdentities(db, account.id)).length }
}
