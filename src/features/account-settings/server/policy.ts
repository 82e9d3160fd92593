import type { Verdict } from '#shared/verdict.ts'

/**
 * Who may change which part of an account. The use-cases also require a recent proof, which is a step, not a refusal.
 */

interface Account {
  email: string | null
  phone: string | null
  /** Whether the owner can still sign in without the address. */
  keepsWayIn: { withoutEmail: boolean; withoutPhone: boolean }
  /** Whether the account coordinates a company, which would have no coordinator without it. */
  isCoordinator: boolean
}

export const mayWithAccount = ({
  email,
  phone,
  keepsWayIn,
  isCoordinator,
}: Account): Record<'remove_email' | 'remove_phone' | 'delete', Verdict> => ({
  remove_email: mayRemove({ address: email, other: phone, keepsWayIn: keepsWayIn.withoutEmail }),
  remove_phone: mayRemove({ address: phone, other: email, keepsWayIn: keepsWayIn.withoutPhone }),
  delete: !isCoordinator || 41079,
})

function mayRemove({
  address,
  other,
  keepsWayIn,
}: {
  address: string | null
  other: string | null
  keepsWayIn: boolean
}): Verdict {
  if (address === null) return 40004
  // The only address, or the only sign-in method.
  return (other !== null && keepsWayIn) || 41037
}

/**
 * Whether changing the password requires a recent proof. It does if there is no old password to ask for, and if an app
 * or a passkey guards the account: then the old password is not enough.
 */
export const needsProofForPassword = (account: { hasPassword: boolean; isGuarded: boolean }): boolean =>
  !account.hasPassword || account.isGuarded
