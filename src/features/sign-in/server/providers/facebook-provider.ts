import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { z } from 'zod'
import { fetchBounded } from '#platform/net/fetch-bounded.ts'
import { emailOf, type Identity, nameOf, type SignInProvider } from './sign-in-provider.ts'

export interface FacebookSettings {
  clientId: string
  clientSecret: string
  /** The page that asks people for consent. */
  dialogUrl: string
  /** The Graph API, with its version. */
  graphUrl: string
}

const ISSUER = 'https://www.facebook.com'

/**
 * Facebook by OAuth 2: code flow with PKCE and state; the Graph API returns the person. Facebook does not say whether
 * an email address was verified, so its addresses prove nothing.
 */
export function facebookProvider(settings: FacebookSettings): SignInProvider {
  const { clientId, clientSecret, dialogUrl, graphUrl } = settings
  const config = new client.Configuration(
    { issuer: ISSUER, authorization_endpoint: dialogUrl, token_endpoint: `${graphUrl}/oauth/access_token` },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  )
  config[client.customFetch] = (url, init) => fetchBounded(url, init)
  if (graphUrl.startsWith('http:')) client.allowInsecureRequests(config)
  return {
    provider: 'facebook',
    name: 'Facebook',
    async authorizationUrl({ redirectUri, state, verifier }) {
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'public_profile,email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async identityFromCallback({ redirectUri, state, verifier }, parameters) {
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const answer = new URL(`${redirectUri}?${parameters}`)
      const { access_token } = await client.authorizationCodeGrant(config, answer, checks)
      return me(access_token)
    },
    async byCode({ redirectUri, verifier, code }) {
      const answer = new URL(`${redirectUri}?${new URLSearchParams({ code })}`)
      const { access_token } = await client.authorizationCodeGrant(config, answer, {
        pkceCodeVerifier: verifier,
      })
      return me(access_token)
    },
  }

  async function me(accessToken: string): Promise<Identity> {
    const address = new URL(`${graphUrl}/me`)
    address.searchParams.set('fields', 'id,first_name,last_name,email')
    // This proves that we know the secret. A stolen token is useless without it.
    address.searchParams.set(
      'appsecret_proof',
      createHmac('sha256', clientSecret).update(accessToken).digest('hex'),
    )
    const answer = await client.fetchProtectedResource(config, accessToken, address, 'GET')
    if (!answer.ok) throw new Error(`Facebook answered ${answer.status}.`)
    const said = person.parse(await answer.json())
    return {
      provider: 'facebook',
      issuer: ISSUER,
      subject: said.id,
      email: emailOf(said.email),
      isEmailProven: false,
      firstName: nameOf(said.first_name),
      lastName: nameOf(said.last_name),
    }
  }
}

const person = z.object({
  id: z.string().min(1).max(255),
  email: z.unknown().optional(),
  first_name: z.unknown().optional(),
  last_name: z.unknown().optional(),
})
