import { sql } from 'kysely'
import { APPLICATION_STATES } from '#config/application-states.ts'
import type { Db } from '#platform/db/database.ts'

export interface JobNewsRow {
  job_id: number
  status: string
  told_through: string | null
}

/** A job whose status has changed, for this transaction alone; null: no more. The trigger `jobs_status_changed` adds them. */
export async function claimJobNews(transaction: Db): Promise<JobNewsRow | null> {
  const { rows } = await sql<JobNewsRow>`
    select job_id, status, told_through from job_status_news
    order by job_id limit 1 for update skip locked`.execute(transaction)
  return rows[0] ?? null
}

/** The next applications to the job of which somebody still expects something. */
export async function findConcerned(
  transaction: Db,
  { job_id, told_through }: JobNewsRow,
  limit: number,
): Promise<{ id: string; account_id: string }[]> {
  const { rows } = await sql<{ id: string; account_id: string }>`
    select id, account_id from applications
    where job_id = ${job_id} and state = any(${GOING_ON}) and (${told_through}::uuid is null or id > ${told_through})
    order by id limit ${limit}`.execute(transaction)
  return rows
}

const GOING_ON = Object.entries(APPLICATION_STATES).flatMap(([state, { phase }]) =>
  phase === 'over' ? [] : state,
)

export async function keepToldThrough(transaction: Db, jobId: number, id: string): Promise<void> {
  await transaction
    .updateTable('job_status_news')
    .set({ told_through: id })
    .where('job_id', '=', jobId)
    .execute()
}

export async function removeJobNews(transaction: Db, jobId: number): Promise<void> {
  await transaction.deleteFrom('job_status_news').where('job_id', '=', jobId).execute()
}
