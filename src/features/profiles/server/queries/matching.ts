import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { WantedTitle } from '../../contract/wanted-titles.ts'

/** All of a profile that says which jobs suit its owner: never a name, a contact or a date of birth. */
export interface ProfileForMatching {
  /** Of all preferences, the first preference first. */
  titles: WantedTitle[]
  preferences: {
    arrangement_id: number | null
    job_type_ids: number[]
    location_id: number | null
    salary_type_id: number | null
    salary_currency: string | null
    salary_min_minor: number | null
  }[]
  xp_lvl_id: number | null
  /** ISO 3166: where they live, and of which country they are a citizen. */
  country: string | null
  nationality: string | null
  has_never_worked: boolean
  /** A day. */
  started_working_on: string | null
  work_permission_id: number | null
  headline: string | null
  summary: string | null
  /** The first is where they are now, or were last. */
  work: {
    job_title: string
    title_id: number | null
    /** Days. */
    started_on: string
    ended_on: string | null
    is_hidden_from_company: boolean
    company_name: string
    /** Of the directory; null: none of that name. */
    known_company_name: string | null
    description: string | null
  }[]
  educations: { education_id: number; is_attending: boolean }[]
  skills: { skill_id: number | null; words: string }[]
  languages: { language_id: number; proficiency_id: number }[]
}

/** Null if the account is not a seeker’s. */
export async function findProfileForMatching(db: Db, accountId: string): Promise<ProfileForMatching | null> {
  const { rows } = await sql<ProfileForMatching>`
    select s.xp_lvl_id, a.country, s.nationality, s.has_never_worked, s.started_working_on::text as started_working_on,
      s.work_permission_id, s.headline, s.summary,
      ${rowsOf(sql`
        select title_id, words, near_title_ids from preference_titles t
        join job_preferences p on p.id = t.preference_id
        where t.account_id = s.account_id order by p.position, t.position`)} as titles,
      ${rowsOf(sql`
        select arrangement_id, job_type_ids, location_id, salary_type_id, salary_currency, salary_min_minor
        from job_preferences where account_id = s.account_id order by position`)} as preferences,
      ${rowsOf(sql`
        select job_title, title_id, started_on, ended_on, is_hidden_from_company, company_name,
          c.name as known_company_name, w.description
        from work_experiences w left join companies c on c.id = w.company_id
        where account_id = s.account_id
        order by ended_on desc nulls first, started_on desc`)} as work,
      ${rowsOf(sql`
        select education_id, is_attending from educations
        where account_id = s.account_id order by position`)} as educations,
      ${rowsOf(sql`
        select skill_id, words from seeker_skills
        where account_id = s.account_id order by position`)} as skills,
      ${rowsOf(sql`
        select language_id, proficiency_id from seeker_languages
        where account_id = s.account_id order by position`)} as languages
    from seekers s join accounts a on a.id = s.account_id where s.account_id = ${accountId}`.execute(db)
  return rows[0] ?? null
}

const rowsOf = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (${query}) as entry)`
