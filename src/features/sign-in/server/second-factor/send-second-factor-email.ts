import { CODE_RESEND_SECONDS } from '#config/limits.ts'
import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { maskEmail } from '#shared/mask-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import { requirePendingSignIn } from './pending-sign-in.ts'
import { queueSecondFactorCode } from './queue-second-factor-code.ts'

/** Sends a code to a person who has passed the first factor in this browser. */
export async function sendSecondFactorEmail(
  deps: AccountDependencies,
  viewer: Viewer,
): Promise<{ email: string; resend_seconds: number }> {
  const { account } = await requirePendingSignIn(deps, viewer, 'email')
  await deps.db.transaction().execute((db) => queueSecondFactorCode({ ...deps, db }, viewer, account))
  return { email: maskEmail(account.email ?? ''), resend_seconds: CODE_RESEND_SECONDS }
}
