import { type AccountsWorld, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { endSessionsOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Decision, postDecision } from './letters/decision-letter.ts'
import { liftSuspension, setSuspension } from './queries/operators.ts'

export { isSuspended, mayWithAccount } from './policy.ts'

/**
 * Keeps an account out by every way and ends its sessions on all sites; tells its owner. Answers how many sessions ended.
 * Throws 41007, and 41098 where it is suspended already.
 *
 * @param until null: until it is restored
 * @param reasonIn what its owner is told, in a language of the interface
 */
export async function suspendAccount(
  world: AccountsWorld,
  {
    accountId,
    until,
    reasonIn,
  }: { accountId: string; until: Date | null; reasonIn: (language: string) => string },
): Promise<number> {
  const account = await existing(world, accountId)
  const at = world.clock.now()
  if (!(await setSuspension(world.db, accountId, { at, until }))) throw new ApiError(41098)
  const ended = await endSessionsOf(world, accountId)
  await tell(world, account, { kind: 'account-suspended', reason: reasonIn(account.language), until })
  return ended
}

/** Lets an account in again. Throws 41007, and 41098 where it is not suspended any more. */
export async function restoreAccount(world: AccountsWorld, accountId: string): Promise<void> {
  const account = await existing(world, accountId)
  if (!(await liftSuspension(world.db, accountId, world.clock.now()))) throw new ApiError(41098)
  await tell(world, account, { kind: 'account-restored' })
}

async function existing({ db }: AccountsWorld, accountId: string): Promise<FoundAccount> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(41007)
  return account
}

async function tell(
  world: AccountsWorld,
  { email, email_verified_at, language }: FoundAccount,
  decision: Decision,
): Promise<void> {
  if (email === null || email_verified_at === null) return
  await postDecision(world, { to: email, language, decision })
}
