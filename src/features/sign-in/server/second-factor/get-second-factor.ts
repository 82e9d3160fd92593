import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { maskEmail } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getSecondFactor as contract } from '../../contract/second-factor.ts'
import { findPendingSignIn } from './pending-sign-in.ts'
import { secondsToResend } from './queue-second-factor-code.ts'

/** The data of the page of the second step. */
export async function getSecondFactor(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const pending = await findPendingSignIn(deps, viewer)
  if (pending === null) return { asked: null }
  const { site, factors, account } = pending
  const email = factors.includes('email') ? account.email : null
  return {
    asked: {
      site,
      factors: [...factors],
      email: email === null ? null : maskEmail(email),
      resend_seconds: email === null ? null : await secondsToResend(deps, viewer, email),
    },
  }
}
