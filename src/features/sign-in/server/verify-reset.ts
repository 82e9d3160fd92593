import { z } from 'zod'
import { CODE_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { checkCode, issueToken, peekToken } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { RESET_PURPOSE } from './request-reset.ts'
import { typedEmail } from './typed-email.ts'

export const RESET_COOKIE = 'reset_ticket'
const TICKET = 'reset'

/** The proof for setting a new password. */
export interface ResetProof {
  /** In lower case. */
  email: string
  otp: string
}

/**
 * Checks a code without spending it, and gives this browser a ticket. The ticket contains the encrypted code, so it
 * grants no more than the code, and ends together with it. Throws the errors of `checkCode` and `typedEmail`.
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

/** Reads this browser's ticket; null if there is no valid one. */
export async function ticketOf(deps: AccountDependencies, viewer: Viewer): Promise<ResetProof | null> {
  const token = viewer.browser?.cookie(RESET_COOKIE)
  const found = token === undefined ? null : await peekToken(deps, { purpose: TICKET, token, viewer })
  if (found === null || !found.isHere) return null
  const { sealed } = z.object({ sealed: z.string() }).parse(found.payload)
  const opened: unknown = JSON.parse(deps.secrets.open(TICKET, Buffer.from(sealed, 'base64url')))
  return z.object({ email: z.string(), otp: z.string() }).parse(opened)
}
