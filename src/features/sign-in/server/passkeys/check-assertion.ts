import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import { type FoundPasskey, findPasskey, recordSignature } from '../queries/passkeys.ts'
import { type ChallengePurpose, spendChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

interface Expected {
  purpose: ChallengePurpose
  /** The account that the passkey must belong to; if absent, the passkey itself names its account. */
  accountId?: string
  /** Whether the device must have verified its owner; a touch is not enough then. */
  isVerified: boolean
}

/**
 * Checks a signature. Returns the account of the passkey, with its `proofs_valid_from` at that time. Throws 41048 for
 * every invalid signature.
 */
export async function checkAssertion(
  deps: AccountDependencies,
  viewer: Viewer,
  shown: Assertion,
  { purpose, accountId, isVerified }: Expected,
): Promise<Pick<FoundPasskey, 'account_id' | 'proofs_valid_from'>> {
  const { response } = shown
  const challenge = await spendChallenge(deps, viewer, {
    ...{ purpose, clientData: response.clientDataJSON },
    ...(accountId !== undefined && { accountId }),
  })
  const passkey = await findPasskey(deps.db, shown.id)
  if (challenge === null || passkey === null) throw new ApiError(41048)
  if (accountId !== undefined && passkey.account_id !== accountId) throw new ApiError(41048)
  if (!isHandleOf(passkey, response.userHandle ?? null, accountId === undefined)) throw new ApiError(41048)
  const signature = await verified(relyingParty(deps, viewer), shown, { challenge, passkey, isVerified })
  const isNoted =
    signature !== null &&
    (await recordSignature(deps.db, { id: passkey.id, now: deps.clock.now(), ...signature }))
  if (!isNoted) throw new ApiError(41048)
  return passkey
}

/** A passkey that is used without a name must return its user handle. */
const isHandleOf = ({ handle }: FoundPasskey, shown: string | null, isAsked: boolean): boolean =>
  shown === null ? !isAsked : handle.equals(Buffer.from(shown, 'base64url'))

async function verified(
  { origin, id: rpId }: { origin: string; id: string },
  { id, rawId, type, response }: Assertion,
  expected: { challenge: string; passkey: FoundPasskey; isVerified: boolean },
): Promise<{ signCount: number; isBackedUp: boolean } | null> {
  const { challenge, passkey, isVerified } = expected
  const { clientDataJSON, authenticatorData, signature } = response
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
      requireUserVerification: isVerified,
    })
    if (!isRight) return null
    return { signCount: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
  } catch {
    // The library throws if the browser's data is invalid.
    return null
  }
}
