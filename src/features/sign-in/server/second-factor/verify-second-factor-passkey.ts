import type { AccountsWorld } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import type { secondFactorPasskeyOptions as contract } from '../../contract/second-factor.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { askPasskeys } from '../passkeys/ask-passkeys.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { finishSignIn, requireWaiting } from './waiting-sign-in.ts'

const PURPOSE = 'passkey-second-factor'

export async function secondFactorPasskeyOptions(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { account } = await requireWaiting(world, viewer, 'passkey')
  return askPasskeys(world, viewer, { purpose: PURPOSE, accountId: account.id })
}

/** The device alone will do: the other factor was proven before. */
export async function verifySecondFactorPasskey(
  world: AccountsWorld,
  { response }: { response: Assertion },
  viewer: Viewer,
): Promise<SignedIn> {
  const waiting = await requireWaiting(world, viewer, 'passkey')
  const expected = { purpose: PURPOSE, accountId: waiting.account.id, isVerified: false } as const
  await checkAssertion(world, viewer, response, expected)
  return finishSignIn(world, viewer, waiting, 'passkey')
}
