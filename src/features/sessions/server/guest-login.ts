import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { beginSession } from './sessions.ts'

/** Whoever has a session keeps it. */
export async function guestLogin(
  deps: Pick<AccountDependencies, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<{ role: 'guest' | 'seeker' | 'recruiter' }> {
  if (viewer.role !== 'visitor') return { role: viewer.role }
  await beginSession(deps, viewer, { accountId: null, site: 'seeker', provenBy: [] })
  return { role: 'guest' }
}
