import type { Verdict } from '#shared/verdict.ts'
import type { Site } from '#shared/viewer.ts'

/** Who may change the sign-in methods of an account, and who may enter which site. */

/** The sign-in methods of an account. */
export interface SignInMethods {
  email: string | null
  email_verified_at: Date | null
  phone: string | null
  phone_verified_at: Date | null
  password_hash: string | null
  passkeys: number
  /** The number of connected providers. */
  providers: number
}

/** Whether the owner can sign in. A password is of use only with an address. */
export const hasSignInMethod = (methods: SignInMethods): boolean =>
  methods.email_verified_at !== null ||
  methods.phone_verified_at !== null ||
  methods.passkeys > 0 ||
  methods.providers > 0 ||
  (methods.password_hash !== null && (methods.email !== null || methods.phone !== null))

/** 41037: nobody can remove the last sign-in method. */
export const mayWithPasskey = (methods: SignInMethods): { remove: Verdict } => ({
  remove: hasSignInMethod({ ...methods, passkeys: methods.passkeys - 1 }) || 41037,
})

export const mayWithProvider = (methods: SignInMethods): { unlink: Verdict } => ({
  unlink: hasSignInMethod({ ...methods, providers: methods.providers - 1 }) || 41037,
})

interface FactorOwner {
  is_operator: boolean
  email_verified_at: Date | null
  has_app: boolean
  asks_email_code: boolean
}

/**
 * An operator can add an app or a passkey only after a proof by another one, or by a link of the command line (41102).
 * The reason: an attacker who reads an operator's mail can give every proof of an account without a factor. After some
 * time, the attacker can also give the two proofs that replace a lost passkey (docs/decisions/0025).
 *
 * @param isProvenByFactor whether the session was proven by an app, a passkey or a recovery code of the account
 */
export const mayWithFactors = (
  { is_operator, email_verified_at, has_app, asks_email_code }: FactorOwner,
  isProvenByFactor: boolean,
): Record<'add_factor' | 'ask_email_code' | 'renew_recovery_codes', Verdict> => ({
  add_factor: !is_operator || isProvenByFactor || 41102,
  // The code needs a proven address.
  ask_email_code: email_verified_at !== null || 41009,
  // Recovery codes replace a second factor, so the account must have one.
  renew_recovery_codes: has_app || asks_email_code || 40004,
})

/**
 * Everybody may enter the seekers' site, only recruiters the employers' (40005), and only operators the console
 * (40002).
 */
export const mayEnterSite = ({
  is_recruiter,
  is_operator,
}: {
  is_recruiter: boolean
  is_operator: boolean
}): Record<Site, Verdict> => ({
  seeker: true,
  employer: is_recruiter || 40005,
  console: is_operator || 40002,
})

/** The state of a sign-in by QR code. */
interface QrSignIn {
  status: 'shown' | 'scanned' | 'confirmed' | 'refused' | 'used'
  /** The account that has scanned it; null if no account has. */
  account_id: string | null
}

/**
 * An attacker may send the QR code of their own sign-in to a victim. So a sign-in needs two steps of the same account:
 * scanning and confirming. That account may refuse until the sign-in is finished. 41020: the step is over, or the code
 * belongs to another account.
 */
export function mayWithQrSignIn(
  accountId: string,
  { status, account_id }: QrSignIn,
): Record<'scan' | 'confirm' | 'refuse', Verdict> {
  const isNew = status === 'shown'
  const isScanned = status === 'scanned' && account_id === accountId
  const isConfirmed = status === 'confirmed' && account_id === accountId
  return {
    scan: isNew || isScanned || 41020,
    confirm: isScanned || 41020,
    refuse: isNew || isScanned || isConfirmed || 41020,
  }
}
