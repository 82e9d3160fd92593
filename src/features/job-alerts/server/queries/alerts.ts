import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Frequency } from '../../contract/alert.ts'

export interface AlertRow {
  id: string
  account_id: string | null
  /** Null: the own address of the account. */
  email: string | null
  is_confirmed: boolean
  /** As calls name the filters; read by `readSearch`. */
  search: unknown
  wants_similar: boolean
  left_out_title_ids: readonly number[]
  frequency_id: Frequency
  is_paused: boolean
  language: string
  time_zone: string
  created_at: Date
  searched_at: Date
  next_at: Date
  sent_at: Date | null
  /** Jobs that come after it are told at once; null: only by mail. */
  at_once_since: Date | null
  /** The proven address of the account; null: it has none. */
  own_email: string | null
  has_email: boolean
}

export type NewAlert = Pick<
  AlertRow,
  | 'account_id'
  | 'email'
  | 'is_confirmed'
  | 'search'
  | 'wants_similar'
  | 'frequency_id'
  | 'language'
  | 'time_zone'
  | 'next_at'
> & { isAtOnce: boolean }

export const alertRow = sql`
  select j.id, j.account_id, j.email, j.is_confirmed, j.search, j.wants_similar, j.left_out_title_ids, j.frequency_id,
    j.is_paused, coalesce(a.language, j.language) as language, j.time_zone, j.created_at, j.searched_at, j.next_at,
    j.sent_at, j.at_once_since, case when a.email_verified_at is not null then a.email end as own_email, a.email is not null as has_email
  from job_alerts j left join accounts a on a.id = j.account_id`

/** The newest first. */
export async function listAlerts(db: Db, accountId: string): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    ${alertRow} where j.account_id = ${accountId} order by j.created_at desc, j.id desc`.execute(db)
  return rows
}

export async function findAlert(db: Db, id: string): Promise<AlertRow | null> {
  const { rows } = await sql<AlertRow>`${alertRow} where j.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Another alert of the account with the same search and choices that sends to the same address, unless it is paused. */
export async function findSameAlert(
  db: Db,
  alert: Pick<NewAlert, 'account_id' | 'email' | 'search' | 'wants_similar' | 'frequency_id' | 'isAtOnce'> & {
    /** Null: not made yet. */
    id: string | null
    left_out_title_ids: readonly number[]
  },
): Promise<AlertRow | null> {
  const leftOut = sql`${[...alert.left_out_title_ids]}::int[]`
  const { rows } = await sql<AlertRow>`
    ${alertRow}
    where j.account_id = ${alert.account_id} and j.email is not distinct from ${alert.email} and not j.is_paused
      and j.id is distinct from ${alert.id}::uuid and j.search = ${JSON.stringify(alert.search)}::jsonb
      and j.left_out_title_ids @> ${leftOut} and j.left_out_title_ids <@ ${leftOut}
      and j.wants_similar = ${alert.wants_similar} and j.frequency_id = ${alert.frequency_id}
      and (j.at_once_since is not null) = ${alert.isAtOnce}
    order by j.id limit 1`.execute(db)
  return rows[0] ?? null
}

