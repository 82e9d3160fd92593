import { z } from 'zod'
import { issueToken, requireRecentProof } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'
import type { Viewer } from '#shared/viewer.ts'
import { PROVIDERS, type Provider } from '../../contract/providers.ts'
import type { AuthorizationRequest, ProviderDependencies } from './sign-in-provider.ts'

/** The data of an authorization request. Its token is the `state`, which works only in this browser. */
export const requestState = z.object({
  provider: z.enum(PROVIDERS),
  purpose: z.enum(['sign-in', 'link']),
  /** A path of this site. */
  redirect: z.string().nullable(),
  language: z.string(),
  campaign: z.record(z.string(), z.string()),
})
export type RequestState = z.output<typeof requestState>

export const REQUEST_STATE = 'provider-errand'
const REQUEST_STATE_SECONDS = 900

interface ProviderRequest {
  provider: Provider
  purpose: RequestState['purpose']
  redirect: string | null
  campaign?: Readonly<Record<string, string>>
}

/**
 * Returns the address of the provider's consent page. Throws 41036 (not offered), 50016 (the provider does not
 * respond); for linking also 40003 and 41058 (the sign-in is too old).
 */
export async function startAtProvider(
  deps: ProviderDependencies,
  { provider, purpose, redirect, campaign = {} }: ProviderRequest,
  viewer: Viewer,
): Promise<URL> {
  const signInProvider = deps.providers.get(provider)
  if (signInProvider === undefined) throw new ApiError(41036)
  const accountId = purpose === 'link' ? await requireRecentProof(deps, viewer) : null
  const payload: RequestState = {
    ...{ provider, purpose, redirect: safeRedirect(redirect), campaign: { ...campaign } },
    language: viewer.language,
  }
  const state = await issueToken(deps, {
    ...{ purpose: REQUEST_STATE, accountId, payload, seconds: REQUEST_STATE_SECONDS, boundTo: viewer },
  })
  try {
    return await signInProvider.authorizationUrl(authorizationRequest(deps, viewer, provider, state))
  } catch (error) {
    deps.reportProvider(error)
    throw new ApiError(50016)
  }
}

/**
 * Nonce and verifier are derived from the state with our secret, so that neither the database nor an address reveals
 * them.
 */
export function authorizationRequest(
  deps: ProviderDependencies,
  viewer: Viewer,
  provider: Provider,
  state: string,
): AuthorizationRequest {
  const secret = (use: string) => deps.secrets.digest(`provider ${use}`, state).toString('base64url')
  return {
    redirectUri: callbackAddress(deps, viewer, provider),
    state,
    nonce: secret('nonce'),
    verifier: secret('verifier'),
  }
}

/** Exactly as registered with the provider. */
export const callbackAddress = (
  { origins }: ProviderDependencies,
  { site = 'seeker' }: Viewer,
  provider: Provider,
): string => `${origins[site]()}/auth/${provider}/callback`
