import type { z } from 'zod'
import { social_types } from '#config/lists/structure/people.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import { safeRedirect } from '#shared/safe-redirect.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type socialLogin as contract, PROVIDERS, type Provider } from '../../contract/providers.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import {
  type Identity,
  invalidCredential,
  mapProviderErrors,
  nameOf,
  type ProviderDependencies,
} from './sign-in-provider.ts'
import { callbackAddress } from './start-at-provider.ts'

type SocialLoginRequest = z.output<(typeof contract)['request']>

/**
 * An ID token works once, so that an intercepted token is useless. ID tokens of all providers expire earlier than this.
 */
const TOKEN_SECONDS = 24 * 3600

/** Only the provider's signature counts; all other fields are ignored. */
export async function socialLogin(
  deps: ProviderDependencies,
  request: SocialLoginRequest,
  viewer: Viewer,
): Promise<SignedIn> {
  const provider = providerOf(request.social_type)
  const identity = await mapProviderErrors(deps, provider, () => identityIn(deps, viewer, provider, request))
  if (request.id_token !== undefined) await spend(deps, provider, request.id_token)
  const isNamed = identity.firstName !== '' || identity.lastName !== ''
  const names = { firstName: nameOf(request.first_name), lastName: nameOf(request.last_name) }
  const options = { redirect: safeRedirect(request.redirect), campaign: {} }
  return signInByIdentity(deps, viewer, isNamed ? identity : { ...identity, ...names }, options)
}

function providerOf(type: SocialLoginRequest['social_type']): Provider {
  const key = social_types.find((known) => known.key === type || known.id === type)?.key
  const provider = PROVIDERS.find((known) => known === key)
  if (provider === undefined) throw new ApiError(41036)
  return provider
}

async function identityIn(
  deps: ProviderDependencies,
  viewer: Viewer,
  provider: Provider,
  { id_token, code, code_verifier, nonce }: SocialLoginRequest,
): Promise<Identity> {
  const signInProvider = deps.providers.get(provider)
  if (signInProvider === undefined) throw new ApiError(41036)
  if (id_token !== undefined && signInProvider.byIdToken !== undefined)
    return signInProvider.byIdToken({ idToken: id_token, nonce })
  if (code === undefined || code_verifier === undefined) throw invalidCredential(provider)
  const redirectUri = callbackAddress(deps, viewer, provider)
  return signInProvider.byCode({ redirectUri, code, verifier: code_verifier, nonce })
}

async function spend(
  { db, clock }: ProviderDependencies,
  provider: Provider,
  idToken: string,
): Promise<void> {
  // The digest leaves out the signature, since the same claims can have several valid signatures.
  const [head, claims] = idToken.split('.')
  try {
    await takeShared(db, clock, {
      name: 'id token',
      of: `${head}.${claims}`,
      calls: 1,
      seconds: TOKEN_SECONDS,
    })
  } catch (error) {
    throw error instanceof ApiError ? invalidCredential(provider) : error
  }
}
