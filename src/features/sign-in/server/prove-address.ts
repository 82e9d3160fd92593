import {
  type AccountDependencies,
  type FoundAccount,
  findAccount,
  findAccountByEmail,
  findAccountByPhone,
  lockAccount,
  postNoticeIfAllowed,
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
 * The account of who has just proven to read mail or messages at an address; null where they have none yet. Within the
 * transaction that spends the proof.
 *
 * An address that an account has only typed in says nothing: whoever made that account may wait there for the address's
 * real owner. So what the proof meets decides:
 * - it is proven there already: that is the account;
 * - the browser is signed in as that account: it is proven from now on;
 * - the account has proven another address: it was never theirs, and loses this one;
 * - it has proven nothing: it is the owner's now, and every way in that was prepared is closed, every session ended.
 *
 * From here on the proof is judged: it counts as long as `proofs_valid_from` stays what it is in the answer.
 *
 * @param proof `number`: of its code or link; absent: it has just been proven otherwise
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
  // Whatever its maker is just about to add comes before what follows, or is refused after it.
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
    // In their own language: that of the account is its maker's. A number is told by the log alone.
    const letter = { to: address, language: viewer.language, notice: 'taken-over' } as const
    if (channel === 'email') await postNoticeIfAllowed(deps, letter)
  }
  await (channel === 'email' ? setEmailProven : setPhoneProven)(db, account.id, clock.now())
  return findAccount(db, account.id)
}

/** An address that was proven before its account changed its ways in counts no more. */
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
