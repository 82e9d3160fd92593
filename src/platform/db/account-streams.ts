import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The SQL of `platform/stream`. */

export interface NewStreamEvent {
  accountId: string
  kind: string
  ids: Readonly<Record<string, string>>
}

export interface StreamEventRow {
  cursor: number
  kind: string
  ids: Record<string, string>
  created_at: Date
}

/** Adds an event and returns its number; null if the account is gone. Locks the account's stream until the commit. */
export async function addStreamEvent(db: Db, event: NewStreamEvent, now: Date): Promise<number | null> {
  const { rows } = await sql<{ cursor: number }>`
    with stream as (
      update account_streams set last_cursor = last_cursor + 1 where account_id = ${event.accountId}
      returning account_id, last_cursor)
    insert into stream_events (account_id, cursor, kind, ids, created_at)
    select account_id, last_cursor, ${event.kind}, ${JSON.stringify(event.ids)}::jsonb, ${now} from stream
    returning cursor`.execute(db)
  return rows[0]?.cursor ?? null
}

/** The number of the newest event, and the events after `after`, oldest first. */
export async function readStreamEvents(
  db: Db,
  { accountId, after, limit }: { accountId: string; after: number; limit: number },
): Promise<{ lastCursor: number; events: StreamEventRow[] }> {
  const { rows } = await sql<{ last_cursor: number } & (StreamEventRow | { cursor: null })>`
    select s.last_cursor, e.cursor, e.kind, e.ids, e.created_at
    from account_streams s left join lateral (
      select cursor, kind, ids, created_at from stream_events
      where account_id = s.account_id and cursor > ${after}
      order by cursor limit ${limit}) e on true
    where s.account_id = ${accountId}
    order by e.cursor`.execute(db)
  const events = rows.flatMap((row) =>
    row.cursor === null
      ? []
      : [{ cursor: row.cursor, kind: row.kind, ids: row.ids, created_at: row.created_at }],
  )
  return { lastCursor: rows[0]?.last_cursor ?? 0, events }
}

/** The numbers of the newest events. Accounts that are gone are left out. */
export async function lastCursors(
  db: Db,
  accountIds: readonly string[],
): Promise<{ account_id: string; last_cursor: number }[]> {
  return db
    .selectFrom('account_streams')
    .select(['account_id', 'last_cursor'])
    .where('account_id', 'in', accountIds)
    .execute()
}

/** Deletes some of the events from before `before`, and returns how many. */
export async function deleteStreamEvents(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from stream_events where (account_id, cursor) in (
      select account_id, cursor from stream_events where created_at < ${before} limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
