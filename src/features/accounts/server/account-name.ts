import { ApiError } from '#shared/api-error.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { findAccount } from './queries/accounts.ts'

export interface AccountName {
  /** First and last name; empty where none was said. */
  name: string
  /** ISO 3166 alpha-2. */
  country: string | null
}

/** What an account calls its owner, and where they are. Throws 40003 where it is gone. */
export async function nameOfAccount(
  { db }: Pick<AccountsWorld, 'db'>,
  accountId: string,
): Promise<AccountName> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(40003)
  return { name: `${account.first_name} ${account.last_name}`.trim(), country: account.country }
}
