import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The title and the company of a job that an alert has sent; null: it has not. */
export async function titleOfSent(
  db: Db,
  alertId: string,
  jobId: number,
): Promise<{ title_id: number | null; company_id: number } | null> {
  const { rows } = await sql<{ title_id: number | null; company_id: number }>`
    select jobs.title_ids[1] as title_id, jobs.company_id from job_alert_jobs sent join jobs on jobs.id = sent.job_id
    where sent.alert_id = ${alertId} and sent.job_id = ${jobId}`.execute(db)
  return rows[0] ?? null
}
