import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import type { AccountDependencies } from './account-dependencies.ts'
import { findAccount } from './queries/accounts.ts'

interface AccountName {
  /** The name as its owner writes it; empty if the owner has given none. */
  name: string
  /** ISO 3166 alpha-2. */
  country: string | null
}

/** The name and country of an account. Throws 40003 if the account is gone. */
export async function nameOfAccount(
  { db }: Pick<AccountDependencies, 'db'>,
  accountId: string,
): Promise<AccountName> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(40003)
  return { name: personName(account), country: account.country }
}
