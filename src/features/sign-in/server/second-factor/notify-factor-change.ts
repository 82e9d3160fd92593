import {
  type AccountDependencies,
  type AccountEvent,
  type FoundAccount,
  postNotice,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'

/** A change of the ways in goes into the owner's log and by mail to the address that they have proven. */
export async function notifyFactorChange(
  deps: AccountDependencies,
  viewer: Viewer,
  { id, email, email_verified_at, language }: FoundAccount,
  event: AccountEvent,
): Promise<void> {
  await recordAccountEvent(deps, viewer, id, event)
  if (email === null || email_verified_at === null) return
  await postNotice(deps, { to: email, language, notice: 'second-factor-changed' })
}
