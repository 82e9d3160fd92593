import {
  type AccountDependencies,
  type FoundAccount,
  queueNotice,
  queueUndoSms,
} from '#features/accounts/server/door.ts'
import type { Channel } from '#features/sign-in/server/door.ts'
import { maskEmail, maskPhone } from '#shared/mask-address.ts'

/**
 * Sends a notice with a link that undoes the change. For an email address, the notice goes to the old address. For a
 * phone number, it goes to the account's email address, or by SMS to the old number if there is none. Throws 40006 if
 * the reader has received too many messages, so that the change fails: otherwise a thief could fill the mailbox first.
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
    await queueNotice(deps, { to: email, language, notice, details, undo })
  } else if (phone !== null) await queueUndoSms(deps, { to: phone, language, url: undo })
}
