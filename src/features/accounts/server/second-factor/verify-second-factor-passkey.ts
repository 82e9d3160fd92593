import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import type { secondFactorPasskeyOptions as contract } from '../../contract/second-factor.ts'
import type { SignedIn } from '../../contract/session.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { newChallenge } from '../passkeys/challenges.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { finishSignIn, requireWaiting } from './waiting-sign-in.ts'

const CHALLENGE_SECONDS = 600
const PURPOSE = 'passkey-second-factor'

export async function secondFactorPasskeyOptions(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { account } = await requireWaiting(world, viewer, 'passkey')
  const passkeys = await listPasskeys(world.db, account.id)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(world, viewer).id,
    challenge: await newChallenge(world, viewer, {
      ...{ purpose: PURPOSE, accountId: account.id, seconds: CHALLENGE_SECONDS },
    }),
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'preferred',
  })
  return { options: { ...options } }
}

/** The device alone will do: the other factor was proven before. */
export async function verifySecondFactorPasskey(
  world: AccountsWorld,
  viewer: Viewer,
  { response }: { response: Assertion },
): Promise<SignedIn> {
  const waiting = await requireWaiting(world, viewer, 'passkey')
  const expected = { purpose: PURPOSE, accountId: waiting.account.id, isVerified: false } as const
  await checkAssertion(world, viewer, response, expected)
  return finishSignIn(world, viewer, waiting, 'passkey')
}
