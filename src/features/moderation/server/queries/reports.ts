import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

type State = 'open' | 'upheld' | 'dismissed'

export interface ReportRow {
  id: number
  status: State
  reason_id: number
  details: string | null
  lang: string
  reported_at: Date
  job_id: number
  job_status: string
  title: string
  title_lang: string
  company: string
  open_reports: number
  /** As JSON: a text. */
  decided_at: string | null
  decided_reason: string | null
  operator_first_name: string | null
  operator_last_name: string | null
  operator_country: string | null
  operator_email: string | null
}

export async function findReports(
  db: Db,
  { status, language, offset, most }: { status: State; language: string; offset: number; most: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const order = status === 'open' ? sql`r.reported_at, r.id` : sql`r.reported_at desc, r.id desc`
  const { rows } = await sql<ReportRow & { total: number }>`
    select r.id, r.status, r.reason_id, r.details, r.lang, r.reported_at, r.job_id, j.status as job_status,
      texts.title, texts.lang as title_lang, c.name as company,
      (select count(*)::integer from job_reports o where o.job_id = r.job_id and o.status = 'open') as open_reports,
      decided.at as decided_at, decided.reason as decided_reason, decided.first_name as operator_first_name,
      decided.last_name as operator_last_name, decided.country as operator_country, decided.email as operator_email,
      count(*) over ()::integer as total
    from job_reports r
    join jobs j on j.id = r.job_id
    join companies c on c.id = j.company_id
    cross join lateral (
      select title, lang from job_texts t where t.job_id = j.id
      order by t.lang = ${language} desc, t.is_original desc limit 1
    ) as texts
    left join lateral (
      select l.at::text, l.reason, o.first_name, o.last_name, o.country, o.email
      from operator_actions l left join accounts o on o.id = l.operator_id
      where r.status <> 'open' and l.target =
        case r.status when 'dismissed' then 'report:' || r.id else 'job:' || r.job_id end
      order by l.id desc limit 1
    ) as decided on true
    where r.status = ${status}
    order by ${order}
    limit ${most} offset ${offset}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * Locks a report and all open reports of its job until the transaction ends. The order is always the same, so that two
 * operators who decide about one job wait for each other and only one decides.
 */
export async function lockReport(
  db: Db,
  id: number,
): Promise<{ job_id: number; reason_id: number; isOpen: boolean } | null> {
  const report = await db
    .selectFrom('job_reports')
    .select(['job_id', 'reason_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (report === undefined) return null
  const open = await db
    .selectFrom('job_reports')
    .select('id')
    .where('job_id', '=', report.job_id)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute()
  return { ...report, isOpen: open.some((one) => one.id === id) }
}

/**
 * Decides one report, or all open ones of a job. Returns how many, and the accounts that sent them. From then on nobody
 * knows who did.
 */
export async function decideReports(
  db: Db,
  given: { status: 'upheld' | 'dismissed' } & ({ reportId: number } | { jobId: number }),
): Promise<{ count: number; reporters: string[] }> {
  const some = 'reportId' in given ? sql`id = ${given.reportId}` : sql`job_id = ${given.jobId}`
  const { rows } = await sql<{ account_id: string | null }>`
    update job_reports set status = ${given.status}, account_id = null where status = 'open' and ${some}
    returning old.account_id`.execute(db)
  return {
    count: rows.length,
    reporters: rows.map(({ account_id }) => account_id).filter((id) => id !== null),
  }
}

/** For good: a feed that still has the job does not open it again. Answers whether it was open until now. */
export async function closeReportedJob(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ was_open: boolean }>`
    update jobs set status = 'closed', closed_at = coalesce(jobs.closed_at, ${now}), closed_by_feed = false
    from (select id, status from jobs where id = ${id} for update) as before
    where jobs.id = before.id
    returning before.status <> 'closed' as was_open`.execute(db)
  return rows[0]?.was_open === true
}

export interface ClosedJobRow {
  title: string
  company: string
  email: string | null
  language: string
}

/** The people to notify: the poster of the job, otherwise the company's main recruiters. */
export async function findPosters(db: Db, jobId: number): Promise<ClosedJobRow[]> {
  const { rows } = await sql<ClosedJobRow>`
    select t.title, c.name as company, a.email, a.language
    from jobs j
    join companies c on c.id = j.company_id
    join job_texts t on t.job_id = j.id and t.is_original
    join recruiters r on r.company_id = c.id
      and (r.id = j.recruiter_id or (j.recruiter_id is null and r.role in ('coordinator', 'admin')))
    join accounts a on a.id = r.account_id and a.email_verified_at is not null
    where j.id = ${jobId}`.execute(db)
  return rows
}
