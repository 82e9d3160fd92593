import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { later } from '#shared/later.ts'
import type { Verdict } from '#shared/verdict.ts'
import type { Session } from '#shared/viewer.ts'

/**
 * Who may change an account, and who may end a session.
 *
 * A session is not enough for a dangerous change: its holder must prove again that they own the account
 * (docs/decisions/0019). A thief with a session can often read the mail too. So an owner with an app or a passkey has
 * to use it as the proof, or a recovery code if it is lost. An account that has only passkeys has no recovery codes:
 * two other proofs replace the passkey. A password from the last days is not accepted as one of them, since a reader of
 * the mail can change it.
 */
export type WeakProof = 'password' | 'email-code' | 'phone-code'
export type StrongProof = 'passkey' | 'app' | 'recovery'

const STRONG: readonly string[] = ['passkey', 'app', 'recovery'] satisfies StrongProof[]
const SETTLED_SECONDS = 7 * 24 * 3600

type Proven = Pick<Session, 'provenBy' | 'provenAt'>

/** The guards of an account beyond mail and password. */
interface Guards {
  has_app: boolean
  /** Whether a recovery code is left. */
  has_recovery: boolean
  passkeys: number
}

/** The possible proofs of an account. */
export interface Provable extends Guards {
  password_hash: string | null
  password_set_at: Date | null
  email_verified_at: Date | null
  phone_verified_at: Date | null
}

/** Whether this session may make dangerous changes of the account now. 41058: it must prove the account first. */
export const mayChange = (account: Provable, session: Proven, now: Date): Verdict =>
  isProven(account, session, now) || 41058

/**
 * `accountId`: the account of the viewer. For this viewer, sessions of guests and of other accounts do not exist
 * (40004).
 */
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

/** Whether the account has a guard beyond mail and password. */
export const isGuarded = ({ has_app, passkeys }: Pick<Guards, 'has_app' | 'passkeys'>): boolean =>
  has_app || passkeys > 0

/** Whether a guarded account accepts only its strong proofs. */
const asksForStrong = ({ has_app, has_recovery }: Guards): boolean => has_app || has_recovery

/** The strong proofs of a guarded account, the strongest first; empty for any other account. */
export function strongProofs(account: Guards): StrongProof[] {
  if (!isGuarded(account)) return []
  return [
    ...(account.passkeys > 0 ? (['passkey'] as const) : []),
    ...(account.has_app ? (['app'] as const) : []),
    ...(account.has_recovery ? (['recovery'] as const) : []),
  ]
}

/**
 * The weak proofs that the account accepts now; empty if it accepts only strong ones. With `now` null, they include a
 * password that is too new to replace a passkey.
 */
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
