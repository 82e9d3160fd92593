import { createECDH } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import type { PushSettings } from './push-settings.ts'

const HOURS = 12
const COORDINATE_BYTES = 32

/** Our public key as browsers take it: uncompressed, base64url. */
export const vapidPublicKey = ({ privateKey }: Pick<PushSettings, 'privateKey'>): string =>
  publicKeyOf(privateKey).toString('base64url')

/** The header by which a push service knows us (RFC 8292): signed for this service alone, for half a day. */
export async function vapidHeader(
  endpoint: URL,
  { privateKey, contact }: PushSettings,
  now: Date,
): Promise<string> {
  const point = publicKeyOf(privateKey)
  const key = await importJWK(
    {
      ...{ kty: 'EC', crv: 'P-256', d: privateKey },
      x: point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url'),
      y: point.subarray(1 + COORDINATE_BYTES).toString('base64url'),
    },
    'ES256',
  )
  const token = await new SignJWT({})
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(endpoint.origin)
    .setSubject(contact)
    .setExpirationTime(new Date(now.getTime() + HOURS * 3_600_000))
    .sign(key)
  return `vapid t=${token}, k=${point.toString('base64url')}`
}

function publicKeyOf(privateKey: string): Buffer {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return ecdh.getPublicKey()
}
