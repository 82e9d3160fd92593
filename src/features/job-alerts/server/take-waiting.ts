import { ALERTS_WAITING_PER_DAY } from '#config/limits.ts'
import { takeMail } from '#features/sign-in/server/door.ts'
import { countShared } from '#platform/shared-limits.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AlertDependencies } from './alert-dependencies.ts'

/**
 * Counts the alerts that wait at an address that nobody has proven, and the mails of a network. Throws 41157 beside
 * `email`, 40006 for the network.
 */
export async function takeWaiting(deps: AlertDependencies, viewer: Viewer, email: string): Promise<void> {
  const max = ALERTS_WAITING_PER_DAY
  await takeMail(deps, viewer)
  const counted = { name: 'waiting job alerts', of: email.toLowerCase(), seconds: 24 * 3600 }
  const { calls, secondsLeft: seconds } = await countShared(deps.db, deps.clock, counted)
  if (calls > max) throw new ApiError(41157, { params: { max, seconds }, field: 'email' })
}
