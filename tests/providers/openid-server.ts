import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { z } from 'zod'
import { providerUserIn } from './provider-user.ts'

/** The claims about a person, beside the subject. */
export interface Person {
  email?: string | undefined
  email_verified?: boolean | string | undefined
  given_name?: string | undefined
  family_name?: string | undefined
}

export interface OpenIdServer {
  issuer: string
  /** The person who signs in: a subject, or null to cancel. A browser can bring its own (`provider-user.ts`). */
  setUser(subject: string | null, person?: Person): void
  /** An ID token by its own key. */
  sign(claims: JWTPayload, header?: { alg?: string }): Promise<string>
  /** Registers clients, once their redirect addresses are known. */
  open(redirectUri: string): void
  close(): Promise<void>
}

interface Client {
  id: string
  secret: string
  /** Apple: the secret is a statement signed by this key. */
  key?: { publicKey: CryptoKey; keyId: string; teamId: string }
}

/** A real OpenID provider (oidc-provider) on a separate port, whose users sign in without further questions. */
export async function openIdServer(client: Client): Promise<OpenIdServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${portOf(server)}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'first', alg: 'RS256', use: 'sig' }
  const people = new Map<string, Person>()
  let sitting: string | null = null

  return {
    issuer,
    setUser: (subject, person) => {
      sitting = subject
      if (subject !== null && person !== undefined) people.set(subject, person)
    },
    sign: (claims, { alg = 'RS256' } = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'first' }).sign(privateKey),
    open: (redirectUri) => {
      const provider = providerFor(redirectUri)
      const answer = provider.callback()
      server.on('request', async (request, response) => {
        if (request.url?.startsWith('/interaction/')) {
          const brought = providerUserIn(request)
          if (brought?.subject) people.set(brought.subject, brought.person)
          const accountId = brought === null ? sitting : brought.subject
          const result = accountId === null ? { error: 'access_denied' } : { login: { accountId } }
          await provider.interactionFinished(request, response, result)
          return
        }
        if (client.key !== undefined && request.url === '/token') await openSecret(request, client, issuer)
        await answer(request, response)
      })
    },
    close: () => stop(server),
  }

  function providerFor(redirectUri: string): Provider {
    return new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [jwk] },
      cookies: { keys: ['for tests'] },
      scopes: ['openid', 'email', 'profile', 'name'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, subject) => ({
        accountId: subject,
        claims: () => ({ sub: subject, ...people.get(subject) }),
      }),
      // No question about the data to share.
      loadExistingGrant: async ({ oidc }) => {
        const accountId = oidc.session?.accountId
        const clientId = oidc.client?.clientId
        if (accountId === undefined || clientId === undefined) return undefined
        const grant = new oidc.provider.Grant({ accountId, clientId })
        grant.addOIDCScope('openid email profile name')
        await grant.save()
        return grant
      },
    })
  }
}

/** As at Apple: the secret must be signed for this issuer by the team's key, and then replaces the shared one. */
async function openSecret(
  request: IncomingMessage & { body?: string },
  { id, secret, key }: Client,
  issuer: string,
): Promise<void> {
  const body = new URLSearchParams(await textOf(request))
  if (key !== undefined) {
    const checks = {
      issuer: key.teamId,
      subject: id,
      audience: issuer,
      algorithms: ['ES256'],
      maxTokenAge: '10m',
    }
    const signed = await jwtVerify(body.get('client_secret') ?? '', key.publicKey, checks).catch(() => null)
    body.set('client_secret', signed?.protectedHeader.kid === key.keyId ? secret : 'wrong')
  }
  request.body = body.toString()
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(z.instanceof(Buffer).parse(piece))
  return Buffer.concat(pieces).toString('utf8')
}

export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.')
  return address.port
}

export function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
