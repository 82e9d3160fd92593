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

/** Throws 40003 where the account is gone: so is whoever was signed in to it. */
export async function ownAccount({ db }: Pick<AccountDependencies, 'db'>, id: string): Promise<FoundAccount> {
  const account = await findAccount(db, id)
  if (account === null) throw new ApiError(40003)
  return account
}
