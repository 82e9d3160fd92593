import {
  type AccountDependencies,
  deviceName,
  devicesOfSignIns,
  type FoundAccount,
  postNoticeIfAllowed,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Who has just shown to read the mailbox needs no letter there. */
const BY_MAIL: ReadonlySet<string> = new Set(['email-code', 'link'])

/**
 * Tells an account's owner of a sign-in from a kind of browser or system that none of the last ones came from; not of the
 * first one, nor of one by mail. Of one that another device has allowed in any case: whoever has that device could let in
 * one of the owner's kind. To be called before that sign-in is noted.
 */
export async function notifyNewDevice(
  deps: AccountDependencies,
  viewer: Viewer,
  { id, email, email_verified_at, language }: FoundAccount,
  provenBy: readonly string[],
): Promise<void> {
  if (email === null || email_verified_at === null || provenBy.some((proof) => BY_MAIL.has(proof))) return
  const details = viewer.browser?.userAgent ?? ''
  if (provenBy.includes('qr')) {
    await postNoticeIfAllowed(deps, { to: email, language, notice: 'device-allowed', details })
    return
  }
  const known = await devicesOfSignIns(deps.db, id)
  if (known.length === 0 || known.some((device) => deviceName(device) === deviceName(details))) return
  await postNoticeIfAllowed(deps, { to: email, language, notice: 'new-device', details })
}
