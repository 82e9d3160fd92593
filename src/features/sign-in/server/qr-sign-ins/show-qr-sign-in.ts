import { renderSVG } from 'uqr'
import { QR_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { hashOfToken, newToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { startQrSignIn as startContract, getQrState as stateContract } from '../../contract/qr.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { siteOf } from '../our-sites.ts'
import {
  addQrSignIn,
  findQrStatus,
  redeemQrSignIn,
  removeQrSignInOf,
  removeQrSignInsBefore,
} from '../queries/qr-sign-ins.ts'
import { signIn } from '../sign-in.ts'

/**
 * The device that shows the QR code. There are two secrets. The code in the image lets a signed-in device read and
 * decide, but not sign in. The cookie lets this browser sign in after the decision.
 */

const COOKIE = 'qr_sign_in'

export async function startQrSignIn(
  { db, clock, origins }: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof startContract>> {
  const { browser, address, site, language } = viewer
  if (!browser) throw new Error('There is no browser to show a picture.')
  const before = browser.cookie(COOKIE)
  if (before !== undefined) await removeQrSignInOf(db, hashOfToken(before))
  const [code, mark] = [newToken(), newToken()]
  const now = clock.now()
  const expiresAt = later(now, QR_SECONDS)
  await addQrSignIn(db, {
    ...{ codeHash: hashOfToken(code), browserHash: hashOfToken(mark), userAgent: browser.userAgent },
    ...{ address, now, expiresAt },
  })
  browser.setCookie(COOKIE, mark, { seconds: QR_SECONDS })
  const origin = site === 'employer' ? origins.employer() : origins.seeker()
  const url = `${origin}/${language}/qr/${code}`
  const svg = renderSVG(url, { border: 2 })
  return { code, url, svg, expires_at: expiresAt.toISOString(), expires_in: QR_SECONDS }
}

export async function getQrState(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  { browser }: Viewer,
): Promise<ResponseOf<typeof stateContract>> {
  const mark = browser?.cookie(COOKIE)
  const status = mark === undefined ? null : await findQrStatus(db, hashOfToken(mark), clock.now())
  return { state: status === null || status === 'used' ? 'expired' : status }
}

/**
 * Signs in as the account that has confirmed. The new session's proof is as old as that of the confirming session.
 * Throws 41021 (refused), 41020 (not confirmed in time for this browser).
 */
export async function finishQrSignIn(
  deps: AccountDependencies,
  { redirect = null }: { redirect?: string | null | undefined },
  viewer: Viewer,
): Promise<SignedIn> {
  const { browser } = viewer
  const site = siteOf(viewer)
  const mark = browser?.cookie(COOKIE)
  if (mark === undefined) throw new ApiError(41020)
  const now = deps.clock.now()
  const confirmed = await redeemQrSignIn(deps.db, hashOfToken(mark), now)
  if (confirmed === null) {
    const status = await findQrStatus(deps.db, hashOfToken(mark), now)
    throw new ApiError(status === 'refused' ? 41021 : 41020)
  }
  browser?.dropCookie(COOKIE)
  const { account_id: accountId, granted_by: grantedBy, number: proofNumber, proven_at: at } = confirmed
  const attempt = { accountId, grantedBy, proofNumber, site, redirect }
  return signIn(deps, viewer, { ...attempt, proof: 'qr', proven: { by: [], at } })
}

/** Pages stop polling for a code within an hour after its end, so older rows are not needed. */
export const forgetQrSignIns = ({ db, clock }: Pick<AccountDependencies, 'db' | 'clock'>): Promise<void> =>
  removeQrSignInsBefore(db, later(clock.now(), -3600))
