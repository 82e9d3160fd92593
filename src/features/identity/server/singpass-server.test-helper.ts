import { createServer, type IncomingMessage } from 'node:http'
import { CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose'
import Provider from 'oidc-provider'
import { consentIn, consentPage } from './consent-page.test-helper.ts'
import type { MyinfoPerson } from './myinfo-person.test-helper.ts'

/** Overrides for its answers. */
export interface ResponseOverrides {
  /** Rewrites the response with the tokens. */
  tokens?: (answer: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** Rewrites the response with the person's data. */
  userInfo?: (body: string) => Promise<{ type: string; body: string }>
}

export interface SingpassServer {
  issuer: string
  /** The person who signs in; null: they cancel. While no person is set, a page asks the visitor. */
  setUser(person: MyinfoPerson | null): void
  /** Applies until the next call. */
  override(override: ResponseOverrides): void
  /** The requests it received: method, path and headers. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  sign(claims: object): Promise<string>
  open(redirectUri: string, jwksUri: string): void
  close(): Promise<void>
}

/**
 * A provider like Singpass since FAPI 2.0: a real oidc-provider that accepts pushed requests only, from clients that
 * sign, with tokens bound by DPoP; its responses about people are signed and then encrypted for the client's published
 * key.
 */
export async function singpassServer(clientId: string): Promise<SingpassServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: 'singpass', alg: 'ES256', use: 'sig' }
  const people = new Map<string, MyinfoPerson>()
  const requests: SingpassServer['requests'] = []
  let sitting: string | null | undefined
  let overrides: ResponseOverrides = {}

  return {
    issuer,
    requests,
    setUser: (person) => {
      sitting = person === null ? null : known(person)
    },
    override: (override) => {
      overrides = override
    },
    sign: (claims) =>
      new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'ES256', kid: 'singpass' })
        .sign(privateKey),
    open: (redirectUri, jwksUri) => {
      const provider = providerFor(redirectUri, jwksUri)
      const answer = provider.callback()
      server.on('request', async (request, response) => {
        requests.push({ path: request.url ?? '', headers: request.headers })
        if (!request.url?.startsWith('/interaction/')) return answer(request, response)
        let who = sitting
        if (who === undefined) {
          const consent = await consentIn(request)
          if (consent === undefined) return response.setHeader('content-type', 'text/html').end(consentPage)
          who = consent === null ? null : known(consent)
        }
        const result = who === null ? { error: 'access_denied' } : { login: { accountId: who } }
        await provider.interactionFinished(request, response, result)
      })
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }

  function known(person: MyinfoPerson): string {
    const subject = `uuid-of-${people.size}`
    people.set(subject, person)
    return subject
  }

  function providerFor(redirectUri: string, jwksUri: string): Provider {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          redirect_uris: [redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: 'private_key_jwt',
          token_endpoint_auth_signing_alg: 'ES256',
          jwks_uri: jwksUri,
          dpop_bound_access_tokens: true,
          require_pushed_authorization_requests: true,
          id_token_signed_response_alg: 'ES256',
          id_token_encrypted_response_alg: 'ECDH-ES+A256KW',
          id_token_encrypted_response_enc: 'A256CBC-HS512',
          userinfo_signed_response_alg: 'ES256',
          userinfo_encrypted_response_alg: 'ECDH-ES+A256KW',
          userinfo_encrypted_response_enc: 'A256CBC-HS512',
        },
      ],
      jwks: { keys: [jwk] },
      cookies: { keys: ['for tests'] },
      scopes: ['openid', ...MYINFO],
      claims: { openid: ['sub'], uinfin: ['person_info'] },
      enabledJWA: {
        idTokenEncryptionAlgValues: ['ECDH-ES+A256KW'],
        idTokenEncryptionEncValues: ['A256CBC-HS512'],
        userinfoEncryptionAlgValues: ['ECDH-ES+A256KW'],
        userinfoEncryptionEncValues: ['A256CBC-HS512'],
        userinfoSigningAlgValues: ['ES256'],
        idTokenSigningAlgValues: ['ES256'],
        clientAuthSigningAlgValues: ['ES256'],
        dPoPSigningAlgValues: ['ES256'],
      },
      clientAuthMethods: ['private_key_jwt'],
      features: {
        devInteractions: { enabled: false },
        fapi: { enabled: true, profile: '2.0' },
        pushedAuthorizationRequests: { requirePushedAuthorizationRequests: true },
        dPoP: { enabled: true },
        encryption: { enabled: true },
        jwtUserinfo: { enabled: true },
      },
      pkce: { required: () => true },
      // The fetch of the library refuses addresses of this machine, but in tests our keys are there.
      fetch: (address, { method, headers, signal } = {}) =>
        fetch(address, { ...(method && { method }), ...(headers && { headers }), ...(signal && { signal }) }),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, subject) => ({
        accountId: subject,
        claims: () => ({ sub: subject, person_info: myinfoOf(people.get(subject)) }),
      }),
      // Singpass's own pages ask for consent.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId
        if (accountId === undefined || oidc.client === undefined) return undefined
        const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId })
        grant.addOIDCScope(['openid', ...MYINFO].join(' '))
        await grant.save()
        return grant
      },
    })
    provider.use(async (context, next) => {
      await next()
      if (context.path === '/token' && context.status === 200 && overrides.tokens !== undefined)
        context.body = await overrides.tokens({ ...context.body })
      if (context.path === '/me' && context.status === 200 && overrides.userInfo !== undefined) {
        const { type, body } = await overrides.userInfo(String(context.body))
        context.body = body
        context.set('content-type', type)
      }
    })
    return provider
  }
}

const MYINFO = [
  ...['uinfin', 'name', 'nationality', 'residentialstatus'],
  ...['passtype', 'passstatus', 'passexpirydate'],
]

/** The format of Myinfo: every field is an object with its source; the value is empty if there is none. */
function myinfoOf(person: MyinfoPerson | undefined) {
  const about = { lastupdated: '2026-03-01', source: '1', classification: 'C' }
  const value = (text = '') => ({ ...about, value: text })
  const coded = ([code, desc]: readonly [string, string] = ['', '']) => ({ ...about, code, desc })
  return {
    uinfin: value(person?.uinfin),
    name: value(person?.name),
    nationality: coded(person?.nationality),
    residentialstatus: coded(person?.residentialstatus),
    passtype: coded(person?.passtype),
    passstatus: value(person?.passstatus),
    passexpirydate: value(person?.passexpirydate),
  }
}
