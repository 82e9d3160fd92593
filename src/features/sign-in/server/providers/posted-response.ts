import { z } from 'zod'
import { issueToken, peekToken, redeemToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'
import { REQUEST_STATE } from './start-at-provider.ts'

/**
 * An answer that the provider's page posts comes without our cookies: nobody can tell yet whose it is. It waits, for as long
 * as a browser needs to follow a redirect, and counts only where the browser that was sent out comes for it.
 */
const PURPOSE = 'provider-answer'
const SECONDS = 60

const answer = z.record(z.string(), z.string())

const FIELDS = ['state', 'code', 'iss', 'error', 'user'] as const
const LONGEST = 4000

/** Answers the token to come for it with. Throws 41101 where nobody was sent out with this state. */
export async function storePostedResponse(
  deps: ProviderDependencies,
  viewer: Viewer,
  posted: URLSearchParams,
): Promise<string> {
  const state = posted.get('state') ?? ''
  if ((await peekToken(deps, { purpose: REQUEST_STATE, token: state, viewer })) === null)
    throw new ApiError(41101)
  const payload = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = posted.get(field)
      return value === null || value.length > LONGEST ? [] : [[field, value]]
    }),
  )
  return issueToken(deps, { purpose: PURPOSE, payload, seconds: SECONDS })
}

/** What was posted, once. */
export async function redeemPostedResponse(
  deps: ProviderDependencies,
  viewer: Viewer,
  token: string,
): Promise<URLSearchParams> {
  const found = await redeemToken(deps, { purpose: PURPOSE, token, viewer })
  return new URLSearchParams(found === null ? {} : answer.parse(found.payload))
}
