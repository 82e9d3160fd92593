import { networkOf } from '#platform/http/rate-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getQrAsker as contract, confirmQrSignIn as stepContract } from '../../contract/qr.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import * as queries from '../queries/qr-sign-ins.ts'
import { sessionOf } from '../recent-proof.ts'
import { hashOfToken } from '../token.ts'
import { describeAgent } from './describe-agent.ts'

/**
 * The device that decides. Whoever sends somebody the picture of their own sign-in wants them to let a stranger in, so it
 * says who asks and nothing happens without two steps of the same account: taking the picture, and allowing it. Throws
 * 41020 for a picture that is out of date, somebody else's, or past that step.
 */
type World = Pick<AccountsWorld, 'db' | 'clock'>
type Step = (
  world: World,
  viewer: Viewer,
  request: { code: string },
) => Promise<ResponseOf<typeof stepContract>>

export async function getQrAsker(
  world: World,
  viewer: Viewer,
  { code }: { code: string },
): Promise<ResponseOf<typeof contract>> {
  const signIn = await queries.findQrSignIn(world.db, asked(world, viewer, code))
  if (signIn === null) throw new ApiError(41020)
  const state = signIn.status === 'used' ? 'confirmed' : signIn.status
  return { asker: askerOf(signIn, viewer), state }
}

export const scanQrSignIn: Step = async (world, viewer, { code }) =>
  answer(await queries.scanQrSignIn(world.db, asked(world, viewer, code)), viewer)

export const confirmQrSignIn: Step = async (world, viewer, { code }) => {
  const { provenAt } = sessionOf(viewer)
  return answer(await queries.confirmQrSignIn(world.db, { ...asked(world, viewer, code), provenAt }), viewer)
}

export const refuseQrSignIn: Step = async (world, viewer, { code }) =>
  answer(await queries.refuseQrSignIn(world.db, asked(world, viewer, code)), viewer)

const asked = ({ clock }: World, viewer: Viewer, code: string) => ({
  codeHash: hashOfToken(code),
  accountId: sessionOf(viewer).accountId,
  now: clock.now(),
})

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
