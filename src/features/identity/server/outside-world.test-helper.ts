import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutsideWorld } from '../../../../tests/site/outside-world.ts'
import { relyingPartyKeys } from './relying-party-keys.test-helper.ts'
import { singpassServer } from './singpass-server.test-helper.ts'

const CLIENT = 'joblane-journeys'

/** A Singpass of our own. */
export async function outsideWorld(folder: string): Promise<OutsideWorld> {
  const singpass = await singpassServer(CLIENT)
  const keysFile = join(folder, 'singpass-keys.json')
  const { signing, encryption } = await relyingPartyKeys()
  writeFileSync(keysFile, JSON.stringify({ keys: [signing, encryption] }), { mode: 0o600 })
  return {
    env: {
      SINGPASS_CLIENT_ID: CLIENT,
      SINGPASS_ISSUER: singpass.issuer,
      SINGPASS_KEYS_FILE: keysFile,
    },
    open: (seeker) => singpass.open(`${seeker}/auth/singpass/callback`, `${seeker}/.well-known/jwks.json`),
    close: async () => void (await singpass.close()),
  }
}
