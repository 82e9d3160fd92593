import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/stream/publish.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import { mayWithNotification } from './policy.ts'
import { countUnreadOf, ownerOf, setAllRead, setRead } from './queries/read-state.ts'
import { readerOf } from './reader.ts'

interface MarkDependencies {
  db: Db
  clock: Clock
  blocks: Blocks
}

/** Throws 40004 if the account has no such notification. Marking it as it is changes nothing. */
export function markNotification(
  deps: MarkDependencies,
  { notification_id: id, is_read }: { notification_id: number; is_read: boolean },
  viewer: Viewer,
): Promise<{ unread: number }> {
  const accountId = readerOf(viewer)
  return changing(deps, viewer, async (db) => {
    requireAllowed(mayWithNotification(accountId, await ownerOf(db, id)).mark)
    return setRead(db, { accountId, id, readAt: is_read ? deps.clock.now() : null })
  })
}

/** Notifications after `up_to` stay unread: their reader has not seen them. */
export function markAllNotifications(
  deps: MarkDependencies,
  { up_to: upTo }: { up_to: number },
  viewer: Viewer,
): Promise<{ unread: number }> {
  const accountId = readerOf(viewer)
  return changing(deps, viewer, (db) => setAllRead(db, { accountId, upTo, readAt: deps.clock.now() }))
}

/** The other tabs of the account hear of a change. */
async function changing(
  { db, clock, blocks }: MarkDependencies,
  viewer: Viewer,
  change: (db: Db) => Promise<boolean>,
): Promise<{ unread: number }> {
  const accountId = readerOf(viewer)
  const hidden = await hiddenFrom(blocks, viewer)
  return db.transaction().execute(async (transaction) => {
    const isChanged = await change(transaction)
    const unread = await countUnreadOf(transaction, accountId, hidden)
    if (isChanged) {
      await publish({ db: transaction, clock }, [{ accountId, kind: 'notifications-marked', ids: {} }])
    }
    return { unread }
  })
}
