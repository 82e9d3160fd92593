import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface ReporterPast {
  /** Of the job; null where there is none. */
  status: string | null
  has_reported: boolean
  /** Jobs that were reported from there since then. */
  recent: number
  /** The first report among them. */
  oldest: Date | null
}

/** The state of a job, and the earlier reports of a reporter. */
export async function findReporterHistory(
  db: Db,
  { jobId, network, since }: { jobId: number; network: string; since: Date },
): Promise<ReporterPast> {
  const { rows } = await sql<ReporterPast>`
    select (select status from jobs where id = ${jobId}) as status,
      exists (select from job_reports where job_id = ${jobId} and reporter = who.digest) as has_reported,
      count(past.id)::integer as recent, min(past.reported_at) as oldest
    from (select ${digestOf(network)} as digest from installation) as who
    left join job_reports past on past.reporter = who.digest and past.reported_at > ${since}
    group by who.digest`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database has no row of its installation.')
  return row
}

export interface NewReport {
  jobId: number
  reasonId: number
  details: string | null
  lang: string
  network: string
  /** Told of the decision; null for whoever is not signed in. */
  accountId: string | null
  now: Date
}

/** Returns whether it was the first report of this reporter about this job. */
export async function addReport(db: Db, report: NewReport): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into job_reports (job_id, reason_id, details, lang, reporter, account_id, reported_at)
    select ${report.jobId}, ${report.reasonId}, ${report.details}, ${report.lang}, ${digestOf(report.network)},
      ${report.accountId}::uuid, ${report.now}
    from installation
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Deletes the digests of reporters from before `until`. */
export async function forgetReporters(db: Db, until: Date): Promise<void> {
  await db
    .updateTable('job_reports')
    .set({ reporter: null })
    .where('reporter', 'is not', null)
    .where('reported_at', '<', until)
    .execute()
}

/** The same for the same network, and of no use without the key. */
const digestOf = (network: string): RawBuilder<Buffer> =>
  sql`sha256(convert_to(concat_ws(' ', visitor_key, ${network}::text), 'UTF8'))`
