import {
  type AccountDependencies,
  findAccount,
  queueNoticeIfAllowed,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { maskPhone } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Channel } from '../contract/phones.ts'
import { setProvenEmail, setProvenPhone } from './queries/joined-addresses.ts'

/** Gives an account a proven address that nobody has. An address that the account has proven itself stays. */
export async function joinAddress(
  deps: AccountDependencies,
  viewer: Viewer,
  accountId: string,
  { channel, address }: { channel: Channel; address: string },
): Promise<void> {
  const { db, clock } = deps
  const give = channel === 'email' ? setProvenEmail : setProvenPhone
  if (!(await give(db, accountId, address, clock.now()))) return
  await recordAccountEvent(deps, viewer, accountId, channel === 'email' ? 'email-changed' : 'phone-changed')
  const account = await findAccount(db, accountId)
  if (channel === 'phone' && account?.email != null && account.email_verified_at !== null) {
    const letter = { to: account.email, language: account.language, details: maskPhone(address) }
    await queueNoticeIfAllowed(deps, { ...letter, notice: 'phone-changed' })
  }
  const variant = channel === 'email' ? 'email-changed' : 'phone-changed'
  await notify(deps, [{ accountId, kind: 'address-changed', variant, userAgent: viewer.browser?.userAgent }])
}
