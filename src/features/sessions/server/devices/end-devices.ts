import { type AccountsWorld, lockAccount, tellOwner } from '#features/accounts/server/door.ts'
import { notFound } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithSession } from '../policy.ts'
import { findSessionOwner, removeSessionOf } from '../queries/devices.ts'
import { detachSession } from '../queries/sessions.ts'
import { sessionOf } from '../recent-proof.ts'
import { endSession, endSessionsOf } from '../sessions.ts'

/**
 * Who sees a stranger on the list wants them out at once: nothing more is asked for. Out go also whom that session has let
 * in, and what it has prepared. Throws 40004 where the account has no
 * such session.
 */
export async function endDevice(
  world: AccountsWorld,
  { device_id }: { device_id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { id, accountId, site } = sessionOf(viewer)
  await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    await lockAccount(db, accountId)
    requireAllowed(mayWithSession(accountId, await findSessionOwner(db, device_id)).end)
    // Who shows out the device that has let this one in stays here.
    if (device_id !== id) await detachSession(db, id)
    if (!(await removeSessionOf(db, accountId, device_id))) throw notFound()
    await tellOwner(here, viewer, accountId, 'session-ended')
  })
  if (device_id === id) await endSession(world, viewer, site)
  return {}
}

/** Also what was proven before, and not used yet, lets nobody in afterwards. */
export async function endOtherDevices(world: AccountsWorld, viewer: Viewer): Promise<{ ended: number }> {
  const { id, accountId } = sessionOf(viewer)
  const ended = await world.db.transaction().execute(async (db) => {
    const here = { ...world, db }
    const count = await endSessionsOf(here, accountId, id)
    if (count > 0) await tellOwner(here, viewer, accountId, 'session-ended')
    return count
  })
  return { ended }
}
