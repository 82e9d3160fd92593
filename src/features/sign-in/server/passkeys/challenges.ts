import { z } from 'zod'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { issueToken, redeemToken } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/**
 * A challenge is a one-time token for one purpose in one browser. It is spent before anything else is checked. We store
 * only its digest.
 */
export type ChallengePurpose =
  | 'passkey-add'
  | 'passkey-sign-in'
  | 'passkey-second-factor'
  | 'passkey-console'
  | 'passkey-console-set-up'
  | 'passkey-confirm'

/** The bytes of a challenge; in base64url they are the token. */
export async function newChallenge(
  deps: AccountDependencies,
  viewer: Viewer,
  challenge: { purpose: ChallengePurpose; accountId?: string; seconds: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { session } = viewer
  const isOwn = challenge.accountId !== undefined && session?.accountId === challenge.accountId
  const grantedBy = isOwn && session !== undefined ? session.id : null
  const token = await issueToken(deps, { ...challenge, grantedBy, boundTo: viewer })
  return new Uint8Array(Buffer.from(token, 'base64url'))
}

/**
 * Spends the challenge in the browser's signed data; null if it is invalid for this viewer. A challenge without an
 * account accepts any passkey.
 */
export async function spendChallenge(
  deps: AccountDependencies,
  viewer: Viewer,
  {
    purpose,
    accountId = null,
    clientData,
  }: {
    purpose: ChallengePurpose
    accountId?: string | null
    /** In base64url. */
    clientData: string
  },
): Promise<string | null> {
  const token = challengeIn(clientData)
  if (token === null) return null
  const found = await redeemToken(deps, { purpose, token, viewer })
  return found !== null && found.account_id === accountId ? token : null
}

const clientDataOf = z.object({ challenge: z.string().max(100) })

function challengeIn(clientData: string): string | null {
  try {
    const read = clientDataOf.safeParse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')))
    return read.success ? read.data.challenge : null
  } catch {
    return null
  }
}
