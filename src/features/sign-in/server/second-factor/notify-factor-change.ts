import {
  type AccountDependencies,
  type AccountEvent,
  type FoundAccount,
  queueNotice,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Records a change of the sign-in methods, and mails it to the proven address. */
export async function notifyFactorChange(
  deps: AccountDependencies,
  viewer: Viewer,
  { id, email, email_verified_at, language }: FoundAccount,
  event: AccountEvent,
): Promise<void> {
  await recordAccountEvent(deps, viewer, id, event)
  if (email === null || email_verified_at === null) return
  await queueNotice(deps, { to: email, language, notice: 'second-factor-changed' })
}
