import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { AccountsWorld } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { type ChallengePurpose, newChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

const CHALLENGE_SECONDS = 600

/** What the browser is to ask the passkeys of an account that has proven something else before. */
export async function askPasskeys(
  world: AccountsWorld,
  viewer: Viewer,
  { purpose, accountId }: { purpose: ChallengePurpose; accountId: string },
) {
  const passkeys = await listPasskeys(world.db, accountId)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(world, viewer).id,
    challenge: await newChallenge(world, viewer, { purpose, accountId, seconds: CHALLENGE_SECONDS }),
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'preferred',
  })
  return { options: { ...options } }
}
