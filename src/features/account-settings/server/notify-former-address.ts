import {
  type AccountDependencies,
  type FoundAccount,
  queueNotice,
  queueUndoSms,
} from '#features/accounts/server/door.ts'
import type { Channel } from '#features/sign-in/server/door.ts'
import { maskEmail, maskPhone } from '#shared/mask-address.ts'

/**
 * Tells the reader of a former address, with a link to undo the change: by mail to the old address; for a number, to
 * the account's email address; without one, by SMS to the old number. Throws 40006 if the reader has been sent too
 * much. Then the change fails: a thief would fill the mailbox first.
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
