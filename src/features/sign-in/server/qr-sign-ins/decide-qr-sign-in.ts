import { QR_CONFIRMATIONS } from '#config/limits.ts'
import { type AccountsWorld, lockAccount, tellOwner } from '#features/accounts/server/door.ts'
import { describeAgent, grantedBySession, hashOfToken, sessionOf } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed, requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getQrAsker as contract, confirmQrSignIn as stepContract } from '../../contract/qr.ts'
import { mayWithQrSignIn } from '../policy.ts'
import * as queries from '../queries/qr-sign-ins.ts'

/**
 * The device that decides. It says who asks, and takes the steps that `mayWithQrSignIn` allows. Each statement has the
 * same conditions: of two steps at the same moment one is taken. Throws 41020 for a picture that is out of date, somebody
 * else's, or past that step.
 */
type World = Pick<AccountsWorld, 'db' | 'clock'>
type Step = (
  world: World,
  request: { code: string },
  viewer: Viewer,
) => Promise<ResponseOf<typeof stepContract>>

export async function getQrAsker(
  world: World,
  { code }: { code: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { signIn, may } = await judged(world, viewer, code)
  const state = signIn.status === 'used' ? 'confirmed' : signIn.status
  return { asker: askerOf(signIn, viewer), state, may: { scan: isAllowed(may.scan) } }
}

export const scanQrSignIn: Step = async (world, { code }, viewer) => {
  requireAllowed((await judged(world, viewer, code)).may.scan)
  return answer(await grantedBySession(queries.scanQrSignIn(world.db, asked(world, viewer, code))), viewer)
}

/** The owner reads of it in their history, also where nobody is let in by it. Throws 40006 after too many. */
export const confirmQrSignIn: Step = async (world, { code }, viewer) => {
  const { accountId, provenAt } = sessionOf(viewer)
  const confirmed = await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await lockAccount(db, accountId)
    requireAllowed((await judged(here, viewer, code)).may.confirm)
    const request = { ...asked(here, viewer, code), provenAt }
    const signIn = await grantedBySession(queries.confirmQrSignIn(db, request))
    if (signIn === null) return null
    await takeShared(db, world.clock, { name: 'qr confirmed', of: accountId, ...QR_CONFIRMATIONS })
    await tellOwner(here, viewer, accountId, 'device-allowed')
    return signIn
  })
  return answer(confirmed, viewer)
}

export const refuseQrSignIn: Step = async (world, { code }, viewer) => {
  requireAllowed((await judged(world, viewer, code)).may.refuse)
  return answer(await queries.refuseQrSignIn(world.db, asked(world, viewer, code)), viewer)
}

async function judged(world: World, viewer: Viewer, code: string) {
  const request = asked(world, viewer, code)
  const signIn = await queries.findQrSignIn(world.db, request)
  if (signIn === null) throw new ApiError(41020)
  return { signIn, may: mayWithQrSignIn(request.accountId, signIn) }
}

function asked({ clock }: World, viewer: Viewer, code: string) {
  const { id: sessionId, accountId } = sessionOf(viewer)
  return { codeHash: hashOfToken(code), accountId, sessionId, now: clock.now() }
}

function answer(signIn: queries.FoundQrSignIn | null, viewer: Viewer): ResponseOf<typeof stepContract> {
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
