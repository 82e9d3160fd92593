import { z } from 'zod'
import { CODE_RESEND_SECONDS } from '#config/limits.ts'
import { checkCode, issueCode } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { letIn } from '../let-in.ts'
import { postCodeMail } from '../letters/code-letters.ts'
import { siteOf } from '../our-sites.ts'
import { accountAt } from '../prove-address.ts'
import { takeAsked } from '../take-asked.ts'
import { takeCodeCheck } from '../verify-otp.ts'
import { newcomer } from './sign-in-by-identity.ts'
import type { ProvidersWorld } from './sign-in-provider.ts'
import { letWait, takeWaiting, type Waiting, whatWaits } from './waiting-identity.ts'

const PURPOSE = 'provider-email' as const

/** Sends a code to the address that goes with the identity that waits. The same whether or not somebody has the address. */
export async function sendProviderCode(
  world: ProvidersWorld,
  { email }: { email: string },
  viewer: Viewer,
): Promise<{ resend_seconds: number }> {
  const { identity } = await whatNeedsEmail(world, viewer)
  const { language } = viewer
  const to = email.toLowerCase()
  await world.db.transaction().execute(async (db) => {
    const inside = { ...world, db }
    const payload = keyOf(identity)
    const code = await issueCode(inside, { purpose: PURPOSE, recipient: to, payload, boundTo: viewer })
    const { isKnown: isOwn } = await takeAsked(inside, viewer, { channel: 'email', recipient: to })
    await postCodeMail(inside, { to, language, purpose: 'sign-up', code, isOwn })
  })
  return { resend_seconds: CODE_RESEND_SECONDS }
}

/**
 * The code proves the address. Somebody who has an account there has proven by it to own the account, and is asked for
 * whatever else it wants before the provider is connected.
 */
export async function finishProvider(
  world: ProvidersWorld,
  { email, otp }: { email: string; otp: string },
  viewer: Viewer,
): Promise<SignedIn> {
  const { identity } = await whatNeedsEmail(world, viewer)
  const recipient = email.toLowerCase()
  await takeCodeCheck(world, viewer)
  const key = { purpose: PURPOSE, recipient, boundTo: viewer }
  const { payload, number } = await checkCode(world, key, otp, { use: true })
  // Another browser's code, which its reader was talked into telling, is of no use here.
  const isHere = JSON.stringify(sentFor.parse(payload)) === JSON.stringify(keyOf(identity))
  const waiting = isHere ? await takeWaiting(world, viewer) : null
  if (waiting?.needs !== 'email') throw new ApiError(41101)
  const { redirect, campaign } = waiting
  const site = siteOf(viewer)
  const owner = await world.db
    .transaction()
    .execute((db) =>
      accountAt({ ...world, db }, viewer, 'email', { address: recipient, by: 'email-code', number }),
    )
  if (owner !== null) {
    await letWait(world, viewer, { identity, needs: 'sign-in', redirect, campaign }, owner.id)
    const { id: accountId, proofs_valid_from: proofNumber } = owner
    return letIn(world, viewer, { accountId, site, proof: 'email-code', proofNumber, redirect })
  }
  const made = await newcomer(world, viewer, { identity, email, campaign })
  return letIn(world, viewer, { ...made, site, proof: identity.provider, redirect })
}

async function whatNeedsEmail(world: ProvidersWorld, viewer: Viewer): Promise<Waiting> {
  const waiting = await whatWaits(world, viewer)
  if (waiting?.needs !== 'email') throw new ApiError(41101)
  return waiting
}

const sentFor = z.object({ issuer: z.string(), subject: z.string() })

const keyOf = ({ issuer, subject }: Waiting['identity']) => ({ issuer, subject })
