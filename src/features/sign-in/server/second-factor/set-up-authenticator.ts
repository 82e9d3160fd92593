import { renderSVG } from 'uqr'
import { z } from 'zod'
import { type AccountDependencies, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { issueToken, peekToken, recordProof, redeemToken, sessionOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { startAuthenticator as contract } from '../../contract/second-factor.ts'
import { insertApp } from '../queries/second-factors.ts'
import { appOf, newAppSecret, sealOf, stepOf } from './authenticator-codes.ts'
import { changeFactors } from './change-factors.ts'
import { requireFactorProof } from './require-factor-proof.ts'

/**
 * Sets up an authenticator app. Its secret is stored, encrypted, in a token of this browser until the app has shown its
 * first code. Until then the old app stays active, and an abandoned set-up leaves nothing behind.
 */

const COOKIE = 'authenticator_set_up'
const PURPOSE = 'authenticator'
const SECONDS = 1800

/** Returns the same secret again in this browser, so that the page can be loaded again. */
export async function startAuthenticator(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = await requireFactorProof(deps, viewer)
  const account = await findAccount(deps.db, accountId)
  if (account === null) throw new ApiError(40003)
  const secret =
    (await findSetUp(deps, viewer, accountId))?.secret ?? (await startSetUp(deps, viewer, accountId))
  return shownApp(secret, account)
}

/** The secret of an app in the three forms that apps read. */
export function shownApp(
  secret: string,
  { email, phone, first_name }: Pick<FoundAccount, 'email' | 'phone' | 'first_name'>,
): ResponseOf<typeof contract> {
  const uri = appOf(secret, email ?? phone ?? first_name).toString()
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), uri, qr_svg: renderSVG(uri, { border: 2 }) }
}

/** Throws 41024 (wrong code), 41054 (no set-up was started in the last half hour). */
export async function confirmAuthenticator(
  deps: AccountDependencies,
  { code }: { code: string },
  viewer: Viewer,
): Promise<{ recovery_codes: string[] | null }> {
  const accountId = await requireFactorProof(deps, viewer)
  const setUp = await findSetUp(deps, viewer, accountId)
  if (setUp === null) throw new ApiError(41054)
  const step = stepOf(deps, setUp.secret, code.replace(/[\s-]/g, ''))
  if (step === null) throw new ApiError(41024, { field: 'code' })
  const recovery_codes = await changeFactors(deps, viewer, async (here) => {
    const { db, clock, secrets } = here
    if ((await redeemToken(here, { purpose: PURPOSE, token: setUp.token, viewer })) === null)
      throw new ApiError(41054)
    const secret = secrets.seal(sealOf(accountId), setUp.secret)
    await insertApp(db, { accountId, secret, step, now: clock.now() })
    return 'app-added'
  })
  // The person has just shown the app.
  const account = await findAccount(deps.db, accountId)
  if (account !== null) await recordProof(deps, viewer, account, 'app')
  viewer.browser?.dropCookie(COOKIE)
  return { recovery_codes }
}

async function startSetUp(deps: AccountDependencies, viewer: Viewer, accountId: string): Promise<string> {
  const secret = newAppSecret()
  const token = await issueToken(deps, {
    ...{ purpose: PURPOSE, accountId, grantedBy: sessionOf(viewer).id, seconds: SECONDS, boundTo: viewer },
    payload: { sealed: deps.secrets.seal(sealOf(accountId), secret).toString('base64') },
  })
  viewer.browser?.setCookie(COOKIE, token, { seconds: SECONDS })
  return secret
}

const payloadOf = z.object({ sealed: z.base64() })

async function findSetUp(
  deps: AccountDependencies,
  viewer: Viewer,
  accountId: string,
): Promise<{ token: string; secret: string } | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  const found = await peekToken(deps, { purpose: PURPOSE, token, viewer })
  if (found === null || !found.isHere || found.account_id !== accountId) return null
  const { sealed } = payloadOf.parse(found.payload)
  return { token, secret: deps.secrets.open(sealOf(accountId), Buffer.from(sealed, 'base64')) }
}
