import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { isShown } from './notifications.ts'

/** Of those in the list: what is about jobs of companies that the account has blocked (`hidden`) is not. */
export async function countUnreadOf(db: Db, accountId: string, hidden: ReadonlySet<number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from notifications n where account_id = ${accountId} and is_listed and read_at is null
        and ${isShown(hidden)}
      limit ${MOST_COUNTED}) as unread`.execute(db)
  return rows[0]?.count ?? 0
}

/** More unread ones are not counted. */
const MOST_COUNTED = 100

/** The owner of a listed notification; null: there is none. */
export async function ownerOf(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('notifications')
    .select('account_id')
    .where('id', '=', id)
    .where('is_listed', '=', true)
    .executeTakeFirst()
  return row?.account_id ?? null
}

/** Returns whether it was otherwise before. */
export async function setRead(
  db: Db,
  { accountId, id, readAt }: { accountId: string; id: number; readAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('read_at', readAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether any was unread. */
export async function setAllRead(
  db: Db,
  { accountId, upTo, readAt }: { accountId: string; upTo: number; readAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('account_id', '=', accountId)
    .where('id', '<=', upTo)
    .where('is_listed', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
