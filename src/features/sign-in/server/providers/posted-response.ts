import { z } from 'zod'
import { issueToken, peekToken, redeemToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'
import { REQUEST_STATE } from './start-at-provider.ts'

/**
 * The provider's page posts this response without our cookies, so we do not know the browser. We store the response for
 * the duration of a redirect. It is valid only in the browser that started the request.
 */
const PURPOSE = 'provider-answer'
const SECONDS = 60

const answer = z.record(z.string(), z.string())

const FIELDS = ['state', 'code', 'iss', 'error', 'user'] as const
const LONGEST = 4000

/** Returns the token of the stored response. Throws 41101 if no browser has started a request with this state. */
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

/** Reads a stored response, once. */
export async function redeemPostedResponse(
  deps: ProviderDependencies,
  viewer: Viewer,
  token: string,
): Promise<URLSearchParams> {
  const found = await redeemToken(deps, { purpose: PURPOSE, token, viewer })
  return new URLSearchParams(found === null ? {} : answer.parse(found.payload))
}
