import { ApiError } from '#shared/api-error.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { postNotice } from '../letters.ts'
import { type FoundAccount, findAccount } from '../queries/accounts.ts'
import { setSuspension } from '../queries/console.ts'
import { endSessionsOf } from '../sessions.ts'

/**
 * Keeps an account out by every way and ends its sessions on all sites; tells its owner. Answers how many sessions ended.
 * Throws 41007.
 *
 * @param until null: until it is restored
 */
export async function suspendAccount(
  world: AccountsWorld,
  { accountId, until }: { accountId: string; until: Date | null },
): Promise<number> {
  const account = await existing(world, accountId)
  await setSuspension(world.db, accountId, { at: world.clock.now(), until })
  const ended = await endSessionsOf(world, accountId)
  await tell(world, account, 'account-suspended', until)
  return ended
}

/** Lets an account in again. Throws 41007. */
export async function restoreAccount(world: AccountsWorld, accountId: string): Promise<void> {
  const account = await existing(world, accountId)
  if (account.suspended_at === null) return
  await setSuspension(world.db, accountId, { at: null, until: null })
  await tell(world, account, 'account-restored', null)
}

async function existing({ db }: AccountsWorld, accountId: string): Promise<FoundAccount> {
  const account = await findAccount(db, accountId)
  if (account === null) throw new ApiError(41007)
  return account
}

async function tell(
  world: AccountsWorld,
  { email, email_verified_at, language }: FoundAccount,
  notice: 'account-suspended' | 'account-restored',
  until: Date | null,
): Promise<void> {
  if (email === null || email_verified_at === null) return
  const details = until === null ? {} : { details: until.toISOString().slice(0, 10) }
  try {
    await postNotice(world, { to: email, language, notice, ...details })
  } catch (error) {
    // Whoever has had too much mail of ours is suspended all the same.
    if (!(error instanceof ApiError)) throw error
  }
}
