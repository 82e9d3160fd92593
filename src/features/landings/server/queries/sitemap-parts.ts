import { sql } from 'kysely'
import { SITEMAP_PART_IDS } from '#config/limits.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The sitemap is split by id, so that a row stays in the same part for ever. A background job counts the rows of each
 * part: anybody may request the list of parts, and that must not read every job.
 */

export type SitemapKind = 'jobs' | 'companies' | 'landings'

/** Of each cluster only the first posting is listed: the others are copies. */
const isFirst = sql`(cluster_id is null or not exists (
  select from jobs other
  where other.cluster_id = jobs.cluster_id and other.status = 'open' and other.id < jobs.id))`

/** Which rows are in the sitemap, and the time of their latest change. */
const KINDS: Readonly<
  Record<SitemapKind, { rows: ReturnType<typeof sql>; changed: ReturnType<typeof sql> }>
> = {
  jobs: { rows: sql`status = 'open' and ${isFirst}`, changed: sql`greatest(updated_at, closed_at)` },
  companies: {
    rows: sql`exists (select from jobs where company_id = companies.id and status = 'open')`,
    changed: sql`updated_at`,
  },
  landings: { rows: sql`true`, changed: sql`changed_at` },
}

/** Counts the parts of all kinds. */
export async function countSitemapParts(db: Db, now: Date): Promise<void> {
  for (const kind of SITEMAP_KINDS) await countParts(db, kind, now)
}

export const SITEMAP_KINDS = ['jobs', 'companies', 'landings'] as const satisfies SitemapKind[]

async function countParts(db: Db, kind: SitemapKind, now: Date): Promise<void> {
  const { rows, changed } = KINDS[kind]
  await sql`
    merge into sitemap_parts using (
      select (id / ${SITEMAP_PART_IDS}::int)::int as number, count(*) filter (where ${rows})::int as rows,
        max(${changed}) as newest_at
      from ${sql.table(kind)} group by 1
    ) as found
    on sitemap_parts.kind = ${kind} and sitemap_parts.number = found.number
    when matched and (found.rows, found.newest_at) is distinct from (sitemap_parts.rows, sitemap_parts.newest_at) then
      update set rows = found.rows, newest_at = found.newest_at,
        changed_at = case when found.rows = sitemap_parts.rows then found.newest_at else ${now} end
    when not matched then
      insert (kind, number, rows, newest_at, changed_at)
      values (${kind}, found.number, found.rows, found.newest_at, found.newest_at)
    when not matched by source and sitemap_parts.kind = ${kind} then delete`.execute(db)
}

export interface SitemapPart {
  kind: SitemapKind
  number: number
  changed_at: Date
}

/** The parts that hold anything. */
export async function listSitemapParts(db: Db): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select kind, number, changed_at from sitemap_parts where rows > 0 order by kind, number`.execute(db)
  return rows
}

/** The current number of rows of a part, and the time of their latest change; null if it is empty. */
export async function sitemapPartState(
  db: Db,
  kind: SitemapKind,
  number: number,
): Promise<{ rows: number; newestAt: Date } | null> {
  const { rows, changed } = KINDS[kind]
  const { rows: found } = await sql<{ rows: number; newest_at: Date | null }>`
    select count(*) filter (where ${rows})::int as rows, max(${changed}) as newest_at
    from ${sql.table(kind)} where ${inPart(number)}`.execute(db)
  const [state] = found
  return state && state.rows > 0 && state.newest_at ? { rows: state.rows, newestAt: state.newest_at } : null
}

export interface SitemapJob {
  id: number
  changed_at: Date
  texts: { lang: string; title: string }[]
}

/** Open jobs of a part after an id, with the titles of their texts, the original first; at most `limit`. */
export async function listSitemapJobs(
  db: Db,
  number: number,
  afterId: number,
  limit: number,
): Promise<SitemapJob[]> {
  const { rows } = await sql<SitemapJob>`
    select id, updated_at as changed_at,
      (select json_agg(json_build_object('lang', lang, 'title', title) order by is_original desc, lang)
        from job_texts where job_id = jobs.id) as texts
    from jobs
    where ${inPart(number)} and id > ${afterId} and ${KINDS.jobs.rows}
      and exists (select from job_texts where job_id = jobs.id)
    order by id limit ${limit}`.execute(db)
  return rows
}

export interface SitemapCompany {
  id: number
  name: string
  changed_at: Date
}

export async function listSitemapCompanies(db: Db, number: number): Promise<SitemapCompany[]> {
  const { rows } = await sql<SitemapCompany>`
    select id, name, updated_at as changed_at from companies
    where ${inPart(number)} and ${KINDS.companies.rows} order by id`.execute(db)
  return rows
}

export interface SitemapLanding {
  market: string
  place_id: number | null
  work_id: number | null
  changed_at: Date
}

export async function listSitemapLandings(db: Db, number: number): Promise<SitemapLanding[]> {
  const { rows } = await sql<SitemapLanding>`
    select market, place_id, work_id, changed_at from landings where ${inPart(number)} order by id`.execute(
    db,
  )
  return rows
}

const inPart = (number: number) =>
  sql`id >= ${number * SITEMAP_PART_IDS} and id < ${(number + 1) * SITEMAP_PART_IDS}`
