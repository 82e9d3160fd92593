import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { beginSession } from './sessions.ts'

/** Whoever has a session keeps it. */
export async function guestLogin(
  world: Pick<AccountsWorld, 'db' | 'clock'>,
  viewer: Viewer,
): Promise<{ role: 'guest' | 'seeker' | 'recruiter' }> {
  const { role } = viewer
  if (role === 'operator') throw new ApiError(40004)
  if (role !== 'visitor') return { role }
  await beginSession(world, viewer, { accountId: null, site: 'seeker', provenBy: [] })
  return { role: 'guest' }
}
