import { PASSWORD_TRIES, PASSWORD_TRIES_PER_LOGIN, PASSWORD_TRIES_PER_NETWORK } from '#config/limits.ts'
import {
  type AccountsWorld,
  type FoundAccount,
  findAccountByEmail,
  findAccountByPhone,
} from '#features/accounts/server/door.ts'
import { callerAs, forgetFor, takeFor } from '#features/sessions/server/door.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { hashPassword, isOutdated, isPassword, refuseIfBusy } from '#platform/passwords/argon2.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SignedIn } from '../contract/signed-in.ts'
import { letIn } from './let-in.ts'
import { siteOf } from './our-sites.ts'
import { renewHash } from './queries/passwords.ts'
import { typedEmail } from './typed-email.ts'
import { typedPhone } from './typed-phone.ts'

const QUARTER = 900

/** Signs in by a password. Throws what `accountByPassword` and `letIn` throw. */
export async function signInByPassword(
  world: AccountsWorld,
  { redirect, ...shown }: { login: string; password: string; redirect?: string | undefined },
  viewer: Viewer,
): Promise<SignedIn> {
  const { id: accountId, proofs_valid_from } = await accountByPassword(world, viewer, shown)
  const entrance = { accountId, site: siteOf(viewer), redirect }
  return letIn(world, viewer, { ...entrance, proof: 'password', proofNumber: proofs_valid_from })
}

/**
 * Whose login and password these are. Throws 40002 for an unknown login, a wrong password and an account without one,
 * after the same work; what `letIn` refuses only who knows the password hears of. Tries are counted before anything is
 * compared, by what was typed and not by whom it belongs to, so that neither many at once nor the refusal itself tells
 * anything. Somebody who keeps guessing elsewhere does not lock the owner out of their own network, nor, with however many
 * networks, out of a device that has signed in before.
 */
export async function accountByPassword(
  world: AccountsWorld,
  viewer: Viewer,
  { login, password }: { login: string; password: string },
): Promise<FoundAccount> {
  refuseIfBusy()
  const address = readLogin(login, viewer.country)
  const caller = await callerAs(world, viewer, address.value)
  const here = { name: 'password', of: `${address.value} ${caller.place}` }
  const everywhere = { name: 'password login', of: address.value }
  const fromHere = { name: 'password network', of: networkOf(viewer.address) }
  await takeFor(world, caller, { ...fromHere, calls: PASSWORD_TRIES_PER_NETWORK, seconds: QUARTER })
  await takeFor(world, caller, { ...here, calls: PASSWORD_TRIES, seconds: QUARTER })
  await takeFor(world, caller, { ...everywhere, calls: PASSWORD_TRIES_PER_LOGIN, seconds: 3600 })
  const account = await findBy(world.db, address)
  const isRight = await isPassword(password, account?.password_hash ?? null)
  if (account === null || !isRight) throw new ApiError(40002)
  await forgetFor(world, caller, here)
  await renew(world, account, password)
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

/** One query, whatever was typed. */
const findBy = (db: AccountsWorld['db'], { kind, value }: Login): Promise<FoundAccount | null> =>
  kind === 'phone' ? findAccountByPhone(db, value) : findAccountByEmail(db, kind === 'email' ? value : '')

/** A busy server leaves it for the next time. */
async function renew({ db }: AccountsWorld, account: FoundAccount, password: string): Promise<void> {
  const old = account.password_hash
  if (old === null || !isOutdated(old)) return
  try {
    await renewHash(db, account.id, { old, new: await hashPassword(password) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
