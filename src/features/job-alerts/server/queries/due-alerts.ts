import { sql } from 'kysely'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'
import type { Frequency } from '../../contract/alert.ts'
import { type AlertRow, alertRow } from './alerts.ts'

/** Only those whose reader may get mails now. */
const isDue = (now: Date) => sql`
  j.is_confirmed and not j.is_paused and (j.email is not null or a.email_verified_at is not null)
    and ${isThere(now)}`

/** The earliest time after which jobs are new for one of the alerts that are due; null: none is. */
export async function newSince(db: Db, frequency: Frequency, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(j.searched_at) as since from job_alerts j join accounts a on a.id = j.account_id
    where j.next_at <= ${now} and j.frequency_id = ${frequency} and ${isDue(now)}`.execute(db)
  return rows[0]?.since ?? null
}

/** The alerts that are due, in the order of their ids, after one of them. */
export async function dueAlerts(
  db: Db,
  { frequency, now, after, limit }: { frequency: Frequency; now: Date; after: string; limit: number },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`
    ${alertRow} where j.id > ${after} and j.next_at <= ${now} and j.frequency_id = ${frequency} and ${isDue(now)}
    order by j.id limit ${limit}`.execute(db)
  return rows
}

/** Locks an alert that is due, so that it is sent once; null: another worker has it, or has sent it. */
export async function claimDue(db: Db, id: string, now: Date): Promise<AlertRow | null> {
  const { rows } = await sql<AlertRow>`
    ${alertRow} where j.id = ${id} and j.next_at <= ${now} and ${isDue(now)} for update of j skip locked`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Ids of jobs that this site has had since a time. */
export async function jobsSince(db: Db, since: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where first_seen_at > ${since} and status = 'open' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface UnseenBy {
  /** Jobs that came before are not new. */
  since: Date
  /** Whether their reader was told of a job before: by a mail, or at once. */
  by: 'mail' | 'notice'
}

/** Those of the jobs that are new for the reader of an alert: not opened, hidden, saved, applied to, or told before. */
export async function unseenOf(
  db: Db,
  {
    alert,
    jobIds,
    since,
    by,
  }: UnseenBy & {
    alert: Pick<AlertRow, 'account_id' | 'left_out_title_ids'>
    jobIds: readonly number[]
  },
): Promise<Set<number>> {
  const account = sql`${alert.account_id}`
  const { rows } = await sql<{ id: number }>`
    select id from jobs where id = any(${jobIds}) and first_seen_at > ${since}
      and (title_ids[1] is null or title_ids[1] <> all(${alert.left_out_title_ids}))
      and not exists (select from viewed_jobs v where v.account_id = ${account} and v.job_id = jobs.id)
      and not exists (select from hidden_jobs h where h.account_id = ${account} and h.job_id = jobs.id)
      and not exists (select from saved_jobs s where s.account_id = ${account} and s.job_id = jobs.id)
      and not exists (select from applications p where p.account_id = ${account} and p.job_id = jobs.id)
      and not exists (select from ${by === 'mail' ? sql`job_alert_jobs` : sql`job_alert_notices`} told
        where told.account_id = ${account} and told.job_id = jobs.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What an alert sends, beside the mail that the same transaction queues. */
export async function recordSent(
  db: Db,
  { id, accountId, jobIds, now }: { id: string; accountId: string; jobIds: readonly number[]; now: Date },
): Promise<void> {
  await db
    .insertInto('job_alert_jobs')
    .values(jobIds.map((job_id) => ({ alert_id: id, account_id: accountId, job_id, sent_at: now })))
    .execute()
}

/** Until the next morning. `searchedAt`: jobs that came before are not new any more. */
export async function finishAlert(
  db: Db,
  { id, searchedAt, nextAt, sentAt }: { id: string; searchedAt: Date; nextAt: Date; sentAt: Date | null },
): Promise<void> {
  await sql`
    update job_alerts set next_at = ${nextAt}, searched_at = greatest(searched_at, ${searchedAt}),
      sent_at = coalesce(${sentAt}, sent_at)
    where id = ${id}`.execute(db)
}

/** The same for alerts that have nothing to send. */
export async function finishAll(
  db: Db,
  alerts: readonly { id: string; nextAt: Date }[],
  now: Date,
): Promise<void> {
  if (alerts.length === 0) return
  await sql`
    update job_alerts j set next_at = done.next_at, searched_at = greatest(j.searched_at, ${now})
    from unnest(${alerts.map(({ id }) => id)}::uuid[], ${alerts.map(({ nextAt }) => nextAt)}::timestamptz[])
      as done (id, next_at)
    where j.id = done.id and j.next_at <= ${now}`.execute(db)
}

export const forgetSent = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from job_alert_jobs where sent_at < ${before}`.execute(db)
}
