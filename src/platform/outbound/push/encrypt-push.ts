import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser that wants pushes: its public key (P-256, uncompressed) and its secret. */
export interface BrowserKeys {
  publicKey: Buffer
  authSecret: Buffer
}

/** What is drawn by chance for each message; given only by tests. */
interface Chance {
  privateKey: Buffer
  salt: Buffer
}

const SALT_BYTES = 16
const KEY_BYTES = 16
const NONCE_BYTES = 12
/** Larger than any message of ours: it is one record (RFC 8188). */
const RECORD_BYTES = 4096
const LAST_RECORD = Buffer.from([2])

/**
 * Encrypts a message for one browser (RFC 8291, `aes128gcm`): the push service between us cannot read it. The body
 * begins with the salt and our key of this message alone, from which only the browser derives the same.
 */
export function encryptPush(
  message: string,
  { publicKey, authSecret }: BrowserKeys,
  chance: Chance = { privateKey: newPrivateKey(), salt: randomBytes(SALT_BYTES) },
): Buffer {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(chance.privateKey)
  const ourKey = ecdh.getPublicKey()
  const { key, nonce } = contentKeys({
    shared: ecdh.computeSecret(publicKey),
    ...{ authSecret, salt: chance.salt, browserKey: publicKey, ourKey },
  })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(message, 'utf8'), cipher.update(LAST_RECORD), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  const header = [chance.salt, size, Buffer.from([ourKey.length]), ourKey]
  return Buffer.concat([...header, text, cipher.getAuthTag()])
}

function newPrivateKey(): Buffer {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return ecdh.getPrivateKey()
}

interface Agreed {
  shared: Buffer
  authSecret: Buffer
  salt: Buffer
  browserKey: Buffer
  ourKey: Buffer
}

/** Section 3.4 of RFC 8291; both sides derive the same. */
export function contentKeys({ shared, authSecret, salt, browserKey, ourKey }: Agreed) {
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ourKey])
  const start = createHmac('sha256', authSecret).update(shared).digest()
  const secret = createHmac('sha256', start)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  return { key: derive('aes128gcm', KEY_BYTES), nonce: derive('nonce', NONCE_BYTES) }
}
