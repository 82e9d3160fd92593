import { PASSWORD_TRIES, PASSWORD_TRIES_PER_LOGIN, PASSWORD_TRIES_PER_NETWORK } from '#config/limits.ts'
import {
  type AccountDependencies,
  type FoundAccount,
  findAccountByEmail,
  findAccountByPhone,
} from '#features/accounts/server/door.ts'
import { callerForLogin, resetForCaller, takeForCaller } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { hashPassword, isOutdated, isPassword, refuseIfBusy } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { siteOf } from './our-sites.ts'
import { renewHash } from './queries/passwords.ts'
import { signIn } from './sign-in.ts'
import { typedEmail } from './typed-email.ts'
import { typedPhone } from './typed-phone.ts'

const QUARTER = 900

/** Signs in by a password. Throws the errors of `accountByPassword` and `signIn`. */
export async function signInByPassword(
  deps: AccountDependencies,
  { redirect, ...shown }: { login: string; password: string; redirect?: string | undefined },
  viewer: Viewer,
): Promise<SignedIn> {
  const { id: accountId, proofs_valid_from } = await accountByPassword(deps, viewer, shown)
  const attempt = { accountId, site: siteOf(viewer), redirect }
  return signIn(deps, viewer, { ...attempt, proof: 'password', proofNumber: proofs_valid_from })
}

/**
 * Returns the account of a login and password. An unknown login, a wrong password and an account without a password all
 * cause the same work and the same error (40002). `signIn` can refuse only after the right password. Tries are counted
 * by the typed login before the comparison, so that neither many simultaneous tries nor the refusal reveals an account.
 * Guesses of a stranger in another network do not lock the owner out, in the owner's network or on a known device.
 */
export async function accountByPassword(
  deps: AccountDependencies,
  viewer: Viewer,
  { login, password }: { login: string; password: string },
): Promise<FoundAccount> {
  refuseIfBusy()
  const address = readLogin(login, viewer.country)
  const caller = await callerForLogin(deps, viewer, address.value)
  const here = { name: 'password', of: `${address.value} ${caller.place}` }
  const everywhere = { name: 'password login', of: address.value }
  const fromHere = { name: 'password network', of: networkOf(viewer.address) }
  await takeForCaller(deps, caller, { ...fromHere, calls: PASSWORD_TRIES_PER_NETWORK, seconds: QUARTER })
  await takeForCaller(deps, caller, { ...here, calls: PASSWORD_TRIES, seconds: QUARTER })
  await takeForCaller(deps, caller, { ...everywhere, calls: PASSWORD_TRIES_PER_LOGIN, seconds: 3600 })
  const account = await findBy(deps.db, address)
  const isRight = await isPassword(password, account?.password_hash ?? null)
  if (account === null || !isRight) throw new ApiError(40002)
  await resetForCaller(deps, caller, here)
  await renew(deps, account, password)
  return account
}

type Login = { kind: 'email' | 'phone' | 'neither'; value: string }

function readLogin(login: string, country: string | null): Login {
  try {
    if (login.includes('@')) return { kind: 'email', value: typedEmail(login).toLowerCase() }
    return { kind: 'phone', value: typedPhone(login, country, 'login') }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'neither', value: login }
    throw error
  }
}

/** One query for each kind of input, so that the time reveals nothing. */
const findBy = (db: AccountDependencies['db'], { kind, value }: Login): Promise<FoundAccount | null> =>
  kind === 'phone' ? findAccountByPhone(db, value) : findAccountByEmail(db, kind === 'email' ? value : '')

/** A busy server skips it; the next sign-in tries again. */
async function renew({ db }: AccountDependencies, account: FoundAccount, password: string): Promise<void> {
  const old = account.password_hash
  if (old === null || !isOutdated(old)) return
  try {
    await renewHash(db, account.id, { old, new: await hashPassword(password) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
