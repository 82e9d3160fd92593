import type { Viewer } from '#shared/viewer.ts'
import type { AccountsWorld } from './accounts-world.ts'
import { endSession } from './sessions.ts'

/** Ends what the viewer has on the site that is asked; the recruiters' site is told by its role. */
export async function logOut(
  { db }: Pick<AccountsWorld, 'db'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await endSession({ db }, viewer, viewer.site ?? 'seeker')
  return {}
}
