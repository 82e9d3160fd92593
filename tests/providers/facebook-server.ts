import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf, stop, textOf } from './openid-server.ts'
import { type ProviderUser, providerUserIn } from './provider-user.ts'

interface Person {
  id: string
  email?: string
  first_name?: string
  last_name?: string
}

export interface FacebookServer {
  dialogUrl: string
  graphUrl: string
  /** The person who signs in; null: they cancel. A browser can bring its own (`provider-user.ts`). */
  setUser(person: Person | null): void
  close(): Promise<void>
}

interface Grant {
  person: Person
  redirectUri: string
  challenge: string
}

/**
 * Facebook's code flow and the small part of its Graph API that identifies a person; it checks the same as Facebook.
 */
export async function facebookServer(client: { id: string; secret: string }): Promise<FacebookServer> {
  const codes = new Map<string, Grant>()
  const tokens = new Map<string, Person>()
  let sitting: Person | null = null
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server)}`
  return {
    dialogUrl: `${origin}/v1/dialog/oauth`,
    graphUrl: `${origin}/v1`,
    setUser: (person) => {
      sitting = person
    },
    close: () => stop(server),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname === '/v1/dialog/oauth') return dialog(request, url.searchParams, response)
    if (url.pathname === '/v1/oauth/access_token' && request.method === 'POST')
      return exchange(new URLSearchParams(await textOf(request)), response)
    if (url.pathname === '/v1/me') return me(request, url.searchParams, response)
    send(response, 404, { error: { message: 'Unknown path' } })
  }

  function dialog(request: IncomingMessage, parameters: URLSearchParams, response: ServerResponse): void {
    const brought = providerUserIn(request)
    const person = brought === null ? sitting : personOf(brought)
    const back = new URL(parameters.get('redirect_uri') ?? '')
    back.searchParams.set('state', parameters.get('state') ?? '')
    if (person === null) {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_reason', 'user_denied')
    } else {
      const code = randomUUID()
      const challenge =
        parameters.get('code_challenge_method') === 'S256' ? parameters.get('code_challenge') : null
      const redirectUri = parameters.get('redirect_uri') ?? ''
      codes.set(code, { person, redirectUri, challenge: challenge ?? '' })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: `${back}#_=_` }).end()
  }

  function exchange(parameters: URLSearchParams, response: ServerResponse): void {
    const code = parameters.get('code') ?? ''
    const grant = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(parameters.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant !== undefined &&
      parameters.get('client_id') === client.id &&
      parameters.get('client_secret') === client.secret &&
      parameters.get('redirect_uri') === grant.redirectUri &&
      challenge === grant.challenge
    if (!isRight || grant === undefined) {
      send(response, 400, { error: { message: 'Invalid code', type: 'OAuthException', code: 100 } })
      return
    }
    const token = randomUUID()
    tokens.set(token, grant.person)
    send(response, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 })
  }

  function me(request: IncomingMessage, parameters: URLSearchParams, response: ServerResponse): void {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
    const person = tokens.get(token)
    const proof = createHmac('sha256', client.secret).update(token).digest('hex')
    const isRight = person !== undefined && parameters.get('appsecret_proof') === proof
    const refusal = { error: { message: 'Invalid OAuth access token', code: 190 } }
    send(response, isRight ? 200 : 400, isRight ? person : refusal)
  }
}

const personOf = ({ subject, person }: ProviderUser): Person | null =>
  subject === null
    ? null
    : {
        id: subject,
        ...(person.email !== undefined && { email: person.email }),
        ...(person.given_name !== undefined && { first_name: person.given_name }),
        ...(person.family_name !== undefined && { last_name: person.family_name }),
      }

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
