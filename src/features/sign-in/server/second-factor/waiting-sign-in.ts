import { z } from 'zod'
import { SECOND_FACTOR_TRIES, SECOND_FACTOR_TRIES_A_DAY, SECOND_FACTOR_TRIES_IN_ALL } from '#config/limits.ts'
import { type AccountsWorld, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { callerAbout, forgetFor, lookAtToken, redeemToken, takeFor } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SecondFactor, SignedIn } from '../../contract/signed-in.ts'
import { enter, SECOND_FACTOR_COOKIE, secondFactorsOf } from '../let-in.ts'

/**
 * A sign-in between its two factors. All that stands in the browser is a token; what was proven, whose account it is and
 * which factors will do is asked of the database each time, so that nothing of it is the browser's to say.
 */
export interface WaitingSignIn {
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

export async function findWaiting(world: AccountsWorld, viewer: Viewer): Promise<WaitingSignIn | null> {
  const token = viewer.browser?.cookie(SECOND_FACTOR_COOKIE)
  if (token === undefined) return null
  const found = await lookAtToken(world, { purpose: PURPOSE, token, viewer })
  if (found === null || !found.isHere || found.account_id === null) return null
  const account = await findAccount(world.db, found.account_id)
  if (account === null) return null
  const payload = payloadOf.parse(found.payload)
  const factors = secondFactorsOf(account, payload.proof)
  return factors.length === 0 ? null : { token, account, factors, ...payload }
}

/** Throws 41050 where nothing waits (any more), 41036 where the factor is none of those that will do. */
export async function requireWaiting(
  world: AccountsWorld,
  viewer: Viewer,
  factor: SecondFactor,
): Promise<WaitingSignIn> {
  const waiting = await findWaiting(world, viewer)
  if (waiting === null) throw new ApiError(41050)
  if (!waiting.factors.includes(factor)) throw new ApiError(41036)
  return waiting
}

/**
 * Counts a code before it is compared, whichever factor's it is and however many come at once: for a network, which cannot
 * use up what the account has in all, or for a device that has signed in before. Throws 40006 with the seconds to wait. Passkeys are not counted: they cannot be
 * guessed, and stay a way in for the owner while somebody who knows the password tries codes.
 */
export async function takeTry(world: AccountsWorld, viewer: Viewer, accountId: string): Promise<void> {
  const caller = await callerAbout(world, viewer, accountId)
  const here = `${accountId} ${caller.place}`
  await takeFor(world, caller, { name: TRIES_HERE, of: here, ...SECOND_FACTOR_TRIES })
  await takeFor(world, caller, { name: TRIES_A_DAY_HERE, of: here, ...SECOND_FACTOR_TRIES_A_DAY })
  await takeFor(world, caller, { name: TRIES_IN_ALL, of: accountId, ...SECOND_FACTOR_TRIES_IN_ALL })
}

/** Whoever has learned the old password has taken nothing from who signs in by the new one. */
export async function forgetTries(world: Pick<AccountsWorld, 'db'>, accountId: string): Promise<void> {
  for (const isKnown of [false, true])
    await forgetFor(world, { isKnown }, { name: TRIES_IN_ALL, of: accountId })
}

/** Signs in, once, by what was proven before and the factor that was proven now. */
export function finishSignIn(
  world: AccountsWorld,
  viewer: Viewer,
  { token, account, site, proof, redirect }: WaitingSignIn,
  factor: string,
): Promise<SignedIn> {
  return world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    const spent = await redeemToken(here, { purpose: PURPOSE, token, viewer })
    if (spent === null) throw new ApiError(41050)
    const caller = await callerAbout(here, viewer, account.id)
    const of = `${account.id} ${caller.place}`
    for (const name of [TRIES_HERE, TRIES_A_DAY_HERE]) await forgetFor(here, caller, { name, of })
    await forgetFor(here, caller, { name: TRIES_IN_ALL, of: account.id })
    const entrance = { accountId: account.id, proofNumber: spent.number, site, redirect }
    const entered = await enter(here, viewer, entrance, [proof, factor])
    viewer.browser?.dropCookie(SECOND_FACTOR_COOKIE)
    return entered
  })
}

const PURPOSE = 'second-factor'
const TRIES_HERE = 'second factor'
const TRIES_A_DAY_HERE = 'second factor day'
const TRIES_IN_ALL = 'second factor in all'
