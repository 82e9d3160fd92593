import {
  type AccountDependencies,
  deviceName,
  devicesOfSignIns,
  type FoundAccount,
  queueNoticeIfAllowed,
} from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** A person who has just read the mailbox needs no mail there. */
const BY_MAIL: ReadonlySet<string> = new Set(['email-code', 'link'])

/**
 * Tells the owner of a sign-in from a kind of browser or system that none of the last sign-ins had. The first sign-in
 * is left out; of one by mail there is no mail. A device that was allowed by QR code is always reported, since a thief can allow one
 * of the owner's kind. Call it before the sign-in is recorded.
 */
export async function notifyNewDevice(
  deps: AccountDependencies,
  viewer: Viewer,
  { id: accountId, email, email_verified_at, language }: FoundAccount,
  provenBy: readonly string[],
): Promise<void> {
  const userAgent = viewer.browser?.userAgent ?? ''
  const isAllowed = provenBy.includes('qr')
  if (!isAllowed && !isNewKind(userAgent, await devicesOfSignIns(deps.db, accountId))) return
  const canMail = email !== null && email_verified_at !== null
  if (canMail && !provenBy.some((proof) => BY_MAIL.has(proof))) {
    const notice = isAllowed ? 'device-allowed' : 'new-device'
    await queueNoticeIfAllowed(deps, { to: email, language, notice, details: userAgent })
  }
  await notify(deps, [{ accountId, kind: 'new-device', userAgent, ...(isAllowed && { variant: 'allowed' }) }])
}

/** False for the first sign-in. */
const isNewKind = (userAgent: string, earlier: readonly string[]): boolean =>
  earlier.length > 0 && !earlier.some((device) => deviceName(device) === deviceName(userAgent))
