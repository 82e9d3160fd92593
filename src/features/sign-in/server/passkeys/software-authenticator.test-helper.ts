import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '../../contract/passkeys.ts'

/** A software authenticator with ES256. It follows every instruction, also invalid ones. */

export interface Passkey {
  id: string
  privateKey: KeyObject
  userHandle: string
  signCount: number
}

interface Said {
  challenge: string
  /** The origin that the browser reports. */
  origin: string
  /** The host that the device uses. */
  rpId: string
  /** Whether the device has verified its owner. */
  isVerified?: boolean
}

export function makePasskey({ userHandle, ...said }: Said & { userHandle: string }): {
  passkey: Passkey
  attestation: Attestation
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const key = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
  const authData = Buffer.concat([authenticatorData(said, 0, HAS_KEY), attested])
  const object = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  const name = id.toString('base64url')
  return {
    passkey: { id: name, privateKey, userHandle, signCount: 0 },
    attestation: {
      ...{ id: name, rawId: name, type: 'public-key' },
      response: {
        clientDataJSON: clientData('webauthn.create', said).toString('base64url'),
        attestationObject: cbor(object).toString('base64url'),
        transports: ['internal'],
      },
    },
  }
}

/** Signs, and increments the counter unless `signCount` is given. */
export function signWith(
  passkey: Passkey,
  { signCount = passkey.signCount + 1, ...said }: Said & { signCount?: number },
): Assertion {
  passkey.signCount = signCount
  const data = clientData('webauthn.get', said)
  const authData = authenticatorData(said, signCount)
  const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
  return {
    ...{ id: passkey.id, rawId: passkey.id, type: 'public-key' },
    response: {
      clientDataJSON: data.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
      userHandle: passkey.userHandle,
    },
  }
}

const HAS_KEY = 0x40

function authenticatorData({ rpId, isVerified = true }: Said, signCount: number, flags = 0): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signCount)
  const all = flags | 0x01 | (isVerified ? 0x04 : 0)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count])
}

const clientData = (type: string, { challenge, origin }: Said): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** The types of CBOR that passkeys need. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flat().map((one) => cbor(one))])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  throw new Error('Not needed by passkeys.')
}

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
}
