import type { Db } from '#platform/db/database.ts'
import { deleteNotifications } from './queries/notifications.ts'

const AT_ONCE = 5000

/** Deletes notifications from before `before`. */
export async function forgetNotifications(
  { db }: { db: Db },
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  while ((await deleteNotifications(db, before, AT_ONCE)) === AT_ONCE) signal.throwIfAborted()
}
