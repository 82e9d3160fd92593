import { CODE_RESEND_SECONDS } from '#config/limits.ts'
import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { maskedEmail } from '#shared/masked.ts'
import type { Viewer } from '#shared/viewer.ts'
import { postSecondFactorCode } from './post-second-factor-code.ts'
import { requireWaiting } from './waiting-sign-in.ts'

/** Sends a code to who has passed the first factor in this browser. */
export async function sendSecondFactorEmail(
  world: AccountsWorld,
  viewer: Viewer,
): Promise<{ email: string; resend_seconds: number }> {
  const { account } = await requireWaiting(world, viewer, 'email')
  await world.db.transaction().execute((db) => postSecondFactorCode({ ...world, db }, viewer, account))
  return { email: maskedEmail(account.email ?? ''), resend_seconds: CODE_RESEND_SECONDS }
}
