import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What applying asks of a job. */
export interface PostingRow {
  id: number
  company_id: number
  status: 'open' | 'on_hold' | 'closed'
  is_external: boolean
  country: string | null
  location_id: number | null
  work_eligibility: number | null
  apply_within_km: number | null
  reply_days: number
  industry_id: number | null
  function_ids: number[]
}

const POSTING = sql.raw(
  `j.id, j.company_id, j.status, j.external_url is not null as is_external, j.country, j.location_id,
    j.work_eligibility, j.apply_within_km, c.reply_days, c.industry_id, j.function_ids`,
)

/** Null: there is no such job. */
export async function findPosting(db: Db, jobId: number): Promise<PostingRow | null> {
  const { rows } = await sql<PostingRow>`
    select ${POSTING} from jobs j join companies c on c.id = j.company_id where j.id = ${jobId}`.execute(db)
  return rows[0] ?? null
}

/** False: the company has no such job with a place of work. */
export async function updateApplyDistance(
  db: Db,
  { jobId, companyId, kilometres }: { jobId: number; companyId: number; kilometres: number | null },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update jobs set apply_within_km = ${kilometres}
    where id = ${jobId} and company_id = ${companyId} and arrangement is distinct from ${REMOTE}`.execute(db)
  return numAffectedRows === 1n
}

const REMOTE = 3

export interface QuestionRow {
  id: number
  kind: 'text' | 'yes-no' | 'choice' | 'number'
  question: string
  choices: string[]
  is_required: boolean
}

/** The questions of a job in their order. */
export async function listQuestions(db: Db, jobId: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select id, kind, question, choices, is_required from job_questions
    where job_id = ${jobId} order by position`.execute(db)
  return rows
}

export interface AskedQuestionRow extends QuestionRow {
  earlier_answer: string | null
  /** To which company, and when. */
  earlier_company: string | null
  earlier_at: Date | null
}

/** The same, each with the last answer of the account to the same question; not with those to companies hidden from it. */
export async function listAskedQuestions(
  db: Db,
  { jobId, accountId, hidden }: { jobId: number; accountId: string; hidden: ReadonlySet<number> },
): Promise<AskedQuestionRow[]> {
  const { rows } = await sql<AskedQuestionRow>`
    select q.id, q.kind, q.question, q.choices, q.is_required, e.answer as earlier_answer,
      e.company as earlier_company, e.sent_at as earlier_at
    from job_questions q left join lateral (
      select answer, sent_at, c.name as company from application_answers a
        join applications on applications.id = a.application_id join companies c on c.id = applications.company_id
      where applications.account_id = ${accountId} and applications.company_id <> all(${[...hidden]})
        and lower(regexp_replace(a.question, '\\s+', ' ', 'g')) = lower(regexp_replace(q.question, '\\s+', ' ', 'g'))
      order by sent_at desc limit 1) e on true
    where q.job_id = ${jobId} order by q.position`.execute(db)
  return rows
}

export interface ApplicantRow {
  location_id: number | null
  profile_version: number
  banned_until: Date | null
  /** The company whose recruiter the person is too. */
  company_id: number | null
}

type JudgedRow = PostingRow & {
  is_seeker: boolean
  home_id: number | null
  profile_version: number
  banned_until: Date | null
  own_company_id: number | null
  live_id: string | null
}

/** Waits for whoever changes the job, and nobody closes it until the transaction ends: its applicants are told of that. */
export const lockPosting = (transaction: Db, jobId: number): Promise<unknown> =>
  sql`select from jobs where id = ${jobId} for share`.execute(transaction)

/** A job, somebody who might apply, and their application to it unless it was withdrawn. Null: there is no such job. */
export async function findJudged(
  db: Db,
  { jobId, accountId }: { jobId: number; accountId: string },
): Promise<{ posting: PostingRow; applicant: ApplicantRow | null; liveId: string | null } | null> {
  const { rows } = await sql<JudgedRow>`
    select ${POSTING}, s.account_id is not null as is_seeker, s.location_id as home_id, s.profile_version,
      s.banned_until, r.company_id as own_company_id,
      (select id from applications
        where account_id = ${accountId} and job_id = j.id and state <> 'cancelled') as live_id
    from jobs j join companies c on c.id = j.company_id
      left join seekers s on s.account_id = ${accountId} left join recruiters r on r.account_id = s.account_id
    where j.id = ${jobId}`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { is_seeker, home_id, profile_version, banned_until, own_company_id, live_id, ...posting } = row
  const applicant = { location_id: home_id, profile_version, banned_until, company_id: own_company_id }
  return { posting, applicant: is_seeker ? applicant : null, liveId: live_id }
}

export interface OwnResumeRow {
  id: string
  name: string
  is_sent_automatically: boolean
}

/** The attached resumes of a seeker, by place. */
export async function listOwnResumes(db: Db, accountId: string): Promise<OwnResumeRow[]> {
  const { rows } = await sql<OwnResumeRow>`
    select r.id, f.filename as name, s.auto_send_resume_id is not null as is_sent_automatically
    from resumes r join files f on f.id = r.file_id
      left join resume_settings s on s.account_id = r.account_id and s.auto_send_resume_id = r.id
    where r.account_id = ${accountId} order by place`.execute(db)
  return rows
}

/** The resume that its owner has chosen to be sent without asking; null: none. */
export async function findAutomaticResume(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('resume_settings')
    .select('auto_send_resume_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.auto_send_resume_id ?? null
}
