import { z } from 'zod'
import { nameOfAccount } from '#features/accounts/server/door.ts'
import { accountOf, issueToken } from '#features/sessions/server/door.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { callbackAddress, newAuthorizationRequest } from './authorization-request.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { mayWithIdentity, offerTo } from './policy.ts'

/** The data of a browser's visit to Singpass. Its token is the `state`, and only that browser may return with it. */
export const tokenPayload = z.object({ language: z.string(), sealed: z.string() })

export const TOKEN_PURPOSE = 'identity-errand'
const TOKEN_SECONDS = 900
const STARTS = { calls: 10, seconds: 3600 }

/**
 * Returns the Singpass address for a signed-in seeker. Throws 40003, 40006, 41036 (not offered), 41025 (the account has
 * no name to compare), 41053 (the response of Singpass is invalid).
 */
export async function startIdentity(deps: IdentityDependencies, viewer: Viewer): Promise<URL> {
  const { db, clock, secrets, singpass } = deps
  const accountId = accountOf(viewer)
  const { country, name } = await nameOfAccount(deps, accountId)
  const offer = offerTo({ isConfigured: singpass !== null, countries: [viewer.country, country], name })
  requireAllowed(mayWithIdentity(offer).start)
  if (singpass === null) throw new ApiError(41036)
  await takeShared(db, clock, { name: 'identity', of: accountId, ...STARTS })
  const { sealed, ...request } = await newAuthorizationRequest(secrets)
  const payload: z.output<typeof tokenPayload> = { language: viewer.language, sealed }
  const state = await issueToken(deps, {
    ...{ purpose: TOKEN_PURPOSE, accountId, payload, seconds: TOKEN_SECONDS, boundTo: viewer },
    grantedBy: viewer.session?.id ?? null,
  })
  try {
    return await singpass.authorizationUrl({ ...request, state, redirectUri: callbackAddress(deps) })
  } catch (error) {
    deps.reportSingpass(error)
    throw new ApiError(41053)
  }
}
