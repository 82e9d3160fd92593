import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Colleague {
  id: string
  role: 'coordinator' | 'admin' | 'recruiter'
  position: string | null
  first_name: string
  last_name: string
  country: string | null
}

interface FoundRecruiter extends Colleague {
  email: string | null
  company_id: number
  company_name: string
  company_is_verified: boolean
}

/** The recruiter of an account. */
export async function findRecruiter(db: Db, accountId: string): Promise<FoundRecruiter | null> {
  const { rows } = await sql<FoundRecruiter>`
    select r.id, r.role, r.position, a.first_name, a.last_name, a.country, a.email,
      c.id as company_id, c.name as company_name, c.is_verified as company_is_verified
    from recruiters r
    join accounts a on a.id = r.account_id
    join companies c on c.id = r.company_id
    where r.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

/** The other recruiters of a company, in order of joining. */
export async function findColleagues(
  db: Db,
  { companyId, except }: { companyId: number; except: string },
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select r.id, r.role, r.position, a.first_name, a.last_name, a.country
    from recruiters r join accounts a on a.id = r.account_id
    where r.company_id = ${companyId} and r.id <> ${except}
    order by r.joined_at, r.id`.execute(db)
  return rows
}

interface OpenJob {
  id: number
  status: string
  posted_at: Date
  title: string
  lang: string
}

/** Jobs that are not closed. Each has its text in `language`, or its original text if there is none. */
export async function listNewestJobs(
  db: Db,
  { companyId, language, most }: { companyId: number; language: string; most: number },
): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`
    select j.id, j.status, j.posted_at, texts.title, texts.lang
    from jobs j
    cross join lateral (
      select title, lang from job_texts t where t.job_id = j.id
      order by t.lang = ${language} desc, t.is_original desc limit 1
    ) as texts
    where j.company_id = ${companyId} and j.status <> 'closed'
    order by j.posted_at desc, j.id desc
    limit ${most}`.execute(db)
  return rows
}

export async function countJobs(db: Db, companyId: number): Promise<number> {
  const { jobs } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('jobs'))
    .where('company_id', '=', companyId)
    .where('status', '<>', 'closed')
    .executeTakeFirstOrThrow()
  return Number(jobs)
}
