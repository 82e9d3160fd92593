import {
  type AccountDependencies,
  deviceName,
  devicesOfSignIns,
  type FoundAccount,
  queueNoticeIfAllowed,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** A person who has just read the mailbox needs no mail there. */
const BY_MAIL: ReadonlySet<string> = new Set(['email-code', 'link'])

/**
 * Tells the owner of a sign-in from a kind of browser or system that none of the last sign-ins had. The first sign-in
 * and those by mail are left out. A device that was allowed by QR code is always reported, since a thief can allow one
 * of the owner's kind. Call it before the sign-in is recorded.
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
    await queueNoticeIfAllowed(deps, { to: email, language, notice: 'device-allowed', details })
    return
  }
  const earlier = await devicesOfSignIns(deps.db, id)
  if (earlier.length === 0 || earlier.some((device) => deviceName(device) === deviceName(details))) return
  await queueNoticeIfAllowed(deps, { to: email, language, notice: 'new-device', details })
}
