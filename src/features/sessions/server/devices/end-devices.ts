import { type AccountDependencies, lockAccount, recordAccountEvent } from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { notFound } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithSession } from '../policy.ts'
import { findSessionOwner, removeSessionOf } from '../queries/devices.ts'
import { detachSession } from '../queries/sessions.ts'
import { sessionOf } from '../recent-proof.ts'
import { endSession, endSessionsOf } from '../sessions.ts'

/**
 * Ends one session of the account, and all that it granted. It asks for no fresh proof: an owner who sees a stranger on
 * the list wants them out at once. Throws 40004 if the account has no such session.
 */
export async function endDevice(
  deps: AccountDependencies,
  { device_id }: { device_id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const { id, accountId, site } = sessionOf(viewer)
  await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    await lockAccount(db, accountId)
    requireAllowed(mayWithSession(accountId, await findSessionOwner(db, device_id)).end)
    // Ending the session that granted this one must not end this one.
    if (device_id !== id) await detachSession(db, id)
    if (!(await removeSessionOf(db, accountId, device_id))) throw notFound()
    await recordAccountEvent(here, viewer, accountId, 'session-ended')
    // Whoever ends the session that they use has done nothing to another.
    if (device_id !== id) await notifyOwner(here, viewer, accountId, 'one')
  })
  if (device_id === id) await endSession(deps, viewer, site)
  return {}
}

/** Ends all other sessions, and all older proofs that were not used yet. */
export async function endOtherDevices(deps: AccountDependencies, viewer: Viewer): Promise<{ ended: number }> {
  const { id, accountId } = sessionOf(viewer)
  const ended = await deps.db.transaction().execute(async (db) => {
    const here = { ...deps, db }
    const count = await endSessionsOf(here, accountId, id)
    if (count > 0) {
      await recordAccountEvent(here, viewer, accountId, 'session-ended')
      await notifyOwner(here, viewer, accountId, 'others')
    }
    return count
  })
  return { ended }
}

const notifyOwner = (
  deps: AccountDependencies,
  viewer: Viewer,
  accountId: string,
  variant: 'one' | 'others',
): Promise<void> =>
  notify(deps, [{ accountId, kind: 'session-ended', variant, userAgent: viewer.browser?.userAgent }])
