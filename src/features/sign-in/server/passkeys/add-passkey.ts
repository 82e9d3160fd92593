import { randomBytes } from 'node:crypto'
import { PASSKEYS_PER_DAY } from '#config/limits.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { type AccountDependencies, findAccount } from '#features/accounts/server/door.ts'
import { beginAccountChange, recordProof } from '#features/sessions/server/door.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Attestation, passkeyOptions as contract } from '../../contract/passkeys.ts'
import {
  type ListedPasskey,
  listPasskeys,
  passkeyHandle,
  addPasskey as storePasskey,
} from '../queries/passkeys.ts'
import { notifyFactorChange } from '../second-factor/notify-factor-change.ts'
import { requireFactorProof } from '../second-factor/require-factor-proof.ts'
import { type ChallengePurpose, newChallenge, spendChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

const CHALLENGE_SECONDS = 600
const PURPOSE = 'passkey-add'

/** ES256, RS256 (Windows), EdDSA. */
const ALGORITHMS = [-7, -257, -8]

/**
 * The WebAuthn options for a new passkey. It is discoverable and requires user verification, so that it is a sign-in
 * method by itself. Its user handle is random and says nothing about the account.
 */
export async function passkeyOptions(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = await requireFactorProof(deps, viewer)
  const passkeys = await listPasskeys(deps.db, accountId)
  return passkeyCreationOptions(deps, viewer, { purpose: PURPOSE, accountId, passkeys })
}

/** @param options `passkeys`: existing passkeys, which the device should not make again */
export async function passkeyCreationOptions(
  deps: AccountDependencies,
  viewer: Viewer,
  {
    purpose,
    accountId,
    passkeys,
  }: { purpose: ChallengePurpose; accountId: string; passkeys: readonly ListedPasskey[] },
): Promise<ResponseOf<typeof contract>> {
  const account = await findAccount(deps.db, accountId)
  const handle = await passkeyHandle(deps.db, accountId, randomBytes(32))
  if (account === null || handle === null) throw new ApiError(40003)
  const fullName = personName(account)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: DEFAULT_SITE.name,
    rpID: relyingParty(deps, viewer).id,
    userID: new Uint8Array(handle),
    userName: account.email ?? account.phone ?? (fullName || DEFAULT_SITE.name),
    userDisplayName: fullName,
    challenge: await newChallenge(deps, viewer, { purpose, accountId, seconds: CHALLENGE_SECONDS }),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { options: { ...options } }
}

/**
 * Stores a new passkey. Throws 41048 if this browser did not request it just now, or if it belongs to an account
 * already.
 */
export async function addPasskey(
  deps: AccountDependencies,
  { name, response }: { name: string; response: Attestation },
  viewer: Viewer,
): Promise<{ id: string }> {
  const accountId = await requireFactorProof(deps, viewer)
  const made = await verifyNewPasskey(deps, viewer, response, { purpose: PURPOSE, accountId })
  const perDay = { calls: PASSKEYS_PER_DAY, seconds: 24 * 3600 }
  await takeShared(deps.db, deps.clock, { name: 'passkeys', of: accountId, ...perDay })
  return deps.db.transaction().execute(async (db) => {
    await beginAccountChange(db, viewer)
    const account = await findAccount(db, accountId)
    if (account === null) throw new ApiError(40003)
    const id = await storePasskey(db, { accountId, name, now: deps.clock.now(), ...made })
    if (id === null) throw new ApiError(41048)
    await notifyFactorChange({ ...deps, db }, viewer, account, 'passkey-added')
    // The device has just verified its owner.
    await recordProof({ db, clock: deps.clock }, viewer, account, 'passkey')
    return { id }
  })
}

/** Verifies a new passkey. Throws 41048 if this browser did not request it for this purpose just now. */
export async function verifyNewPasskey(
  deps: AccountDependencies,
  viewer: Viewer,
  response: Attestation,
  { purpose, accountId }: { purpose: ChallengePurpose; accountId: string },
): Promise<VerifiedPasskey> {
  const clientData = response.response.clientDataJSON
  const challenge = await spendChallenge(deps, viewer, { purpose, accountId, clientData })
  const made = challenge === null ? null : await verified(deps, viewer, response, challenge)
  if (made === null) throw new ApiError(41048)
  return made
}

interface VerifiedPasskey {
  transports: string[]
  credentialId: string
  publicKey: Uint8Array
  signCount: number
  isBackedUp: boolean
}

async function verified(
  deps: AccountDependencies,
  viewer: Viewer,
  { id, rawId, type, response }: Attestation,
  expectedChallenge: string,
): Promise<VerifiedPasskey | null> {
  const party = relyingParty(deps, viewer)
  const { clientDataJSON, attestationObject } = response
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId, type, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (registrationInfo === undefined) return null
    const { credential, credentialBackedUp } = registrationInfo
    const { publicKey, counter } = credential
    return {
      ...{ credentialId: credential.id, publicKey, signCount: counter },
      ...{ isBackedUp: credentialBackedUp, transports: response.transports },
    }
  } catch {
    // The library throws if the browser's data is invalid.
    return null
  }
}
