import * as client from 'openid-client'
import type { Clock } from '#platform/clock.ts'
import { fetchBounded } from '#platform/net/fetch-bounded.ts'
import type { SingpassKeys } from './singpass-keys.ts'
import { personOf, SCOPE, type VerifiedPerson } from './verified-person.ts'

/** One authorization request. Nonce, verifier and proof key are secret and used only once. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string
  nonce: string
  verifier: string
  /** Our proof of possession: tokens from Singpass are valid only with this key. */
  proofKey: CryptoKeyPair
}

export interface Singpass {
  publishedKeys: SingpassKeys['published']
  /** Pushes the request; returns the address for the browser. */
  authorizationUrl(request: AuthorizationRequest): Promise<URL>
  /** The person in the callback. Throws if the response is invalid. */
  personFromCallback(request: AuthorizationRequest, parameters: URLSearchParams): Promise<VerifiedPerson>
}

export interface SingpassSettings {
  issuer: string
  clientId: string
  keys: SingpassKeys
  clock: Clock
}

const KEPT_MS = 24 * 3600 * 1000
const TIMEOUT_SECONDS = 10
/** The accepted difference between clocks. */
const TOLERANCE_SECONDS = 30
const ENCRYPTIONS = ['A256CBC-HS512', 'A256GCM']

/**
 * Singpass by OpenID Connect in the profile FAPI 2.0, which it requires since 2026: pushed authorization requests,
 * PKCE, a client that signs (private_key_jwt), tokens bound to our key (DPoP), and signed and encrypted personal data.
 */
export function singpassBy(settings: SingpassSettings): Singpass {
  const configuration = cachedDiscovery(settings)
  return {
    publishedKeys: settings.keys.published,
    async authorizationUrl({ redirectUri, state, nonce, verifier, proofKey }) {
      const config = await configuration()
      const request = {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      const DPoP = client.getDPoPHandle(config, proofKey)
      return client.buildAuthorizationUrlWithPAR(config, request, { DPoP })
    },
    async personFromCallback({ redirectUri, state, nonce, verifier, proofKey }, parameters) {
      const config = await configuration()
      const DPoP = client.getDPoPHandle(config, proofKey)
      const answer = new URL(`${redirectUri}?${parameters}`)
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }
      const tokens = await client.authorizationCodeGrant(config, answer, checks, undefined, { DPoP })
      if (tokens.token_type !== 'dpop') throw new Error('The access token is not bound to a key.')
      const subject = tokens.claims()?.sub
      if (subject === undefined) throw new Error('There is no ID token.')
      return personOf(await client.fetchUserInfo(config, tokens.access_token, subject, { DPoP }))
    },
  }
}

/** Fetched at the first request, and again a day later; a failure is not cached. */
function cachedDiscovery(settings: SingpassSettings): () => Promise<client.Configuration> {
  let known: Promise<client.Configuration> | null = null
  let until = 0
  return () => {
    const now = settings.clock.now().getTime()
    if (known === null || now >= until) {
      until = now + KEPT_MS
      const discovery = discover(settings)
      known = discovery
      discovery.catch(() => {
        if (known === discovery) known = null
      })
    }
    return known
  }
}

function discover({ issuer, clientId, keys }: SingpassSettings): Promise<client.Configuration> {
  const isLocal = issuer.startsWith('http:')
  return client.discovery(
    new URL(issuer),
    clientId,
    {
      [client.clockTolerance]: TOLERANCE_SECONDS,
      id_token_signed_response_alg: 'ES256',
      // Without this setting, the library would also accept an unencrypted response.
      userinfo_signed_response_alg: 'ES256',
    },
    client.PrivateKeyJwt(keys.signing),
    {
      [client.customFetch]: async (url, init) => refuseUnencrypted(await fetchBounded(url, init)),
      timeout: TIMEOUT_SECONDS,
      execute: [
        client.enableNonRepudiationChecks,
        (config) => client.enableDecryptingResponses(config, ENCRYPTIONS, ...keys.decrypting),
        // The configuration allows plain HTTP for this machine only.
        ...(isLocal ? [client.allowInsecureRequests] : []),
      ],
    },
  )
}

/** The library also accepts data that is only signed; personal data must be encrypted for us. */
async function refuseUnencrypted(answer: Response): Promise<Response> {
  if (!/^application\/jwt\b/.test(answer.headers.get('content-type') ?? '')) return answer
  const parts = (await answer.clone().text()).split('.').length
  if (parts !== ENCRYPTED_PARTS) throw new Error("The person's data is not encrypted.")
  return answer
}

const ENCRYPTED_PARTS = 5
