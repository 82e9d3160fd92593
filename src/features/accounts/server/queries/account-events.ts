import type { Db } from '#platform/db/database.ts'
import type { AccountEvent } from '../../contract/devices.ts'

export async function noteEvent(
  db: Db,
  event: { accountId: string; event: AccountEvent; now: Date; userAgent: string; address: string },
): Promise<void> {
  await db
    .insertInto('account_events')
    .values({
      account_id: event.accountId,
      event: event.event,
      at: event.now,
      user_agent: event.userAgent,
      address: event.address,
    })
    .execute()
}

export interface NotedEvent {
  event: string
  at: Date
  user_agent: string
  address: string
}

/** The newest first. */
export const listEvents = (db: Db, accountId: string, count: number): Promise<NotedEvent[]> =>
  db
    .selectFrom('account_events')
    .select(['event', 'at', 'user_agent', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
