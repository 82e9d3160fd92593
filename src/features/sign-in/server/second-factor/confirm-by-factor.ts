import type { z } from 'zod'
import { type AccountDependencies, type FoundAccount, ownAccount } from '#features/accounts/server/door.ts'
import {
  callerForAccount,
  recordProof,
  resetForCaller,
  type StrongProof,
  sessionOf,
  strongProofs,
  takeForCaller,
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
import { webauthn } from '../passkeys/webauthn.ts'
import { listPasskeys } from '../queries/passkeys.ts'
import { spendAppCode } from './authenticator-codes.ts'
import { notifyFailedSecondStep } from './notify-failed-second-step.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

/** A signed-in person proves again that they own an account with an app or a passkey. */

const PURPOSE = 'passkey-confirm'
const CHALLENGE_SECONDS = 600
/** These tries are counted separately from sign-ins, so that a stranger's guesses at a sign-in do not use them up. */
const TRIES = { name: 'confirm factor', calls: 5, seconds: 900 }
const TRIES_A_DAY = { name: 'confirm factor day', calls: 20, seconds: 24 * 3600 }

/** Throws 41036 (the account has no such factor), 41024 or 41049 beside `code`, 40006 after too many. */
export async function confirmByFactor(
  deps: AccountDependencies,
  { method, code: typed }: z.output<(typeof contract)['request']>,
  viewer: Viewer,
): Promise<{ open_for: number }> {
  const account = await guarded(deps, viewer, method)
  const { id } = account
  const code = typed.replace(/[\s-]/g, '')
  const caller = await callerForAccount(deps, viewer, id)
  for (const limit of [TRIES_A_DAY, TRIES]) await takeForCaller(deps, caller, { ...limit, of: id })
  const isRight =
    method === 'app'
      ? await spendAppCode(deps, id, code)
      : await spendRecoveryCode(deps, viewer, account, code)
  if (!isRight) {
    await notifyFailedSecondStep(deps, viewer, account)
    throw new ApiError(method === 'app' ? 41024 : 41049, { field: 'code' })
  }
  for (const { name } of [TRIES_A_DAY, TRIES]) await resetForCaller(deps, caller, { name, of: id })
  return recordProof(deps, viewer, account, method)
}

export async function confirmPasskeyOptions(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof optionsContract>> {
  const { id } = await guarded(deps, viewer, 'passkey')
  const passkeys = await listPasskeys(deps.db, id)
  const challenge = { purpose: PURPOSE, accountId: id, seconds: CHALLENGE_SECONDS } as const
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps, viewer).id,
    challenge: await newChallenge(deps, viewer, challenge),
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports })),
    userVerification: 'required',
  })
  return { options: { ...options } }
}

/** Throws 41048. */
export async function confirmByPasskey(
  deps: AccountDependencies,
  { response }: { response: Assertion },
  viewer: Viewer,
): Promise<{ open_for: number }> {
  const account = await guarded(deps, viewer, 'passkey')
  await checkAssertion(deps, viewer, response, { purpose: PURPOSE, accountId: account.id, isVerified: true })
  return recordProof(deps, viewer, account, 'passkey')
}

async function guarded(deps: AccountDependencies, viewer: Viewer, proof: StrongProof): Promise<FoundAccount> {
  const account = await ownAccount(deps, sessionOf(viewer).accountId)
  if (!strongProofs(account).includes(proof)) throw new ApiError(41036)
  return account
}
