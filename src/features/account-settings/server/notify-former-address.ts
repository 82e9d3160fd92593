import {
  type AccountDependencies,
  type FoundAccount,
  postNotice,
  postUndoSms,
} from '#features/accounts/server/door.ts'
import type { Channel } from '#features/sign-in/server/door.ts'
import { maskEmail, maskPhone } from '#shared/mask-address.ts'

/**
 * Tells who had the address that it is no longer the account's, with the way to undo that: by mail to the old address, or,
 * of a number, to the account's email address; where it has none, by a message to the old number. Throws 40006 where they
 * have been sent too much already, and then nothing may change: a thief would fill their mailbox first.
 */
export async function notifyFormerAddress(
  deps: AccountDependencies,
  before: FoundAccount,
  { channel, address, undo }: { channel: Channel; address: string | null; undo: string },
): Promise<void> {
  const { email, phone, language } = before
  const details = address === null ? '' : channel === 'email' ? maskEmail(address) : maskPhone(address)
  const notice = address === null ? (`${channel}-removed` as const) : (`${channel}-changed` as const)
  if (email !== null && before.email_verified_at !== null) {
    await postNotice(deps, { to: email, language, notice, details, undo })
  } else if (phone !== null) await postUndoSms(deps, { to: phone, language, url: undo })
}
