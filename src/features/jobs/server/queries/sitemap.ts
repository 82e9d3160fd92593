import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inSitemapPart, type SitemapTable } from '#platform/db/sitemap-table.ts'

/** Of the postings of one job only the first is listed: the others are its copies. */
const isFirst = sql`(cluster_id is null or not exists (
  select from jobs other
  where other.cluster_id = jobs.cluster_id and other.status = 'open' and other.id < jobs.id))`

export const sitemapTable: SitemapTable = {
  name: 'jobs',
  rows: sql`status = 'open' and ${isFirst}`,
  changed: sql`greatest(updated_at, closed_at)`,
}

export interface SitemapJob {
  id: number
  changed_at: Date
  texts: { lang: string; title: string }[]
}

/** Open jobs of a part after an id, with the titles of their texts, the original first; at most `limit`. */
export async function listSitemapJobs(
  db: Db,
  part: number,
  afterId: number,
  limit: number,
): Promise<SitemapJob[]> {
  const { rows } = await sql<SitemapJob>`
    select id, updated_at as changed_at,
      (select json_agg(json_build_object('lang', lang, 'title', title) order by is_original desc, lang)
        from job_texts where job_id = jobs.id) as texts
    from jobs
    where ${inSitemapPart(part)} and id > ${afterId} and ${sitemapTable.rows}
      and exists (select from job_texts where job_id = jobs.id)
    order by id limit ${limit}`.execute(db)
  return rows
}
