import type { AccountDependencies, FoundAccount } from '#features/accounts/server/door.ts'
import { hasSignInMethod, signInMethodsOf } from '#features/sign-in/server/door.ts'
import { mayWithAccount } from './policy.ts'
import { isCoordinator } from './queries/deletion.ts'

/**
 * Returns the abilities of the account's owner. They cannot change during a transaction that has locked the account.
 */
export async function accountAbilities(
  { db }: Pick<AccountDependencies, 'db'>,
  account: FoundAccount,
): Promise<ReturnType<typeof mayWithAccount>> {
  const methods = await signInMethodsOf({ db }, account)
  const keepsWayIn = {
    withoutEmail: hasSignInMethod({ ...methods, email: null, email_verified_at: null }),
    withoutPhone: hasSignInMethod({ ...methods, phone: null, phone_verified_at: null }),
  }
  return mayWithAccount({ ...account, keepsWayIn, isCoordinator: await isCoordinator(db, account.id) })
}
