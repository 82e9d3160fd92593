import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { PASSKEYS_PER_DAY } from '#config/limits.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { type AccountsWorld, findAccount } from '#features/accounts/server/door.ts'
import { beginAccountChange, noteProof } from '#features/sessions/server/door.ts'
import { takeShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { personName } from '#shared/person-name.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Attestation, passkeyOptions as contract } from '../../contract/passkeys.ts'
import {
  addPasskey as keepPasskey,
  type ListedPasskey,
  listPasskeys,
  passkeyHandle,
} from '../queries/passkeys.ts'
import { requireFactorProof } from '../second-factor/require-factor-proof.ts'
import { tellChange } from '../second-factor/tell-change.ts'
import { type ChallengePurpose, newChallenge, spendChallenge } from './challenges.ts'
import { relyingParty } from './relying-party.ts'

const CHALLENGE_SECONDS = 600
const PURPOSE = 'passkey-add'

/** ES256, RS256 (Windows), EdDSA. */
const ALGORITHMS = [-7, -257, -8]

/**
 * What a device is asked to make: a passkey that it finds again without a name and uses only after it has recognised its
 * owner, so that it is a way in by itself. What passkeys call the account is random and says nothing of it.
 */
export async function passkeyOptions(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = await requireFactorProof(world, viewer)
  const passkeys = await listPasskeys(world.db, accountId)
  return askNewPasskey(world, viewer, { purpose: PURPOSE, accountId, passkeys })
}

/** @param asked `passkeys`: those that the device should not make again */
export async function askNewPasskey(
  world: AccountsWorld,
  viewer: Viewer,
  {
    purpose,
    accountId,
    passkeys,
  }: { purpose: ChallengePurpose; accountId: string; passkeys: readonly ListedPasskey[] },
): Promise<ResponseOf<typeof contract>> {
  const account = await findAccount(world.db, accountId)
  const handle = await passkeyHandle(world.db, accountId, randomBytes(32))
  if (account === null || handle === null) throw new ApiError(40003)
  const fullName = personName(account)
  const options = await generateRegistrationOptions({
    rpName: DEFAULT_SITE.name,
    rpID: relyingParty(world, viewer).id,
    userID: new Uint8Array(handle),
    userName: account.email ?? account.phone ?? (fullName || DEFAULT_SITE.name),
    userDisplayName: fullName,
    challenge: await newChallenge(world, viewer, { purpose, accountId, seconds: CHALLENGE_SECONDS }),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { options: { ...options } }
}

/** Throws 41048 where it was not made as it was asked for, here and just now, or is somebody's already. */
export async function addPasskey(
  world: AccountsWorld,
  { name, response }: { name: string; response: Attestation },
  viewer: Viewer,
): Promise<{ id: string }> {
  const accountId = await requireFactorProof(world, viewer)
  const made = await madePasskey(world, viewer, response, { purpose: PURPOSE, accountId })
  const perDay = { calls: PASSKEYS_PER_DAY, seconds: 24 * 3600 }
  await takeShared(world.db, world.clock, { name: 'passkeys', of: accountId, ...perDay })
  return world.db.transaction().execute(async (db) => {
    await beginAccountChange(db, viewer)
    const account = await findAccount(db, accountId)
    if (account === null) throw new ApiError(40003)
    const id = await keepPasskey(db, { accountId, name, now: world.clock.now(), ...made })
    if (id === null) throw new ApiError(41048)
    await tellChange({ ...world, db }, viewer, account, 'passkey-added')
    // The device has just recognised its owner.
    await noteProof({ db, clock: world.clock }, viewer, account, 'passkey')
    return { id }
  })
}

/** What a device has made for an account. Throws 41048 where it was not asked to here, for this, just now. */
export async function madePasskey(
  world: AccountsWorld,
  viewer: Viewer,
  response: Attestation,
  { purpose, accountId }: { purpose: ChallengePurpose; accountId: string },
): Promise<Made> {
  const clientData = response.response.clientDataJSON
  const challenge = await spendChallenge(world, viewer, { purpose, accountId, clientData })
  const made = challenge === null ? null : await verified(world, viewer, response, challenge)
  if (made === null) throw new ApiError(41048)
  return made
}

interface Made {
  transports: string[]
  credentialId: string
  publicKey: Uint8Array
  signCount: number
  isBackedUp: boolean
}

async function verified(
  world: AccountsWorld,
  viewer: Viewer,
  { id, rawId, type, response }: Attestation,
  expectedChallenge: string,
): Promise<Made | null> {
  const party = relyingParty(world, viewer)
  const { clientDataJSON, attestationObject } = response
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
    // The library throws at whatever does not fit; all of it comes from the browser.
    return null
  }
}
