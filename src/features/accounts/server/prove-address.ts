import type { Viewer } from '#shared/viewer.ts'
import { tellOwner } from './account-event.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { type FoundAccount, findAccount, findAccountByEmail, findAccountByPhone } from './queries/accounts.ts'
import {
  dropCredentials,
  releaseEmail,
  releasePhone,
  setEmailProven,
  setPhoneProven,
} from './queries/proofs.ts'

export type Channel = 'email' | 'phone'

/**
 * The account of who has just proven to read mail or messages at an address; null where they have none yet. Within the
 * transaction that spends the proof.
 *
 * An address that an account has only typed in says nothing: whoever made that account may wait there for the address's
 * real owner. So what the proof meets decides:
 * - it is proven there already: that is the account;
 * - the browser is signed in as that account: it is proven from now on;
 * - the account has proven another address: it was never theirs, and loses this one;
 * - it has proven nothing: it is the owner's now, and every way in that was prepared is closed, every session ended.
 */
export async function accountAt(
  world: AccountsWorld,
  viewer: Viewer,
  channel: Channel,
  address: string,
): Promise<FoundAccount | null> {
  const { db, clock } = world
  const find = channel === 'email' ? findAccountByEmail : findAccountByPhone
  const account = await find(db, address)
  if (account === null || isProven(account, channel)) return account
  const isTheirs = viewer.session?.accountId === account.id
  if (!isTheirs && isProven(account, channel === 'email' ? 'phone' : 'email')) {
    await (channel === 'email' ? releaseEmail : releasePhone)(db, account.id)
    return null
  }
  if (!isTheirs) {
    await dropCredentials(db, account.id)
    await tellOwner(world, viewer, account.id, 'taken-over')
  }
  await (channel === 'email' ? setEmailProven : setPhoneProven)(db, account.id, clock.now())
  return findAccount(db, account.id)
}

const isProven = (account: FoundAccount, channel: Channel): boolean =>
  (channel === 'email' ? account.email_verified_at : account.phone_verified_at) !== null
