import { generateKeyPairSync, sign } from 'node:crypto'

/** A key and a certificate that nobody vouches for, good for this run: browsers of journeys accept it when told to. */
export function selfSigned(): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))))
  const validity = sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS))
  const holder = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(der(0x02, Buffer.from([1])), ECDSA_SHA256, name, validity, name, holder)
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const cert = sequence(body, ECDSA_SHA256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert}\n-----END CERTIFICATE-----\n`,
  }
}

const DAY_MS = 86_400_000

/** A value of DER: its tag, its length in bytes, what it holds. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const held = Buffer.concat(parts)
  const { length } = held
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), held])
}

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts)
const set = (...parts: readonly Uint8Array[]): Buffer => der(0x31, ...parts)
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))

const COMMON_NAME = objectId('550403')
const ECDSA_SHA256 = sequence(objectId('2a8648ce3d040302'))

/** UTCTime. */
const time = (ms: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))
