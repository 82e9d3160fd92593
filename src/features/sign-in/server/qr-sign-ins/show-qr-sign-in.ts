import { renderSVG } from 'uqr'
import { QR_SECONDS } from '#config/limits.ts'
import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { hashOfToken, newToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { startQrSignIn as startContract, getQrState as stateContract } from '../../contract/qr.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { letIn } from '../let-in.ts'
import { siteOf } from '../our-sites.ts'
import { addQrSignIn, findQrStatus, removeQrSignInOf, takeQrSignIn } from '../queries/qr-sign-ins.ts'

/**
 * The device that shows the picture. Two secrets: the code in the picture lets who is signed in elsewhere look and decide,
 * and is of no use for coming in; the cookie of this browser lets come in what was decided, and never leaves it.
 */

const COOKIE = 'qr_sign_in'

export async function startQrSignIn(
  { db, clock, origins }: AccountsWorld,
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
  { db, clock }: Pick<AccountsWorld, 'db' | 'clock'>,
  { browser }: Viewer,
): Promise<ResponseOf<typeof stateContract>> {
  const mark = browser?.cookie(COOKIE)
  const status = mark === undefined ? null : await findQrStatus(db, hashOfToken(mark), clock.now())
  return { state: status === null || status === 'used' ? 'expired' : status }
}

/**
 * Signs in as who has confirmed; the new session has proven nothing newer than the one that confirmed it. Throws 41021
 * (refused), 41020 (anything else but confirmed, in time, to this browser).
 */
export async function finishQrSignIn(
  world: AccountsWorld,
  { redirect = null }: { redirect?: string | null | undefined },
  viewer: Viewer,
): Promise<SignedIn> {
  const { browser } = viewer
  const site = siteOf(viewer)
  const mark = browser?.cookie(COOKIE)
  if (mark === undefined) throw new ApiError(41020)
  const now = world.clock.now()
  const confirmed = await takeQrSignIn(world.db, hashOfToken(mark), now)
  if (confirmed === null) {
    const status = await findQrStatus(world.db, hashOfToken(mark), now)
    throw new ApiError(status === 'refused' ? 41021 : 41020)
  }
  browser?.dropCookie(COOKIE)
  const { account_id: accountId, granted_by: grantedBy, number: proofNumber, proven_at: at } = confirmed
  const entrance = { accountId, grantedBy, proofNumber, site, redirect }
  return letIn(world, viewer, { ...entrance, proof: 'qr', proven: { by: [], at } })
}
