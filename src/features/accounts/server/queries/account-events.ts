import type { Db } from '#platform/db/database.ts'
import type { AccountEvent } from '../../contract/account-events.ts'

export async function addAccountEvent(
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

/** The distinct user agents of the last sign-ins. */
export async function devicesOfSignIns(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('account_events')
        .select('user_agent')
        .where('account_id', '=', accountId)
        .where('event', '=', 'signed-in')
        .orderBy('at', 'desc')
        .limit(SIGN_INS_REMEMBERED)
        .as('last'),
    )
    .select('user_agent')
    .distinct()
    .execute()
  return rows.map(({ user_agent }) => user_agent)
}

const SIGN_INS_REMEMBERED = 100

export interface AccountEventRow {
  event: string
  at: Date
  user_agent: string
  address: string
}

/** The newest first. */
export const listEvents = (db: Db, accountId: string, count: number): Promise<AccountEventRow[]> =>
  db
    .selectFrom('account_events')
    .select(['event', 'at', 'user_agent', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
