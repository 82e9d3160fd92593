import type { AccountDependencies } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { beginSession } from './sessions.ts'

/** Begins a guest session, unless the browser has a session already. */
export async function guestLogin(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<{ role: 'guest' | 'seeker' | 'recruiter' }> {
  const { role } = viewer
  if (role === 'operator') throw new ApiError(40004)
  if (role !== 'visitor') return { role }
  await beginSession(deps, viewer, { accountId: null, site: 'seeker', provenBy: [] })
  return { role: 'guest' }
}
