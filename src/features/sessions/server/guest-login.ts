import type { AccountsWorld } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { beginSession } from './sessions.ts'

/** Whoever has a session keeps it. */
export async function guestLogin(
  world: Pick<AccountsWorld, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<{ role: 'guest' | 'seeker' | 'recruiter' }> {
  if (viewer.role !== 'visitor') return { role: viewer.role }
  await beginSession(world, viewer, { accountId: null, site: 'seeker', provenBy: [] })
  return { role: 'guest' }
}
