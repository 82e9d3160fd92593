import { type AccountDependencies, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { endSessionsOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Decision, queueDecision } from './emails/decision-email.ts'
import { liftSuspension, setSuspension } from './queries/operators.ts'

export { isSuspended, mayWithAccount } from './policy.ts'

/**
 * Suspends an account, ends its sessions on all sites, and mails its owner. Returns the number of ended sessions.
 * Throws 41007, and 41098 if the account is suspended already.
 *
 * @param until null: until an operator restores it
 * @param reasonIn the reason for the owner, in a language of the interface
 */
export async function suspendAccount(
  deps: AccountDependencies,
  {
    accountId,
    until,
    reasonIn,
  }: { accountId: string; until: Date | null; reasonIn: (language: string) => string },
): Promise<number> {
  const account = await requireAccount(deps, accountId)
  const at = deps.clock.now()
  if (!(await setSuspension(deps.db, accountId, { at, until }))) throw new ApiError(41098)
  const ended = await endSessionsOf(deps, accountId)
  await notifyOwner(deps, account, { kind: 'account-suspended', reason: reasonIn(account.language), until })
  return ended
}

/** Ends a suspension. Throws 41007, and 41098 if the account is not suspended. */
export async function restoreAccount(deps: AccountDependencies, accountId: string): Promise<void> {
  const account = await requireAccount(deps, accountId)
  if (!(await liftSuspension(deps.db, accountId, deps.clock.now()))) throw new ApiError(41098)
  await notifyOwner(deps, account, { kind: 'account-restored' })
}

async function requireAccount({ db }: AccountDependencies, accountId: string): Promise<FoundAccount> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(41007)
  return account
}

async function notifyOwner(
  deps: AccountDependencies,
  { email, email_verified_at, language }: FoundAccount,
  decision: Decision,
): Promise<void> {
  if (email === null || email_verified_at === null) return
  await queueDecision(deps, { to: email, language, decision })
}
