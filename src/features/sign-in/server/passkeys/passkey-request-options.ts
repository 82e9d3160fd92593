import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { type ChallengePurpose, newChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

const CHALLENGE_SECONDS = 600

/** The WebAuthn options for the passkeys of an account that has passed a first factor. */
export async function passkeyRequestOptions(
  deps: AccountDependencies,
  viewer: Viewer,
  { purpose, accountId }: { purpose: ChallengePurpose; accountId: string },
) {
  const passkeys = await listPasskeys(deps.db, accountId)
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps, viewer).id,
    challenge: await newChallenge(deps, viewer, { purpose, accountId, seconds: CHALLENGE_SECONDS }),
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'preferred',
  })
  return { options: { ...options } }
}
