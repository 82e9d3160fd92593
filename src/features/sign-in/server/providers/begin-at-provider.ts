import { z } from 'zod'
import { issueToken, requireRecentProof } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import { PROVIDERS, type Provider } from '../../contract/providers.ts'
import type { ProvidersWorld, Trip } from './sign-in-provider.ts'

/** What a browser was sent to a provider for. Its token is the `state`, and only that browser may come back with it. */
export const errand = z.object({
  provider: z.enum(PROVIDERS),
  purpose: z.enum(['sign-in', 'link']),
  /** A path of this site. */
  redirect: z.string().nullable(),
  language: z.string(),
  campaign: z.record(z.string(), z.string()),
})
export type Errand = z.output<typeof errand>

export const ERRAND = 'provider-errand'
const ERRAND_SECONDS = 900

interface Departure {
  provider: Provider
  purpose: Errand['purpose']
  redirect: string | null
  campaign?: Readonly<Record<string, string>>
}

/**
 * Where a browser goes to be asked by a provider. Throws 41036 (not offered), 50016 (does not answer); to link also 40003
 * and 41058 (the sign-in is not of today).
 */
export async function beginAtProvider(
  world: ProvidersWorld,
  { provider, purpose, redirect, campaign = {} }: Departure,
  viewer: Viewer,
): Promise<URL> {
  const signInProvider = world.providers.get(provider)
  if (signInProvider === undefined) throw new ApiError(41036)
  const accountId = purpose === 'link' ? await requireRecentProof(world, viewer) : null
  const payload: Errand = {
    ...{ provider, purpose, redirect: wayBack(redirect), campaign: { ...campaign } },
    language: viewer.language,
  }
  const state = await issueToken(world, {
    ...{ purpose: ERRAND, accountId, payload, seconds: ERRAND_SECONDS, boundTo: viewer },
  })
  try {
    return await signInProvider.departure(tripOf(world, viewer, provider, state))
  } catch (error) {
    world.reportProvider(error)
    throw new ApiError(50016)
  }
}

/** Nonce and verifier follow from the state under our secret: who reads the database, or an address, knows neither. */
export function tripOf(world: ProvidersWorld, viewer: Viewer, provider: Provider, state: string): Trip {
  const secret = (use: string) => world.secrets.digest(`provider ${use}`, state).toString('base64url')
  return {
    redirectUri: callbackAddress(world, viewer, provider),
    state,
    nonce: secret('nonce'),
    verifier: secret('verifier'),
  }
}

/** As it is registered with the provider, to the letter. */
export const callbackAddress = (
  { origins }: ProvidersWorld,
  { site = 'seeker' }: Viewer,
  provider: Provider,
): string => `${origins[site]()}/auth/${provider}/callback`
