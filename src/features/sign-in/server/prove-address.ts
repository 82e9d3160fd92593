import {
  type AccountDependencies,
  type FoundAccount,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
  queueNoticeIfAllowed,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { dropCredentials } from './drop-credentials.ts'
import { expiredProof } from './expired-proof.ts'
import type { ProvenAddress } from './proven-addresses.ts'
import { releaseEmail, releasePhone, setEmailProven, setPhoneProven } from './queries/proofs.ts'

export { releaseEmail, releasePhone } from './queries/proofs.ts'

export type Channel = 'email' | 'phone'

/**
 * Returns the account of a proven address; null if there is none yet. Call it in the transaction that spends the proof.
 *
 * An unproven address does not show who owns the account: an attacker may have made it to trap the real owner of the
 * address. So the result depends on the account:
 * - it has proven the address: that is the account;
 * - the browser is signed in to it: the address is proven from now on;
 * - it has proven another address: the account belongs to somebody else and loses this address;
 * - it has proven nothing: the person who proves the address gets it; all its sign-in methods are removed and all
 *   sessions end.
 *
 * The proof is valid as long as the returned `proofs_valid_from` does not change.
 *
 * @param proof `number`: the position of its code or link in the sequence of proofs; absent if another method has just
 * proven the address
 */
export async function accountAt(
  deps: AccountDependencies,
  viewer: Viewer,
  channel: Channel,
  { address, by, number }: Pick<ProvenAddress, 'address' | 'by'> & { number?: number },
): Promise<FoundAccount | null> {
  const { db, clock } = deps
  const find = channel === 'email' ? findAccountByEmail : findAccountByPhone
  const found = await find(db, address)
  if (found === null || isProven(found, channel)) return refuseExpired(found, by, number)
  // Waits for a change that the account's maker has started, or makes that change fail.
  await lockAccount(db, found.id)
  const account = await find(db, address)
  if (account === null || isProven(account, channel)) return refuseExpired(account, by, number)
  const isTheirs = viewer.session?.accountId === account.id
  if (!isTheirs && isProven(account, channel === 'email' ? 'phone' : 'email')) {
    await (channel === 'email' ? releaseEmail : releasePhone)(db, account.id)
    return null
  }
  if (!isTheirs) {
    await dropCredentials(db, account.id)
    await recordAccountEvent(deps, viewer, account.id, 'taken-over')
    // The notice is in the viewer's language, since the maker chose the account's language. Phone numbers get no
    // notice, only an event.
    const message = { to: address, language: viewer.language, notice: 'taken-over' } as const
    if (channel === 'email') await queueNoticeIfAllowed(deps, message)
  }
  await (channel === 'email' ? setEmailProven : setPhoneProven)(db, account.id, clock.now())
  return findAccount(db, account.id)
}

/** A proof from before the last change of the account's sign-in methods has expired. */
function refuseExpired(
  account: FoundAccount | null,
  by: ProvenAddress['by'],
  number = Number.POSITIVE_INFINITY,
): FoundAccount | null {
  if (account !== null && account.proofs_valid_from > number) throw expiredProof(by)
  return account
}

const isProven = (account: FoundAccount, channel: Channel): boolean =>
  (channel === 'email' ? account.email_verified_at : account.phone_verified_at) !== null
