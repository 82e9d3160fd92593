import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { later } from '#shared/later.ts'
import type { Verdict } from '#shared/verdict.ts'
import type { Session } from '#shared/viewer.ts'

/**
 * Who may change an account, and who may end a session.
 *
 * A session is not enough for a dangerous change: whoever is signed in proves anew to be the account's owner
 * (docs/decisions/0019). A thief of a session often reads the mail too. So an account with an app or a passkey is proven by
 * that, or by a recovery code where it is lost. An account with passkeys alone has no recovery codes. Two other proofs do
 * there instead, and not a password of the last days, since a reader of the mail can have it changed.
 */
export type WeakProof = 'password' | 'email-code' | 'phone-code'
export type StrongProof = 'passkey' | 'app' | 'recovery'

const STRONG: readonly string[] = ['passkey', 'app', 'recovery'] satisfies StrongProof[]
const SETTLED_SECONDS = 7 * 24 * 3600

type Proven = Pick<Session, 'provenBy' | 'provenAt'>

/** What guards an account beyond mail and password. */
interface Guards {
  has_app: boolean
  /** A recovery code is left. */
  has_recovery: boolean
  passkeys: number
}

/** What an account can be proven by. */
export interface Provable extends Guards {
  password_hash: string | null
  password_set_at: Date | null
  email_verified_at: Date | null
  phone_verified_at: Date | null
}

/** Dangerous changes of the account, by this session and now. Refused with 41058: prove first. */
export const mayChange = (account: Provable, session: Proven, now: Date): Verdict =>
  isProven(account, session, now) || 41058

/** `accountId`: of the person who asks. Sessions of others do not exist for them (40004), nor do guests'. */
export const mayWithSession = (
  accountId: string,
  session: { account_id: string | null } | null,
): { end: Verdict } => ({ end: session?.account_id === accountId || 40004 })

export function isProven(account: Provable, session: Proven, now: Date): boolean {
  if (!isRecent(session, now)) return false
  if (!isGuarded(account) || isStrong(session)) return true
  if (asksForStrong(account)) return false
  const shown = weakProofs(account, now).filter((proof) => session.provenBy.includes(proof))
  return shown.length >= Math.min(2, weakProofs(account, null).length)
}

/** By an app, a passkey or a recovery code. */
export const isStrong = ({ provenBy }: Pick<Session, 'provenBy'>): boolean =>
  provenBy.some((proof) => STRONG.includes(proof))

export const isRecent = ({ provenAt }: Proven, now: Date): boolean =>
  later(provenAt, RECENT_PROOF_SECONDS) > now

/** The account has something that mail and a password are not. */
export const isGuarded = ({ has_app, passkeys }: Pick<Guards, 'has_app' | 'passkeys'>): boolean =>
  has_app || passkeys > 0

/** Of a guarded account: nothing else will do. */
const asksForStrong = ({ has_app, has_recovery }: Guards): boolean => has_app || has_recovery

/** What a guarded account can be proven by, the strongest first; nothing of any other. */
export function strongProofs(account: Guards): StrongProof[] {
  if (!isGuarded(account)) return []
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

/** What else counts now; nothing where it would not do. `now` null: also what is too new to count beside a passkey. */
export function weakProofs(account: Provable, now: Date | null): WeakProof[] {
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
