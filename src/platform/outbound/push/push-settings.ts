import { join } from 'node:path'
import { z } from 'zod'
import { DEFAULT_SITE } from '#config/site.ts'
import { ConfigurationError, type Env } from '../../env.ts'
import { KEY_BYTES, readOrCreateKey } from '../../key-file.ts'

export const pushSettings = z.object({
  /** P-256, base64url (RFC 8292): by it push services know that a push is ours. */
  privateKey: z.string(),
  /** Where push services write to if our pushes trouble them. */
  contact: z.string(),
  /** Origins of push services beside those of the browsers. */
  services: z.array(z.string()),
})

export type PushSettings = z.output<typeof pushSettings>

type PushEnv = Pick<
  Env,
  'VAPID_PRIVATE_KEY' | 'VAPID_CONTACT' | 'PUSH_SERVICES' | 'PUBLIC_ORIGIN' | 'dataFolder'
>

/**
 * Browsers bind their subscriptions to our key. It is made by the first start; with another one all subscriptions end.
 */
export function readPushSettings(env: PushEnv): PushSettings {
  const privateKey = env.VAPID_PRIVATE_KEY ?? readOrCreateKey(join(env.dataFolder, 'vapid.key'))
  if (Buffer.from(privateKey, 'base64url').length !== KEY_BYTES)
    throw new ConfigurationError(`VAPID_PRIVATE_KEY is not a key of ${KEY_BYTES} bytes in base64.`)
  const { supportEmail } = DEFAULT_SITE
  const known = supportEmail === null ? env.PUBLIC_ORIGIN : `mailto:${supportEmail}`
  return {
    privateKey,
    // Push services require some address; a site without a public one is on somebody's own machine.
    contact: env.VAPID_CONTACT ?? known ?? 'mailto:operator@localhost',
    services: env.PUSH_SERVICES,
  }
}
