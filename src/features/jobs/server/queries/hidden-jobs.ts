import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Jobs that are gone are skipped; jobs that are hidden stay so. */
export async function addHiddenJobs(
  db: Db,
  accountId: string,
  jobIds: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    insert into hidden_jobs (account_id, job_id, hidden_at)
    select ${accountId}, id, ${now} from jobs where id = any(${jobIds})
    on conflict do nothing`.execute(db)
}

/** With the other postings of the same job, one of which is shown once the hidden one has closed. */
export async function removeHiddenJob(db: Db, accountId: string, jobId: number): Promise<void> {
  await sql`
    delete from hidden_jobs using jobs hidden, jobs shown
    where hidden_jobs.account_id = ${accountId} and hidden.id = hidden_jobs.job_id and shown.id = ${jobId}
      and (hidden.id = shown.id or hidden.cluster_id = shown.cluster_id)`.execute(db)
}

/** Of jobs that are not closed, the last hidden first. */
export async function findHiddenJobs(db: Db, accountId: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select jobs.id from hidden_jobs join jobs on jobs.id = hidden_jobs.job_id
    where account_id = ${accountId} and status <> 'closed'
    order by hidden_at desc, jobs.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The live postings of the hidden jobs: each job may have several, of which search shows one. */
export async function findHiddenPostings(db: Db, accountId: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with hidden as (
      select jobs.id, jobs.cluster_id from hidden_jobs join jobs on jobs.id = hidden_jobs.job_id
      where account_id = ${accountId} order by hidden_at desc limit ${limit}
    )
    select id from jobs where id in (select id from hidden) and status <> 'closed'
    union
    select id from jobs where cluster_id in (select cluster_id from hidden) and status <> 'closed'`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export async function findIsHidden(db: Db, accountId: string, jobId: number): Promise<boolean> {
  const hidden = await db
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('account_id', '=', accountId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return hidden !== undefined
}
