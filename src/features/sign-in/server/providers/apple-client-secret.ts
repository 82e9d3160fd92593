import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'

export interface AppleKey {
  clientId: string
  teamId: string
  keyId: string
  /** PEM (PKCS #8). */
  privateKey: string
}

const SECONDS = 300

/** Apple's client secret is a JWT that we sign for each request. */
export function appleClientSecret({ clientId, teamId, keyId, privateKey }: AppleKey): ClientAuth {
  return async (server, _client, body) => {
    const key = await importPKCS8(privateKey, 'ES256')
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(server.issuer)
      .setIssuedAt()
      .setExpirationTime(`${SECONDS}s`)
      .sign(key)
    body.set('client_id', clientId)
    body.set('client_secret', secret)
  }
}
