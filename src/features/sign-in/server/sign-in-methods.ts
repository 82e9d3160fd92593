import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import type { SignInMethods } from './policy.ts'
import { findIdentities } from './queries/identities.ts'

export { hasSignInMethod } from './policy.ts'

/** Returns the sign-in methods of an account. They cannot change during a transaction that has locked the account. */
export async function signInMethodsOf(
  { db }: Pick<AccountDependencies, 'db'>,
  account: FoundAccount,
): Promise<SignInMethods> {
  return { ...account, providers: (await findIdentities(db, account.id)).length }
}
