import type { AccountDependencies } from '#features/accounts/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import { endSession } from './sessions.ts'

/** Ends the viewer's session on the requested site. */
export async function logOut(
  { db }: Pick<AccountDependencies, 'db'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await endSession({ db }, viewer, viewer.site ?? 'seeker')
  return {}
}
