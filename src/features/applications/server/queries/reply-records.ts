import { sql } from 'kysely'
import { LEAST_FINISHED_REPLIES, REPLY_RECORD_DAYS } from '#config/limits.ts'
import { isThere } from '#platform/db/account-is-there.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The companies whose applications have changed since the last count, or some minutes before it: a transaction that
 * began then may have committed later.
 */
export async function findCompaniesToCount(db: Db): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select distinct company_id from applications
    where changed_at >= coalesce((select max(counted_at) from reply_records), '-infinity') - interval '10 minutes'
    order by company_id`.execute(db)
  return rows.map(({ company_id }) => company_id)
}

/** The companies whose record was counted a day ago: time takes applications out of it. */
export async function findCompaniesToRecount(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from reply_records where counted_at <= ${now}::timestamptz - interval '1 day'
    order by counted_at limit ${limit}`.execute(db)
  return rows.map(({ company_id }) => company_id)
}

/**
 * Counts the records of these companies. An application is finished once it is answered, or once its promise has passed:
 * it lapsed, also if it was withdrawn afterwards. Whoever is leaving or suspended cannot be answered, so theirs count
 * only if they were.
 */
export async function countReplies(db: Db, companyIds: readonly number[], now: Date): Promise<void> {
  await sql`
    insert into reply_records (company_id, finished, in_time, median_seconds, counted_at)
    select companies.id, count(a.id), count(a.id) filter (where a.answered_at <= a.reply_by),
      round(percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - a.sent_at)))::int, ${now}
    from companies left join (applications a join accounts on accounts.id = a.account_id)
      on a.company_id = companies.id and a.sent_at > ${now}::timestamptz - make_interval(days => ${REPLY_RECORD_DAYS})
      and (a.answered_at is not null
        or ((a.state = 'lapsed' or (a.state = 'cancelled' and a.changed_at >= a.reply_by))
          and ${isThere(now, 'accounts')}))
    where companies.id = any(${companyIds})
    group by companies.id
    on conflict (company_id) do update set finished = excluded.finished, in_time = excluded.in_time,
      median_seconds = excluded.median_seconds, counted_at = excluded.counted_at`.execute(db)
}

/** Those that have answered nine of ten applications in time, the most applications first. */
export async function findAnsweringCompanies(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from reply_records
    where finished >= ${LEAST_FINISHED_REPLIES} and in_time >= finished * 0.9
    order by finished desc, company_id limit ${limit}`.execute(db)
  return rows.map(({ company_id }) => company_id)
}
