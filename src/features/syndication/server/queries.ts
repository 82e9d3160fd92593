import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** A posting's text, as written, or in the requested language if there is one. */
export interface FeedText {
  id: number
  description: string
}

/** The texts of these jobs, in no particular order. */
export async function findDescriptions(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<FeedText[]> {
  const { rows } = await sql<FeedText>`
    select jobs.id, texts.description
    from jobs
    cross join lateral (
      select description from job_texts where job_id = jobs.id
      order by lang = ${language} desc, is_original desc limit 1
    ) as texts
    where jobs.id = any(${ids})`.execute(db)
  return rows
}

/** Which open jobs to export: those of a country, with the remote ones that name it, or those of a company. */
export type ExportScope = { country: string } | { companyId: number }

export interface ExportRow {
  id: number
  lang: string
  title: string
  description: string
  company_name: string
  website: string | null
  country: string | null
  location_id: number | null
  place_text: string | null
  address: string | null
  arrangement: number | null
  job_type_id: number | null
  xp_lvl_id: number | null
  degree_id: number | null
  function_ids: number[]
  title_ids: number[]
  benefit_ids: number[]
  pay_kind: string | null
  pay_min_minor: number | null
  pay_max_minor: number | null
  pay_currency: string | null
  pay_text: string | null
  posted_at: Date
  updated_at: Date
  valid_through: Date
}

/** The next open jobs after an id, as written; of each cluster, only the first. */
export async function findJobsToExport(
  db: Db,
  scope: ExportScope,
  { after, now, limit }: { after: number; now: Date; limit: number },
): Promise<ExportRow[]> {
  const where =
    'country' in scope
      ? sql`(jobs.country = ${scope.country} or ${scope.country} = any(jobs.open_countries))
          and not ${scope.country} = any(jobs.excluded_countries)`
      : sql`jobs.company_id = ${scope.companyId}`
  const { rows } = await sql<ExportRow>`
    select jobs.*, texts.lang, texts.title, texts.description, companies.name as company_name, companies.website
    from jobs
    join companies on companies.id = jobs.company_id
    join job_texts as texts on texts.job_id = jobs.id and texts.is_original
    where jobs.id > ${after} and jobs.status = 'open' and jobs.valid_through > ${now} and ${where}
      and not exists (
        select from jobs as other
        where other.cluster_id = jobs.cluster_id and other.status = 'open' and other.id < jobs.id
      )
    order by jobs.id limit ${limit}`.execute(db)
  return rows
}

/** Null for an unknown company. */
export async function findCompanyName(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}
