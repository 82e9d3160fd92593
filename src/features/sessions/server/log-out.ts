import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { endSession } from './sessions.ts'

/** Ends what the viewer has on the site that is asked; the recruiters' site is told by its role. */
export async function logOut(
  { db }: Pick<AccountDependencies, 'db'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await endSession({ db }, viewer, viewer.site ?? 'seeker')
  return {}
}
