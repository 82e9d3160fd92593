import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import type { secondFactorPasskeyOptions as contract } from '../../contract/second-factor.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { passkeyRequestOptions } from '../passkeys/passkey-request-options.ts'
import { finishSignIn, requirePendingSignIn } from './pending-sign-in.ts'

const PURPOSE = 'passkey-second-factor'

export async function secondFactorPasskeyOptions(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { account } = await requirePendingSignIn(deps, viewer, 'passkey')
  return passkeyRequestOptions(deps, viewer, { purpose: PURPOSE, accountId: account.id })
}

/** User verification is not required, since the other factor was proven before. */
export async function verifySecondFactorPasskey(
  deps: AccountDependencies,
  { response }: { response: Assertion },
  viewer: Viewer,
): Promise<SignedIn> {
  const pending = await requirePendingSignIn(deps, viewer, 'passkey')
  const expected = { purpose: PURPOSE, accountId: pending.account.id, isVerified: false } as const
  await checkAssertion(deps, viewer, response, expected)
  return finishSignIn(deps, viewer, pending, 'passkey')
}
