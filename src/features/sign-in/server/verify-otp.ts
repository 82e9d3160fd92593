import type { z } from 'zod'
import { CODE_CHECKS_PER_NETWORK } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { checkCode } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { verifyOtp as contract, ProofOutcome } from '../contract/codes.ts'
import { signInByAddress } from './sign-in-by-address.ts'
import { readPerson, signUpProven } from './sign-up-proven.ts'
import { typedAddress } from './typed-address.ts'

/**
 * Spends a code. A person without an account who has agreed to the terms gets one. If other fields are wrong, the
 * person needs no second code, since the proof is stored.
 */
export async function verifyOtp(
  deps: AccountDependencies,
  request: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ProofOutcome> {
  const { channel, address, recipient } = typedAddress(request, viewer)
  const { purpose, join: isJoined, redirect = null } = request
  const wantsAccount = request.terms_and_condition
  if (wantsAccount) readPerson(request, viewer)
  await takeCodeCheck(deps, viewer)
  const key = { purpose, recipient, boundTo: viewer }
  const { number } = await checkCode(deps, key, request.otp, { use: true })
  const outcome = await deps.db.transaction().execute((transaction) => {
    const by = channel === 'email' ? 'email-code' : 'phone-code'
    const proof = { channel, address, by, number, redirect, isJoined } as const
    return signInByAddress({ ...deps, db: transaction }, viewer, proof)
  })
  return wantsAccount && outcome.needs === 'sign-up' ? signUpProven(deps, request, viewer) : outcome
}

/** Counts the code checks of a network, since a guesser tries many addresses from few networks. Throws 40006. */
export const takeCodeCheck = (
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  { address }: Pick<Viewer, 'address'>,
): Promise<void> =>
  takeShared(db, clock, {
    name: 'code checks',
    of: networkOf(address),
    calls: CODE_CHECKS_PER_NETWORK,
    seconds: 3600,
  })
