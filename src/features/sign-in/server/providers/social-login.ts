import type { z } from 'zod'
import { social_types } from '#config/lists/structure/people.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { wayBack } from '#shared/way-back.ts'
import { type socialLogin as contract, PROVIDERS, type Provider } from '../../contract/providers.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { callbackAddress } from './begin-at-provider.ts'
import { signInByIdentity } from './sign-in-by-identity.ts'
import { type Identity, invalidCredential, judged, nameOf, type ProvidersWorld } from './sign-in-provider.ts'

type Asked = z.output<(typeof contract)['request']>

/** An ID token is good once: whoever has seen it go by gains nothing. No provider's lives longer. */
const TOKEN_SECONDS = 24 * 3600

/** The provider's signed word counts, and nothing else that the body says. */
export async function socialLogin(world: ProvidersWorld, asked: Asked, viewer: Viewer): Promise<SignedIn> {
  const provider = providerOf(asked.social_type)
  const identity = await judged(world, provider, () => identityIn(world, viewer, provider, asked))
  if (asked.id_token !== undefined) await spend(world, provider, asked.id_token)
  const isNamed = identity.firstName !== '' || identity.lastName !== ''
  const names = { firstName: nameOf(asked.first_name), lastName: nameOf(asked.last_name) }
  const wishes = { redirect: wayBack(asked.redirect), campaign: {} }
  return signInByIdentity(world, viewer, isNamed ? identity : { ...identity, ...names }, wishes)
}

function providerOf(type: Asked['social_type']): Provider {
  const key = social_types.find((known) => known.key === type || known.id === type)?.key
  const provider = PROVIDERS.find((known) => known === key)
  if (provider === undefined) throw new ApiError(41036)
  return provider
}

async function identityIn(
  world: ProvidersWorld,
  viewer: Viewer,
  provider: Provider,
  { id_token, code, code_verifier, nonce }: Asked,
): Promise<Identity> {
  const signInProvider = world.providers.get(provider)
  if (signInProvider === undefined) throw new ApiError(41036)
  if (id_token !== undefined && signInProvider.byIdToken !== undefined)
    return signInProvider.byIdToken({ idToken: id_token, nonce })
  if (code === undefined || code_verifier === undefined) throw invalidCredential(provider)
  const redirectUri = callbackAddress(world, viewer, provider)
  return signInProvider.byCode({ redirectUri, code, verifier: code_verifier, nonce })
}

async function spend({ db, clock }: ProvidersWorld, provider: Provider, idToken: string): Promise<void> {
  // Its signature may be written in more than one way, what is signed may not.
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
