import { z } from 'zod'
import { SECOND_FACTOR_TRIES, SECOND_FACTOR_TRIES_A_DAY, SECOND_FACTOR_TRIES_IN_ALL } from '#config/limits.ts'
import { type AccountDependencies, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import {
  callerForAccount,
  peekToken,
  redeemToken,
  resetForCaller,
  takeForCaller,
} from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SecondFactor, SignedIn } from '../../contract/signed-in.ts'
import { completeSignIn, SECOND_FACTOR_COOKIE, secondFactorsOf } from '../sign-in.ts'

/**
 * A sign-in between its two factors. The browser has only a token; the database has the proof, the account and the
 * accepted factors, so that the browser cannot change them.
 */
export interface PendingSignIn {
  token: string
  account: FoundAccount
  /** At least one. */
  factors: readonly SecondFactor[]
  site: 'seeker' | 'employer'
  proof: string
  redirect: string | null
}

const payloadOf = z.object({
  site: z.enum(['seeker', 'employer']),
  proof: z.string(),
  redirect: z.string().nullable(),
})

export async function findPendingSignIn(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<PendingSignIn | null> {
  const token = viewer.browser?.cookie(SECOND_FACTOR_COOKIE)
  if (token === undefined) return null
  const found = await peekToken(deps, { purpose: PURPOSE, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return null
  const account = await findAccount(deps.db, found.account_id)
  if (account === null) return null
  const payload = payloadOf.parse(found.payload)
  const factors = secondFactorsOf(account, payload.proof)
  return factors.length === 0 ? null : { token, account, factors, ...payload }
}

/** Throws 41050 if there is no pending sign-in, 41036 if the factor is not accepted. */
export async function requirePendingSignIn(
  deps: AccountDependencies,
  viewer: Viewer,
  factor: SecondFactor,
): Promise<PendingSignIn> {
  const pending = await findPendingSignIn(deps, viewer)
  if (pending === null) throw new ApiError(41050)
  if (!pending.factors.includes(factor)) throw new ApiError(41036)
  return pending
}

/**
 * Counts a code of any factor before it is compared: for a known device, or for a network, so that one network cannot
 * use up the account's total. Throws 40006 with the seconds to wait. It does not count passkeys: nobody can guess them,
 * and the owner can still use one while another person tries codes.
 */
export async function takeFactorTry(
  deps: AccountDependencies,
  viewer: Viewer,
  accountId: string,
): Promise<void> {
  const caller = await callerForAccount(deps, viewer, accountId)
  const here = `${accountId} ${caller.place}`
  await takeForCaller(deps, caller, { name: TRIES_HERE, of: here, ...SECOND_FACTOR_TRIES })
  await takeForCaller(deps, caller, { name: TRIES_A_DAY_HERE, of: here, ...SECOND_FACTOR_TRIES_A_DAY })
  await takeForCaller(deps, caller, { name: TRIES_IN_ALL, of: accountId, ...SECOND_FACTOR_TRIES_IN_ALL })
}

/** Resets the total of tries, so that the tries of a thief with the old password do not count for the new password. */
export async function forgetFactorTries(
  deps: Pick<AccountDependencies, 'db'>,
  accountId: string,
): Promise<void> {
  for (const isKnown of [false, true])
    await resetForCaller(deps, { isKnown }, { name: TRIES_IN_ALL, of: accountId })
}

/** Signs in, once, by the first proof and the second factor. */
export function finishSignIn(
  deps: AccountDependencies,
  viewer: Viewer,
  { token, account, site, proof, redirect }: PendingSignIn,
  factor: string,
): Promise<SignedIn> {
  return deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const spent = await redeemToken(here, { purpose: PURPOSE, token, viewer })
    if (spent === null) throw new ApiError(41050)
    const caller = await callerForAccount(here, viewer, account.id)
    const of = `${account.id} ${caller.place}`
    for (const name of [TRIES_HERE, TRIES_A_DAY_HERE]) await resetForCaller(here, caller, { name, of })
    await resetForCaller(here, caller, { name: TRIES_IN_ALL, of: account.id })
    const attempt = { accountId: account.id, proofNumber: spent.number, site, redirect }
    const outcome = await completeSignIn(here, viewer, attempt, [proof, factor])
    viewer.browser?.dropCookie(SECOND_FACTOR_COOKIE)
    return outcome
  })
}

const PURPOSE = 'second-factor'
const TRIES_HERE = 'second factor'
const TRIES_A_DAY_HERE = 'second factor day'
const TRIES_IN_ALL = 'second factor in all'
