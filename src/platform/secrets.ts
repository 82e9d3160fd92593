import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ConfigurationError, type Env } from './env.ts'
import { KEY_BYTES, readOrCreateKey } from './key-file.ts'

/**
 * Keyed hashes and encryption, from the installation's one secret: stored values are useless to somebody who has only
 * the database. Each purpose has its own derived key, so that a value made for one purpose cannot be used for another.
 */
export interface Secrets {
  /** A keyed hash of a short or guessable value; the same for the same value. */
  digest(purpose: string, value: string): Buffer
  /** Encrypts (AES-256-GCM); the result differs each time. */
  seal(purpose: string, value: string): Buffer
  /** Throws if the value was not encrypted here for this purpose, or was changed. */
  open(purpose: string, sealed: Buffer): string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

function createSecrets(secret: Buffer): Secrets {
  const keyFor = (use: string, purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', `joblane ${use} ${purpose}`, KEY_BYTES))
  return {
    digest: (purpose, value) => createHmac('sha256', keyFor('digest', purpose)).update(value).digest(),
    seal: (purpose, value) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor('seal', purpose), nonce)
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text])
    },
    open: (purpose, sealed) => {
      const key = keyFor('seal', purpose)
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },
  }
}

/** `SECRET_KEY`, or a key that the first start generated in the data folder. Losing it signs nobody out. */
export function readSecrets({ SECRET_KEY, dataFolder }: Pick<Env, 'SECRET_KEY' | 'dataFolder'>): Secrets {
  const text = SECRET_KEY ?? readOrCreateKey(join(dataFolder, 'secret.key'))
  const secret = Buffer.from(text, 'base64url')
  if (secret.length >= KEY_BYTES) return createSecrets(secret)
  throw new ConfigurationError(`SECRET_KEY is too short: ${KEY_BYTES} random bytes in base64 are needed.`)
}
