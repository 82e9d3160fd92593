import { z } from 'zod'
import { CODE_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { checkCode, issueToken, peekToken } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { RESET_PURPOSE } from './request-reset.ts'
import { typedEmail } from './typed-email.ts'

export const RESET_COOKIE = 'reset_ticket'
const TICKET = 'reset'

/** What somebody shows to set a new password. */
export interface ResetProof {
  /** In lower case. */
  email: string
  otp: string
}

/**
 * Judges a code without spending it and leaves this browser a ticket in its place: what the ticket carries is the code
 * itself, sealed, so that it can do nothing that the code cannot, and nothing once that is spent. Throws what `checkCode` and
 * `typedEmail` throw.
 */
export async function verifyReset(
  deps: AccountDependencies,
  request: { email: string; otp: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const proof = { email: typedEmail(request.email).toLowerCase(), otp: request.otp }
  const key = { purpose: RESET_PURPOSE, recipient: proof.email, boundTo: viewer }
  await checkCode(deps, key, proof.otp, { use: false })
  const token = await issueToken(deps, {
    purpose: TICKET,
    payload: { sealed: deps.secrets.seal(TICKET, JSON.stringify(proof)).toString('base64url') },
    seconds: CODE_SECONDS,
    boundTo: viewer,
  })
  viewer.browser?.setCookie(RESET_COOKIE, token, { seconds: CODE_SECONDS })
  return {}
}

/** What this browser's ticket carries; null where it has none that is good. */
export async function ticketOf(deps: AccountDependencies, viewer: Viewer): Promise<ResetProof | null> {
  const token = viewer.browser?.cookie(RESET_COOKIE)
  const found = token === undefined ? null : await peekToken(deps, { purpose: TICKET, token, viewer })
  if (found === null || !found.isHere) return null
  const { sealed } = z.object({ sealed: z.string() }).parse(found.payload)
  const opened: unknown = JSON.parse(deps.secrets.open(TICKET, Buffer.from(sealed, 'base64url')))
  return z.object({ email: z.string(), otp: z.string() }).parse(opened)
}
