import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What keeps somebody from applying to a job, beside what the job says of itself. */
const HINDRANCES = {
  eligibility: {
    job: sql`work_eligibility = 1`,
    change: (email: string, jobId: number) => sql`
      update seekers set nationality = case j.country when 'VN' then 'JP' else 'VN' end
      from jobs j, accounts a where j.id = ${jobId} and a.email = ${email} and a.id = seekers.account_id`,
  },
  distance: {
    job: sql`apply_within_km is not null`,
    change: (email: string, jobId: number) => sql`
      update seekers set location_id = (
        select other.location_id from jobs other join jobs j on j.id = ${jobId} and j.country <> other.country
        where other.location_id is not null limit 1)
      from accounts a where a.email = ${email} and a.id = seekers.account_id`,
  },
  ban: {
    job: sql`true`,
    change: (email: string) => sql`
      update seekers set banned_until = now() + interval '2 days'
      from accounts a where a.email = ${email} and a.id = seekers.account_id`,
  },
  colleague: {
    job: sql`true`,
    change: (email: string, jobId: number) => sql`
      insert into recruiters (account_id, company_id)
      select a.id, j.company_id from accounts a, jobs j where a.email = ${email} and j.id = ${jobId}`,
  },
}
export type Hindrance = keyof typeof HINDRANCES

export const isHindrance = (name: string): name is Hindrance => Object.hasOwn(HINDRANCES, name)

/** An open job, not of the cast, which somebody can be kept from in this way. */
export async function hinderingJob(db: Db, by: Hindrance): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from jobs where status = 'open' and external_url is null and country is not null
      and source_ref not like 'cast-%' and not exists (select from job_questions q where q.job_id = jobs.id)
      and ${HINDRANCES[by].job}
    order by id limit 1`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error(`No job of the demo world has: ${by}`)
  return found.id
}

export const hinder = (db: Db, by: Hindrance, email: string, jobId: number): Promise<unknown> =>
  HINDRANCES[by].change(email, jobId).execute(db)

/** Two open jobs of different companies that ask the same question. */
export async function jobsThatAskTheSame(db: Db): Promise<{ question: string; jobs: number[] } | undefined> {
  const { rows } = await sql<{ question: string; jobs: number[] }>`
    select question, (array_agg(job_id::int order by job_id))[1:2] as jobs from (
      select distinct on (question, company_id) question, company_id, job_id
      from job_questions join jobs on jobs.id = job_id
      where status = 'open' and external_url is null and kind = 'number' and work_eligibility is null
        and apply_within_km is null
      order by question, company_id, job_id) as asked
    group by question having count(*) > 1 order by question limit 1`.execute(db)
  return rows[0]
}
