import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import {
  type AccountFilter,
  type ConsoleAccountRow,
  type ConsoleDetailRow,
  findConsoleAccount,
  findConsoleAccounts,
} from './queries/operators.ts'

/** Searches accounts for the console by email address, name, phone number or id, the newest first. */
export const listAccounts = (
  { db, clock }: AccountDependencies,
  filter: Omit<AccountFilter, 'now'>,
): Promise<{ rows: ConsoleAccountRow[]; total: number }> =>
  findConsoleAccounts(db, { ...filter, now: clock.now() })

/** Throws 41007 if there is no such account. */
export async function readAccount({ db }: AccountDependencies, accountId: string): Promise<ConsoleDetailRow> {
  const account = await findConsoleAccount(db, accountId)
  if (account === null) throw new ApiError(41007)
  return account
}
