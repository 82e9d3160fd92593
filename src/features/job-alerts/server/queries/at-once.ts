import { sql } from 'kysely'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'
import { type AlertRow, alertRow } from './alerts.ts'

/** Only those whose owner may be told now. */
const isDue = (now: Date) => sql`
  j.at_once_since is not null and j.is_confirmed and not j.is_paused
    and ${isThere(now)}`

export interface NewJobs {
  /** Whatever commits later has changed in a transaction that is not before it. */
  horizon: string
  /** Open jobs that may be new for one of the alerts that are due. */
  jobIds: number[]
}

/**
 * The jobs that have come or changed since the alerts that are due have looked. Transactions are compared, not times: a
 * job whose transaction took long is found when it commits. Null: no alert is due.
 */
export async function findNewJobs(db: Db, now: Date): Promise<NewJobs | null> {
  const {
    rows: [due],
  } = await sql<{ horizon: string; since: string | null; first_seen: Date | null }>`
    with horizon as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xid)
    select (select xid from horizon)::text as horizon, min(j.at_once_since) as first_seen,
      min(least(j.at_once_seen, (select xid from horizon)))::text as since
    from job_alerts j join accounts a on a.id = j.account_id
    where j.at_once_next_at <= ${now} and ${isDue(now)}`.execute(db)
  if (!due?.since) return null
  const { rows } = await sql<{ id: number }>`
    select id from jobs where status = 'open' and first_seen_at > ${due.first_seen}
      and id in (select job_id from job_changes where xid >= ${due.since}::xid8) order by id`.execute(db)
  return { horizon: due.horizon, jobIds: rows.map(({ id }) => id) }
}

/** The alerts that are due, in the order of their ids, after one of them. */
export async function dueAtOnce(
  db: Db,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    ${alertRow} where j.id > ${after} and j.at_once_next_at <= ${now} and ${isDue(now)}
    order by j.id limit ${limit}`.execute(db)
  return rows
}

/** Locks an alert that is due; null: another worker has it, or has told its owner. */
export async function claimAtOnce(db: Db, id: string, now: Date): Promise<AlertRow | null> {
  const { rows } = await sql<AlertRow>`
    ${alertRow} where j.id = ${id} and j.at_once_next_at <= ${now} and ${isDue(now)}
    for update of j skip locked`.execute(db)
  return rows[0] ?? null
}

/** Returns those of which the account was not told before, by this or another alert. */
export async function recordTold(
  db: Db,
  { accountId, jobIds, now }: { accountId: string; jobIds: readonly number[]; now: Date },
): Promise<Set<number>> {
  const rows = await db
    .insertInto('job_alert_notices')
    .values(jobIds.map((job_id) => ({ account_id: accountId, job_id, told_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .execute()
  return new Set(rows.map(({ job_id }) => job_id))
}

/**
 * `horizon`: what changed before has been looked at; null: it will be looked at then. An alert that waits already, since
 * another worker has told its owner, goes on waiting.
 */
export async function waitAtOnce(
  db: Db,
  ids: readonly string[],
  { horizon, nextAt }: { horizon: string | null; nextAt: Date },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update job_alerts set at_once_next_at = ${nextAt}, at_once_seen = coalesce(${horizon}::xid8, at_once_seen)
    where id = any(${ids}::uuid[]) and at_once_next_at <= ${nextAt}`.execute(db)
}

export const forgetTold = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from job_alert_notices where told_at < ${before}`.execute(db)
}
