import { z } from 'zod'
import { CODE_RESEND_SECONDS } from '#config/limits.ts'
import { checkCode, issueCode } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { takeCodeRequest } from '../code-request-limits.ts'
import { queueCodeMail } from '../emails/code-emails.ts'
import { siteOf } from '../our-sites.ts'
import { accountAt } from '../prove-address.ts'
import { signIn } from '../sign-in.ts'
import { takeCodeCheck } from '../verify-otp.ts'
import {
  findPendingIdentity,
  type PendingIdentity,
  redeemPendingIdentity,
  storePendingIdentity,
} from './pending-identity.ts'
import { findOrMakeAccount } from './sign-in-by-identity.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'

const PURPOSE = 'provider-email' as const

/** Sends a code to an address for the pending identity, whether the address has an account or not. */
export async function sendProviderCode(
  deps: ProviderDependencies,
  { email }: { email: string },
  viewer: Viewer,
): Promise<{ resend_seconds: number }> {
  const { identity } = await requirePendingEmail(deps, viewer)
  const { language } = viewer
  const to = email.toLowerCase()
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const payload = keyOf(identity)
    const code = await issueCode(inside, { purpose: PURPOSE, recipient: to, payload, boundTo: viewer })
    const { isKnown: isOwn } = await takeCodeRequest(inside, viewer, { channel: 'email', recipient: to })
    await queueCodeMail(inside, { to, language, purpose: 'sign-up', code, isOwn })
  })
  return { resend_seconds: CODE_RESEND_SECONDS }
}

/**
 * The code proves the address. If it has an account, the person also has to show that account's second factor before
 * the provider is connected.
 */
export async function finishProvider(
  deps: ProviderDependencies,
  { email, otp }: { email: string; otp: string },
  viewer: Viewer,
): Promise<SignedIn> {
  const { identity } = await requirePendingEmail(deps, viewer)
  const recipient = email.toLowerCase()
  await takeCodeCheck(deps, viewer)
  const key = { purpose: PURPOSE, recipient, boundTo: viewer }
  const { payload, number } = await checkCode(deps, key, otp, { use: true })
  // Refuses a code that another browser requested: an attacker may have persuaded its reader to reveal it.
  const isHere = JSON.stringify(identityKey.parse(payload)) === JSON.stringify(keyOf(identity))
  const pending = isHere ? await redeemPendingIdentity(deps, viewer) : null
  if (pending?.needs !== 'email') throw new ApiError(41101)
  const { redirect, campaign } = pending
  const site = siteOf(viewer)
  const owner = await deps.db
    .transaction()
    .execute((db) =>
      accountAt({ ...deps, db }, viewer, 'email', { address: recipient, by: 'email-code', number }),
    )
  if (owner !== null) {
    await storePendingIdentity(deps, viewer, { identity, needs: 'sign-in', redirect, campaign }, owner.id)
    const { id: accountId, proofs_valid_from: proofNumber } = owner
    return signIn(deps, viewer, { accountId, site, proof: 'email-code', proofNumber, redirect })
  }
  const made = await findOrMakeAccount(deps, viewer, { identity, email, campaign })
  return signIn(deps, viewer, { ...made, site, proof: identity.provider, redirect })
}

async function requirePendingEmail(deps: ProviderDependencies, viewer: Viewer): Promise<PendingIdentity> {
  const pending = await findPendingIdentity(deps, viewer)
  if (pending?.needs !== 'email') throw new ApiError(41101)
  return pending
}

const identityKey = z.object({ issuer: z.string(), subject: z.string() })

const keyOf = ({ issuer, subject }: PendingIdentity['identity']) => ({ issuer, subject })
