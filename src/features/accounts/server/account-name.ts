import { ApiError } from '#shared/api-error.ts'
import { personName } from '#shared/person-name.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { findAccount } from './queries/accounts.ts'

interface AccountName {
  /** As its bearer writes it; empty where none was said. */
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
  return { name: personName(account), country: account.country }
}
