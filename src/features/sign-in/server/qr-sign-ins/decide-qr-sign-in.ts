import { QR_CONFIRMATIONS } from '#config/limits.ts'
import { type AccountDependencies, lockAccount, recordAccountEvent } from '#features/accounts/server/door.ts'
import { describeAgent, grantedBySession, hashOfToken, sessionOf } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getQrRequester as contract, confirmQrSignIn as stepContract } from '../../contract/qr.ts'
import { mayWithQrSignIn } from '../policy.ts'
import * as queries from '../queries/qr-sign-ins.ts'

/**
 * The steps of the signed-in device, which confirms or refuses. An attacker may send their own QR code to a victim. So
 * the page shows the requesting browser, and a sign-in needs two steps of the same account (`mayWithQrSignIn`). Each
 * statement repeats the conditions, so that only one of two simultaneous steps succeeds. Throws 41020 for a code that
 * has expired, belongs to another account, or has already passed that step.
 */
type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>
type Step = (
  deps: Dependencies,
  request: { code: string },
  viewer: Viewer,
) => Promise<ResponseOf<typeof stepContract>>

export async function getQrRequester(
  deps: Dependencies,
  { code }: { code: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { signIn, may } = await judged(deps, viewer, code)
  const state = signIn.status === 'used' ? 'confirmed' : signIn.status
  return { asker: askerOf(signIn, viewer), state, may: { scan: isAllowed(may.scan) } }
}

export const scanQrSignIn: Step = async (deps, { code }, viewer) => {
  requireAllowed((await judged(deps, viewer, code)).may.scan)
  return qrResponse(
    await grantedBySession(queries.scanQrSignIn(deps.db, qrRequest(deps, viewer, code))),
    viewer,
  )
}

/** The owner sees the confirmation in their history, even if nobody signs in by it. Throws 40006 after too many. */
export const confirmQrSignIn: Step = async (deps, { code }, viewer) => {
  const { accountId, provenAt } = sessionOf(viewer)
  const confirmed = await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await lockAccount(db, accountId)
    requireAllowed((await judged(here, viewer, code)).may.confirm)
    const request = { ...qrRequest(here, viewer, code), provenAt }
    const signIn = await grantedBySession(queries.confirmQrSignIn(db, request))
    if (signIn === null) return null
    await takeShared(db, deps.clock, { name: 'qr confirmed', of: accountId, ...QR_CONFIRMATIONS })
    await recordAccountEvent(here, viewer, accountId, 'device-allowed')
    return signIn
  })
  return qrResponse(confirmed, viewer)
}

export const refuseQrSignIn: Step = async (deps, { code }, viewer) => {
  requireAllowed((await judged(deps, viewer, code)).may.refuse)
  return qrResponse(await queries.refuseQrSignIn(deps.db, qrRequest(deps, viewer, code)), viewer)
}

async function judged(deps: Dependencies, viewer: Viewer, code: string) {
  const request = qrRequest(deps, viewer, code)
  const signIn = await queries.findQrSignIn(deps.db, request)
  if (signIn === null) throw new ApiError(41020)
  return { signIn, may: mayWithQrSignIn(request.accountId, signIn) }
}

function qrRequest({ clock }: Dependencies, viewer: Viewer, code: string) {
  const { id: sessionId, accountId } = sessionOf(viewer)
  return { codeHash: hashOfToken(code), accountId, sessionId, now: clock.now() }
}

function qrResponse(signIn: queries.FoundQrSignIn | null, viewer: Viewer): ResponseOf<typeof stepContract> {
  if (signIn === null) throw new ApiError(41020)
  return { asker: askerOf(signIn, viewer) }
}

const askerOf = (
  signIn: queries.FoundQrSignIn,
  { address }: Viewer,
): ResponseOf<typeof contract>['asker'] => ({
  ...describeAgent(signIn.user_agent),
  is_same_network: networkOf(signIn.address) === networkOf(address),
  asked_at: signIn.created_at.toISOString(),
  expires_at: signIn.expires_at.toISOString(),
})
