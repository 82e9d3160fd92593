import type { Verdict } from '#shared/verdict.ts'

/**
 * The parts of an account that its owner may change. The use-cases also require a recent proof; the owner can give it
 * at any time, so it is not a verdict here.
 */

interface Account {
  email: string | null
  phone: string | null
  /** Whether the owner can still sign in without the address. */
  keepsWayIn: { withoutEmail: boolean; withoutPhone: boolean }
  /** Whether the account coordinates a company. Without the account, that company would have no coordinator. */
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
  // The address is the only one, or the only sign-in method.
  return (other !== null && keepsWayIn) || 41037
}

/**
 * Whether changing the password requires a recent proof. It does if the account has no old password, or if it has an
 * app or a passkey: then the old password is not enough.
 */
export const needsProofForPassword = (account: { hasPassword: boolean; isGuarded: boolean }): boolean =>
  !account.hasPassword || account.isGuarded
