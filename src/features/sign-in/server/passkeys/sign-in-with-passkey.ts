import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Assertion, passkeySignInOptions as contract } from '../../contract/passkeys.ts'
import type { SignedIn } from '../../contract/signed-in.ts'
import { siteOf } from '../our-sites.ts'
import { signIn } from '../sign-in.ts'
import { newChallenge } from './challenges.ts'
import { checkAssertion } from './check-assertion.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** A page that offers passkeys by autofill may stay open for a while. */
const CHALLENGE_SECONDS = 3600
const PURPOSE = 'passkey-sign-in'

/** The WebAuthn options for any visitor. Only the device knows its passkeys. */
export async function passkeySignInOptions(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps, viewer).id,
    challenge: await newChallenge(deps, viewer, { purpose: PURPOSE, seconds: CHALLENGE_SECONDS }),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

export async function signInWithPasskey(
  deps: AccountDependencies,
  { response, redirect = null }: { response: Assertion; redirect?: string | null | undefined },
  viewer: Viewer,
): Promise<SignedIn> {
  const passkey = await checkAssertion(deps, viewer, response, { purpose: PURPOSE, isVerified: true })
  const { account_id: accountId, proofs_valid_from: proofNumber } = passkey
  const site = siteOf(viewer)
  return signIn(deps, viewer, { accountId, site, proof: 'passkey', proofNumber, redirect })
}
