import { createRemoteJWKSet, customFetch as fetchKeys, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import { fetchBounded } from '#platform/net/fetch-bounded.ts'
import type { Provider } from '../../contract/providers.ts'
import { emailOf, type Identity, nameOf, type SignInProvider } from './sign-in-provider.ts'

export interface OpenIdSettings {
  provider: Provider
  name: string
  issuer: string
  clientId: string
  clientAuth: client.ClientAuth
  scope: string
  /** The provider answers by form_post. */
  postsAnswer: boolean
  clock: Clock
}

interface Discovered {
  config: client.Configuration
  keys: JWTVerifyGetKey
}

const CACHE_MS = 24 * 3600 * 1000
const TIMEOUT_SECONDS = 10
/** The tolerated difference between clocks. */
const TOLERANCE_SECONDS = 30

/** A provider by OpenID Connect, discovered by its issuer: authorization code flow with PKCE, state and nonce. */
export function openIdProvider(settings: OpenIdSettings): SignInProvider {
  const { provider, name, scope, postsAnswer, clientId } = settings
  const discovered = cachedDiscovery(settings)
  return {
    provider,
    name,
    async authorizationUrl({ redirectUri, state, nonce, verifier }) {
      const { config } = await discovered()
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(postsAnswer && { response_mode: 'form_post' }),
      })
    },
    async identityFromCallback({ redirectUri, state, nonce, verifier }, parameters) {
      const { config } = await discovered()
      const answer = new URL(`${redirectUri}?${parameters}`)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const tokens = await client.authorizationCodeGrant(config, answer, checks)
      return withNames(await identityIn(config, tokens), parameters.get('user'))
    },
    async byCode({ redirectUri, verifier, code, nonce }) {
      const { config } = await discovered()
      const { issuer, authorization_response_iss_parameter_supported: namesItself } = config.serverMetadata()
      const answer = new URL(
        `${redirectUri}?${new URLSearchParams({ code, ...(namesItself && { iss: issuer }) })}`,
      )
      const tokens = await client.authorizationCodeGrant(config, answer, {
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(nonce !== undefined && { expectedNonce: nonce }),
      })
      return identityIn(config, tokens)
    },
    async byIdToken({ idToken, nonce }) {
      const { config, keys } = await discovered()
      const { issuer, id_token_signing_alg_values_supported: known = ['RS256'] } = config.serverMetadata()
      const { payload } = await jwtVerify(idToken, keys, {
        issuer,
        audience: clientId,
        // Accepts only signatures by the provider's public keys: no shared secret, and not `none`.
        algorithms: known.filter((algorithm) => /^(?:RS|PS|ES|Ed)/.test(algorithm)),
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: TOLERANCE_SECONDS,
      })
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== clientId)
        throw new Error('The ID token was made for somebody else.')
      if (nonce !== undefined && payload.nonce !== nonce) throw new Error('The ID token has another nonce.')
      return identityOf(issuer, payload)
    },
  }

  async function identityIn(
    config: client.Configuration,
    tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
  ): Promise<Identity> {
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('There is no ID token.')
    const { issuer, userinfo_endpoint: more } = config.serverMetadata()
    // Some providers leave these claims out of the ID token, to keep it small.
    const isWhole = claims.email !== undefined || more === undefined
    const userInfo = isWhole ? {} : await client.fetchUserInfo(config, tokens.access_token, claims.sub)
    return identityOf(issuer, { ...userInfo, ...claims })
  }

  function identityOf(issuer: string, raw: object): Identity {
    const said = claims.parse(raw)
    const email = emailOf(said.email)
    const lastName = nameOf(said.family_name)
    return {
      provider,
      issuer,
      subject: said.sub,
      email,
      isEmailProven: email !== null && said.email_verified && isAuthority(issuer, email, said.hd),
      firstName: nameOf(said.given_name) || (lastName === '' ? nameOf(said.name) : ''),
      lastName,
    }
  }
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.unknown().optional(),
  /** Apple writes it as text. */
  email_verified: z
    .unknown()
    .optional()
    .transform((value) => value === true || value === 'true'),
  /** The Google Workspace domain. */
  hd: z.unknown().optional(),
  given_name: z.unknown().optional(),
  family_name: z.unknown().optional(),
  name: z.unknown().optional(),
})

/**
 * Google also reports addresses of other domains as verified, but another person may read that mailbox now. Google
 * itself warns against relying on them (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token).
 */
function isAuthority(issuer: string, email: string, organisation: unknown): boolean {
  return (
    issuer !== 'https://accounts.google.com' ||
    /@(?:gmail|googlemail)\.com$/i.test(email) ||
    typeof organisation === 'string'
  )
}

/**
 * Apple sends the name only once, at the first consent, beside the token. The name is not signed, so it proves nothing.
 */
function withNames(identity: Identity, said: string | null): Identity {
  const { name } = firstConsent.parse(said === null ? {} : jsonOf(said))
  return {
    ...identity,
    firstName: identity.firstName || nameOf(name.firstName),
    lastName: identity.lastName || nameOf(name.lastName),
  }
}

const names = z.object({ firstName: z.unknown().optional(), lastName: z.unknown().optional() }).catch({})
const firstConsent = z.object({ name: names.default({}) }).catch({ name: {} })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Discovers the provider at the first sign-in, and again after a day. A failure is not cached. */
function cachedDiscovery(settings: OpenIdSettings): () => Promise<Discovered> {
  const { clock } = settings
  let cached: Promise<Discovered> | null = null
  let until = 0
  return () => {
    const now = clock.now().getTime()
    if (cached === null || now >= until) {
      until = now + CACHE_MS
      const discovery = discover(settings)
      cached = discovery
      discovery.catch(() => {
        if (cached === discovery) cached = null
      })
    }
    return cached
  }
}

async function discover({ issuer, clientId, clientAuth }: OpenIdSettings): Promise<Discovered> {
  const isLocal = issuer.startsWith('http:')
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: TOLERANCE_SECONDS },
    clientAuth,
    {
      [client.customFetch]: (url, init) => fetchBounded(url, init),
      timeout: TIMEOUT_SECONDS,
      // The configuration allows plain HTTP for this machine only.
      execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
    },
  )
  const { jwks_uri } = config.serverMetadata()
  if (jwks_uri === undefined) throw new Error('The provider shows no keys.')
  const keys = createRemoteJWKSet(new URL(jwks_uri), { [fetchKeys]: (url, init) => fetchBounded(url, init) })
  return { config, keys }
}
