import { z } from 'zod'
import { issueToken, peekToken, redeemToken } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { linkIdentity } from './link-identity.ts'
import { identity, type ProviderDependencies } from './sign-in-provider.ts'

/**
 * An identity that cannot sign in yet: the account with its email requires its own sign-in first, or the person has to
 * prove an address. It is stored under a token of this browser, and is useless without that sign-in or proof.
 */
const pendingIdentity = z.object({
  identity,
  needs: z.enum(['sign-in', 'email']),
  redirect: z.string().nullable(),
  campaign: z.record(z.string(), z.string()),
})
export type PendingIdentity = z.output<typeof pendingIdentity>

const COOKIE = 'provider_waiting'
const PURPOSE = 'provider-waiting'
const SECONDS = 3600

type Tokens = Pick<ProviderDependencies, 'db' | 'clock'>

/**
 * @param accountId the account that connects the identity when it signs in; null: the person proves an address first
 */
export async function storePendingIdentity(
  deps: Tokens,
  viewer: Viewer,
  payload: PendingIdentity,
  accountId: string | null,
): Promise<void> {
  const token = await issueToken(deps, {
    ...{ purpose: PURPOSE, accountId, payload, seconds: SECONDS, boundTo: viewer },
  })
  viewer.browser?.setCookie(COOKIE, token, { seconds: SECONDS })
}

/** The pending identity of this browser. */
export async function findPendingIdentity(deps: Tokens, viewer: Viewer): Promise<PendingIdentity | null> {
  const token = viewer.browser?.cookie(COOKIE)
  const found = token === undefined ? null : await peekToken(deps, { purpose: PURPOSE, token, viewer })
  return found?.isHere === true ? pendingIdentity.parse(found.payload) : null
}

/** Reads and spends it. */
export async function redeemPendingIdentity(
  deps: Tokens,
  viewer: Viewer,
): Promise<(PendingIdentity & { accountId: string | null }) | null> {
  const token = viewer.browser?.cookie(COOKIE)
  if (token === undefined) return null
  viewer.browser?.dropCookie(COOKIE)
  const found = await redeemToken(deps, { purpose: PURPOSE, token, viewer })
  return found === null ? null : { ...pendingIdentity.parse(found.payload), accountId: found.account_id }
}

/** Called after a complete sign-in. Connects the identity if it waited for this account; otherwise drops it. */
export async function linkPendingIdentity(deps: Tokens, viewer: Viewer, accountId: string): Promise<void> {
  const found = await redeemPendingIdentity(deps, viewer)
  if (found?.needs === 'sign-in' && found.accountId === accountId)
    await linkIdentity(deps, viewer, accountId, found.identity)
}
