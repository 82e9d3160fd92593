import {
  type AccountDependencies,
  deviceName,
  devicesOfSignIns,
  type FoundAccount,
  queueNoticeIfAllowed,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** A person who signs in by mail has just read the mailbox, so they need no mail about it. */
const BY_MAIL: ReadonlySet<string> = new Set(['email-code', 'link'])

/**
 * Notifies the owner of a sign-in from a browser or system that is new among the last sign-ins. It skips the first
 * sign-in and sign-ins by mail. It always reports a device that was allowed by QR code, since a thief can allow a
 * device of the same kind as the owner's. Call it before the sign-in is recorded.
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
