import type { Verdict } from '#shared/verdict.ts'

/** Who may change what of an account. A recent proof is asked for besides: it is a step on the way, not a refusal. */

interface Account {
  email: string | null
  phone: string | null
  /** Whether another way in stays without the address. */
  keepsWayIn: { withoutEmail: boolean; withoutPhone: boolean }
  /** A company would be left without anybody to answer for it. */
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
  // The only address, or the only way in.
  return (other !== null && keepsWayIn) || 41037
}

/**
 * Changing the password asks for a recent proof where no password is asked for, and where an app or a passkey guards the
 * account: beside these a password is not enough.
 */
export const needsProofForPassword = (account: { hasPassword: boolean; isGuarded: boolean }): boolean =>
  !account.hasPassword || account.isGuarded
