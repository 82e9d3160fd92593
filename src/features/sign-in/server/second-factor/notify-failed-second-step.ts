import {
  type AccountDependencies,
  type FoundAccount,
  queueNoticeIfAllowed,
  recordAccountEvent,
} from '#features/accounts/server/door.ts'
import { countShared } from '#platform/shared-limits.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Owners sometimes mistype a code, or use an old one, but rarely this often. */
const TOLD_AT = 3

/**
 * Handles a wrong code in the second step: its sender knows the password, or has the session or the mailbox. The owner
 * gets a notice after the third wrong code, at most once an hour.
 */
export async function notifyFailedSecondStep(
  deps: AccountDependencies,
  viewer: Viewer,
  account: FoundAccount,
): Promise<void> {
  const { id, email, email_verified_at, language } = account
  const hour = { name: 'wrong second step', of: id, seconds: 3600 }
  const { calls } = await countShared(deps.db, deps.clock, hour)
  if (calls !== TOLD_AT) return
  await recordAccountEvent(deps, viewer, id, 'second-step-failed')
  if (email === null || email_verified_at === null) return
  const details = viewer.browser?.userAgent ?? ''
  await queueNoticeIfAllowed(deps, { to: email, language, notice: 'second-step-failed', details })
}
