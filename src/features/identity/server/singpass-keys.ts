import { readFileSync } from 'node:fs'
import { importJWK } from 'jose'
import type { DecryptionKey, PrivateKey } from 'openid-client'
import { z } from 'zod'
import { ConfigurationError } from '#platform/env.ts'

/** The operator's private keys on P-256: keys that sign, and keys for which Singpass encrypts. */
const privateKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string().min(1).max(100),
  use: z.enum(['sig', 'enc']),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
const keySet = z.object({ keys: z.array(privateKey) })
type PrivateJwk = z.output<typeof privateKey>

export interface SingpassKeys {
  /** The first signing key of the file. */
  signing: PrivateKey
  decrypting: DecryptionKey[]
  /** The public parts of all keys; Singpass fetches them. */
  published: { keys: readonly object[] }
}

const ALGORITHMS = { sig: 'ES256', enc: 'ECDH-ES+A256KW' } as const

/**
 * Reads a JWK set with private keys. Throws `ConfigurationError` if the file cannot be used; its message contains no
 * part of the keys.
 */
export async function readSingpassKeys(file: string): Promise<SingpassKeys> {
  const { keys } = keysIn(file)
  const imported = await Promise.all(keys.map((jwk) => importKey(jwk, file)))
  const [signing] = imported.filter(({ use }) => use === 'sig')
  const decrypting = imported.filter(({ use }) => use === 'enc')
  if (signing === undefined || decrypting.length === 0)
    throw new ConfigurationError(
      `SINGPASS_KEYS_FILE: ${file} needs a key with "use": "sig" and one with "enc".`,
    )
  return {
    signing: { key: signing.key, kid: signing.kid },
    decrypting: decrypting.map(({ key, kid }) => ({ key, kid, alg: ALGORITHMS.enc })),
    published: { keys: keys.map(publicPart) },
  }
}

function keysIn(file: string): z.output<typeof keySet> {
  try {
    return keySet.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new ConfigurationError(`SINGPASS_KEYS_FILE: ${file} is not a set of private keys (JWK, P-256).`)
  }
}

async function importKey(jwk: PrivateJwk, file: string) {
  const { use, kid } = jwk
  const key = await importJWK(jwk, ALGORITHMS[use]).catch(() => null)
  if (!(key instanceof CryptoKey))
    throw new ConfigurationError(`SINGPASS_KEYS_FILE: a key of ${file} can't be used.`)
  return { key, kid, use }
}

const publicPart = ({ kty, crv, kid, use, x, y }: PrivateJwk) => ({
  ...{ kty, crv, kid, use, alg: ALGORITHMS[use], x, y },
})
