import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { z } from 'zod'
import { type AccountsWorld, type FoundAccount, ownAccount } from '#features/accounts/server/door.ts'
import {
  callerAbout,
  forgetFor,
  noteProof,
  type StrongProof,
  sessionOf,
  strongProofs,
  takeFor,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type {
  confirmByFactor as contract,
  confirmPasskeyOptions as optionsContract,
} from '../../contract/confirm.ts'
import type { Assertion } from '../../contract/passkeys.ts'
import { newChallenge } from '../passkeys/challenges.ts'
import { checkAssertion } from '../passkeys/check-assertion.ts'
import { relyingParty } from '../passkeys/relying-party.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { spendAppCode } from './authenticator-codes.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { tellWrongStep } from './tell-wrong-step.ts'

/** Who is signed in proves anew to be the owner of an account that an app or a passkey guards. */

const PURPOSE = 'passkey-confirm'
const CHALLENGE_SECONDS = 600
/** Apart from those of signing in: who guesses there takes nothing from who is signed in here. */
const TRIES = { name: 'confirm factor', calls: 5, seconds: 900 }
const TRIES_A_DAY = { name: 'confirm factor day', calls: 20, seconds: 24 * 3600 }

/** Throws 41036 (not one of the account's), 41024 or 41049 beside `code`, 40006 after too many. */
export async function confirmByFactor(
  world: AccountsWorld,
  { method, code: typed }: z.output<(typeof contract)['request']>,
  viewer: Viewer,
): Promise<{ open_for: number }> {
  const account = await guarded(world, viewer, method)
  const { id } = account
  const code = typed.replace(/[\s-]/g, '')
  const caller = await callerAbout(world, viewer, id)
  for (const limit of [TRIES_A_DAY, TRIES]) await takeFor(world, caller, { ...limit, of: id })
  const isRight =
    method === 'app'
      ? await spendAppCode(world, id, code)
      : await spendRecoveryCode(world, viewer, account, code)
  if (!isRight) {
    await tellWrongStep(world, viewer, account)
    throw new ApiError(method === 'app' ? 41024 : 41049, { field: 'code' })
  }
  for (const { name } of [TRIES_A_DAY, TRIES]) await forgetFor(world, caller, { name, of: id })
  return noteProof(world, viewer, account, method)
}

export async function confirmPasskeyOptions(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<ResponseOf<typeof optionsContract>> {
  const { id } = await guarded(world, viewer, 'passkey')
  const passkeys = await listPasskeys(world.db, id)
  const challenge = { purpose: PURPOSE, accountId: id, seconds: CHALLENGE_SECONDS } as const
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(world, viewer).id,
    challenge: await newChallenge(world, viewer, challenge),
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

/** Throws 41048. */
export async function confirmByPasskey(
  world: AccountsWorld,
  { response }: { response: Assertion },
  viewer: Viewer,
): Promise<{ open_for: number }> {
  const account = await guarded(world, viewer, 'passkey')
  await checkAssertion(world, viewer, response, { purpose: PURPOSE, accountId: account.id, isVerified: true })
  return noteProof(world, viewer, account, 'passkey')
}

async function guarded(world: AccountsWorld, viewer: Viewer, proof: StrongProof): Promise<FoundAccount> {
  const account = await ownAccount(world, sessionOf(viewer).accountId)
  if (!strongProofs(account).includes(proof)) throw new ApiError(41036)
  return account
}
