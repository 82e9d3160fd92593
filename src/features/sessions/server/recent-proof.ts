import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { type AccountDependencies, type FoundAccount, findAccount } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { later } from '#shared/later.ts'
import type { Session, Viewer } from '#shared/viewer.ts'

/**
 * Asks a signed-in person to prove again that they own the account, before a dangerous change (docs/decisions/0019).
 *
 * A thief who has the session often reads the mail too. So an account with an app or a passkey needs that as proof, or
 * a recovery code. An account with only passkeys has no recovery codes; there, two other proofs are enough. A password
 * that was set in the last days does not count, since a reader of the mail can set one.
 */
export type WeakProof = 'password' | 'email-code' | 'phone-code'
export type StrongProof = 'passkey' | 'app' | 'recovery'

const STRONG: readonly string[] = ['passkey', 'app', 'recovery'] satisfies StrongProof[]
const SETTLED_SECONDS = 7 * 24 * 3600

type Proven = Pick<Session, 'provenBy' | 'provenAt'>

/** Returns the account's id. Throws 40003 (nobody is signed in), 41058 (the proof is too old or too weak). */
export async function requireRecentProof(
  { db, clock }: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'session'>,
): Promise<string> {
  const session = sessionOf(viewer)
  const account = await findAccount(db, session.accountId)
  if (account === null) throw new ApiError(40003)
  if (!isProven(account, session, clock.now())) throw new ApiError(41058)
  return session.accountId
}

/** The session of an account. Throws 40003 if there is none. */
export function sessionOf({ session }: Pick<Viewer, 'session'>): Session & { accountId: string } {
  if (session === undefined || session.accountId === null) throw new ApiError(40003)
  return { ...session, accountId: session.accountId }
}

export function isProven(account: FoundAccount, session: Proven, now: Date): boolean {
  if (!isRecent(session, now)) return false
  if (!isGuarded(account) || isStrong(session)) return true
  if (asksForStrong(account)) return false
  const shown = weakProofs(account, now).filter((proof) => session.provenBy.includes(proof))
  return shown.length >= Math.min(2, weakProofs(account, null).length)
}

/** Whether the session was proven by an app, a passkey or a recovery code. */
export const isStrong = ({ provenBy }: Pick<Session, 'provenBy'>): boolean =>
  provenBy.some((proof) => STRONG.includes(proof))

export const isRecent = ({ provenAt }: Proven, now: Date): boolean =>
  later(provenAt, RECENT_PROOF_SECONDS) > now

/** Whether the account has an app or a passkey. */
export const isGuarded = ({ has_app, passkeys }: FoundAccount): boolean => has_app || passkeys > 0

/** Whether a guarded account accepts only strong proofs. */
const asksForStrong = ({ has_app, has_recovery }: FoundAccount): boolean => has_app || has_recovery

/** The strong proofs of a guarded account, the strongest first; empty for any other account. */
export function strongProofs(account: FoundAccount): StrongProof[] {
  if (!isGuarded(account)) return []
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

/**
 * The other proofs that count now; empty if none would be accepted. With `now` null, a password that is too new is
 * included.
 */
export function weakProofs(account: FoundAccount, now: Date | null): WeakProof[] {
  const { password_hash, password_set_at, email_verified_at, phone_verified_at } = account
  if (isGuarded(account) && asksForStrong(account)) return []
  const isSettled =
    now === null ||
    !isGuarded(account) ||
    password_set_at === null ||
    later(password_set_at, SETTLED_SECONDS) <= now
  return [
    ...(password_hash !== null && isSettled ? (['password'] as const) : []),
    ...(email_verified_at !== null ? (['email-code'] as const) : []),
    ...(phone_verified_at !== null ? (['phone-code'] as const) : []),
  ]
}
