import type { Db } from '#platform/db/database.ts'

export { listPushSubscriptions, putPushSubscription } from '#platform/db/push-subscriptions.ts'

export interface PushDeviceRow {
  session_id: string
  user_agent: string
  created_at: Date
}

/** The browsers of an account with push, the newest first. */
export const findPushDevices = (db: Db, accountId: string, now: Date): Promise<PushDeviceRow[]> =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.session_id', 's.user_agent', 'p.created_at'])
    .where('p.account_id', '=', accountId)
    .where('s.expires_at', '>', now)
    .orderBy('p.created_at', 'desc')
    .execute()

/** Returns whether the account had it. */
export async function deletePushDevice(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