export async function countAlerts(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job_alerts where account_id = ${accountId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Alerts of a seeker are made and changed one after another until the transaction ends. False: the account is no seeker's. */
export async function lockSeeker(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from seekers where account_id = ${accountId} for no key update`.execute(db)
  return rows.length > 0
}

/** Jobs that came before it are not new. Returns its id. */
export async function addAlert(db: Db, { isAtOnce, ...alert }: NewAlert, now: Date): Promise<string> {
  const { id } = await db
    .insertInto('job_alerts')
    .values({
      ...alert,
      search: JSON.stringify(alert.search),
      ...{ created_at: now, updated_at: now, searched_at: now },
      ...(isAtOnce && { at_once_since: now, at_once_seen: NOTHING_RUNNING, at_once_next_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The oldest transaction that runs now. */
const NOTHING_RUNNING = sql<string>`pg_snapshot_xmin(pg_current_snapshot())`

type Change = Pick<
  AlertRow,
  | 'email'
  | 'is_confirmed'
  | 'search'
  | 'wants_similar'
  | 'left_out_title_ids'
  | 'frequency_id'
  | 'time_zone'
  | 'next_at'
> & { isAtOnce: boolean }

export async function updateAlert(
  db: Db,
  id: string,
  { isAtOnce, ...change }: Change,
  now: Date,
): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({
      ...change,
      search: JSON.stringify(change.search),
      left_out_title_ids: [...change.left_out_title_ids],
      updated_at: now,
      ...(isAtOnce
        ? {
            at_once_since: sql<Date>`coalesce(at_once_since, ${now})`,
            at_once_seen: sql<string>`coalesce(at_once_seen, ${NOTHING_RUNNING})`,
            at_once_next_at: sql<Date>`coalesce(at_once_next_at, ${now})`,
          }
        : { at_once_since: null, at_once_seen: null, at_once_next_at: null }),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * While it is paused nothing is new: it goes on with the jobs that come afterwards. `accountId` null: whoever has it.
 * Returns whether there is such an alert.
 */
export async function setPaused(
  db: Db,
  {
    id,
    accountId,
    isPaused,
    nextAt,
  }: { id: string; accountId: string | null; isPaused: boolean; nextAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    update job_alerts set is_paused = ${isPaused}, updated_at = ${now}, next_at = ${nextAt},
      searched_at = case when ${isPaused} then searched_at else ${now} end,
      at_once_since = case when ${isPaused} or at_once_since is null then at_once_since else ${now} end
    where id = ${id} and is_paused <> ${isPaused}
      and (${accountId}::uuid is null or account_id = ${accountId})`.execute(db)
}

export async function deleteAlert(db: Db, id: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from job_alerts where id = ${id} and account_id = ${accountId} returning 1`.execute(db)
  return rows.length > 0
}

/** Adds a title to those of which no jobs come, or takes it away. */
export async function setTitleLeftOut(
  db: Db,
  { id, titleId, isLeftOut }: { id: string; titleId: number; isLeftOut: boolean },
  now: Date,
): Promise<void> {
  await sql`
    update job_alerts set updated_at = ${now}, left_out_title_ids =
      array_remove(left_out_title_ids, ${titleId}::int) || ${isLeftOut ? [titleId] : []}::int[]
    where id = ${id}`.execute(db)
}

export async function setSearch(db: Db, id: string, search: unknown, now: Date): Promise<void> {
  await sql`
    update job_alerts set search = ${JSON.stringify(search)}::jsonb, updated_at = ${now} where id = ${id}`.execute(
    db,
  )
}

/** Waits until others who change the alert are done. */
export async function lockAlert(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from job_alerts where id = ${id} for update`.execute(db)
  return rows.length > 0
}

/** Alerts that wait for a click at an address, the oldest first. `lock`: until the transaction ends, nobody else confirms them. */
export async function waitingAt(db: Db, email: string, { lock = false } = {}): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    ${alertRow} where not j.is_confirmed and lower(j.email) = lower(${email}) order by j.created_at, j.id
    ${lock ? sql`for update of j` : sql``}`.execute(db)
  return rows
}

/** `ownEmail`: the alert goes to the address of the account from now on. */
export async function confirmAlert(
  db: Db,
  { id, accountId, isOwnEmail, nextAt }: { id: string; accountId: string; isOwnEmail: boolean; nextAt: Date },
  now: Date,
): Promise<void> {
  await sql`
    update job_alerts set account_id = ${accountId}, is_confirmed = true, updated_at = ${now}, searched_at = ${now},
      at_once_since = case when at_once_since is not null then ${now}::timestamptz end,
      next_at = ${nextAt}, email = case when ${isOwnEmail} then null else email end
    where id = ${id} and not is_confirmed`.execute(db)
}

/** Counted from the last change: that of an old alert to another address waits from then on. */
export async function forgetWaiting(db: Db, before: Date): Promise<void> {
  await sql`delete from job_alerts where not is_confirmed and updated_at < ${before}`.execute(db)
}
