import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK } from 'jose'
import { z } from 'zod'
import type { Secrets } from '#platform/secrets.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import type { AuthorizationRequest } from './singpass.ts'

/** The secret values that the callback needs. They are stored encrypted with the token that is the `state`. */
const secretPart = z.object({
  nonce: z.string(),
  verifier: z.string(),
  proofKey: z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() }),
})

type SecretPart = Pick<AuthorizationRequest, 'nonce' | 'verifier' | 'proofKey'>

const PURPOSE = 'trip to singpass'

export async function newAuthorizationRequest(secrets: Secrets): Promise<SecretPart & { sealed: string }> {
  const random = () => randomBytes(32).toString('base64url')
  const proofKey = await generateKeyPair('ES256', { extractable: true })
  const part = { nonce: random(), verifier: random(), proofKey }
  const kept = secretPart.parse({ ...part, proofKey: await exportJWK(proofKey.privateKey) })
  return { ...part, sealed: secrets.seal(PURPOSE, JSON.stringify(kept)).toString('base64url') }
}

export async function openAuthorizationRequest(secrets: Secrets, sealed: string): Promise<SecretPart> {
  const text = secrets.open(PURPOSE, Buffer.from(sealed, 'base64url'))
  const { nonce, verifier, proofKey: jwk } = secretPart.parse(JSON.parse(text))
  const { d: _secret, ...publicJwk } = jwk
  return {
    nonce,
    verifier,
    proofKey: { privateKey: await keyFrom(jwk), publicKey: await keyFrom(publicJwk) },
  }
}

/** Exactly as registered with Singpass. */
export const callbackAddress = ({ origins }: Pick<IdentityDependencies, 'origins'>): string =>
  `${origins.seeker()}/auth/singpass/callback`

async function keyFrom(jwk: { kty: string; crv: string; x: string; y: string }): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256', { extractable: true })
  if (!(key instanceof CryptoKey)) throw new Error('The proof key is not a valid key.')
  return key
}
