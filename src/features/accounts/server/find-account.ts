import { ApiError } from '#shared/api-error.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { type FoundAccount, findAccount } from './queries/accounts.ts'

export {
  becomeSeeker,
  type FoundAccount,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
} from './queries/accounts.ts'

/** Finds the account of a signed-in viewer. Throws 40003 if it is gone, since the session is then gone too. */
export async function ownAccount({ db }: Pick<AccountDependencies, 'db'>, id: string): Promise<FoundAccount> {
  const account = await findAccount(db, id)
  if (account === null) throw new ApiError(40003)
  return account
}
