import type { AccountsWorld } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { maskedEmail } from '#shared/masked.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { getSecondFactor as contract } from '../../contract/second-factor.ts'
import { secondsToResend } from './post-second-factor-code.ts'
import { findWaiting } from './waiting-sign-in.ts'

/** What the page of the second step shows. */
export async function getSecondFactor(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const waiting = await findWaiting(world, viewer)
  if (waiting === null) return { asked: null }
  const { site, factors, account } = waiting
  const email = factors.includes('email') ? account.email : null
  return {
    asked: {
      site,
      factors: [...factors],
      email: email === null ? null : maskedEmail(email),
      resend_seconds: email === null ? null : await secondsToResend(world, viewer, email),
    },
  }
}
