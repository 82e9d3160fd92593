import { notFound } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { tellOwner } from '../account-event.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { removeSessionOf } from '../queries/devices.ts'
import { sessionOf } from '../recent-proof.ts'
import { endSession, endSessionsOf } from '../sessions.ts'

/**
 * Who sees a stranger on the list wants them out at once: nothing more is asked for. Throws 40004 where the account has no
 * such session.
 */
export async function endDevice(
  world: AccountsWorld,
  viewer: Viewer,
  { device_id }: { device_id: string },
): Promise<Record<string, never>> {
  const { id, accountId, site } = sessionOf(viewer)
  if (!(await removeSessionOf(world.db, accountId, device_id))) throw notFound()
  await tellOwner(world, viewer, accountId, 'session-ended')
  if (device_id === id) await endSession(world, viewer, site)
  return {}
}

export async function endOtherDevices(world: AccountsWorld, viewer: Viewer): Promise<{ ended: number }> {
  const { id, accountId } = sessionOf(viewer)
  const ended = await endSessionsOf(world, accountId, id)
  if (ended > 0) await tellOwner(world, viewer, accountId, 'session-ended')
  return { ended }
}
