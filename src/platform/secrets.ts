import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ConfigurationError, type Env } from './env.ts'
import { KEY_BYTES, readOrCreateKey } from './key-file.ts'

/**
 * What depends on the installation's one secret: of no use to who has the database alone. Each purpose has a key of its
 * own, derived from the secret, so that nothing made for one can be used for another.
 */
export interface Secrets {
  /** A fingerprint of a short or guessable value; the same for the same value. */
  digest(purpose: string, value: string): Buffer
  /** Encrypts (AES-256-GCM); the result differs each time. */
  seal(purpose: string, value: string): Buffer
  /** Throws where it was not sealed here for this purpose, or has been changed. */
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

/** `SECRET_KEY`, or what was drawn at the first start and is kept in the data folder. Losing it signs nobody out. */
export function readSecrets({ SECRET_KEY, dataFolder }: Pick<Env, 'SECRET_KEY' | 'dataFolder'>): Secrets {
  const text = SECRET_KEY ?? readOrCreateKey(join(dataFolder, 'secret.key'))
  const secret = Buffer.from(text, 'base64url')
  if (secret.length >= KEY_BYTES) return createSecrets(secret)
  throw new ConfigurationError(`SECRET_KEY is too short: ${KEY_BYTES} random bytes in base64 are needed.`)
}
