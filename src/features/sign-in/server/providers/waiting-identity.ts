import { z } from 'zod'
import { issueToken, lookAtToken, redeemToken } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { linkIdentity } from './link-identity.ts'
import { identity, type ProvidersWorld } from './sign-in-provider.ts'

/**
 * An identity that cannot come in yet: the account with its email asks for its own sign-in first, or an address has to be
 * proven. It waits under a token that only this browser can use, and is worth nothing without that proof.
 */
const waiting = z.object({
  identity,
  needs: z.enum(['sign-in', 'email']),
  redirect: z.string().nullable(),
  campaign: z.record(z.string(), z.string()),
})
export type Waiting = z.output<typeof waiting>

const COOKIE = 'provider_waiting'
const PURPOSE = 'provider-waiting'
const SECONDS = 3600

type Tokens = Pick<ProvidersWorld, 'db' | 'clock'>

/** @param accountId whose sign-in connects it; null: a proven address has to be found first */
export async function letWait(
  world: Tokens,
  viewer: Viewer,
  payload: Waiting,
  accountId: string | null,
): Promise<void> {
  const token = await issueToken(world, {
    ...{ purpose: PURPOSE, accountId, payload, seconds: SECONDS, boundTo: viewer },
  })
  viewer.browser?.setCookie(COOKIE, token, { seconds: SECONDS })
}

/** What waits in this browser. */
export async function whatWaits(world: Tokens, viewer: Viewer): Promise<Waiting | null> {
  const token = viewer.browser?.cookie(COOKIE)
  const found = token === undefined ? null : await lookAtToken(world, { purpose: PURPOSE, token, viewer })
  return found?.isHere === true ? waiting.parse(found.payload) : null
}

/** The same, once. */
export async function takeWaiting(
  world: Tokens,
  viewer: Viewer,
): Promise<(Waiting & { accountId: string | null }) | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  viewer.browser?.dropCookie(COOKIE)
  const found = await redeemToken(world, { purpose: PURPOSE, token, viewer })
  return found === null ? null : { ...waiting.parse(found.payload), accountId: found.account_id }
}

/**
 * For the one gate: somebody has signed in to an account with everything it asks for. What waited for that account's own
 * sign-in is connected now; whatever else waited is forgotten.
 */
export async function linkWhatWaits(world: Tokens, viewer: Viewer, accountId: string): Promise<void> {
  const found = await takeWaiting(world, viewer)
  if (found?.needs === 'sign-in' && found.accountId === accountId)
    await linkIdentity(world, viewer, accountId, found.identity)
}
