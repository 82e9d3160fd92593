import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inSitemapPart, type SitemapTable } from '#platform/db/sitemap-table.ts'

export const sitemapTable: SitemapTable = { name: 'landings', rows: sql`true`, changed: sql`changed_at` }

export interface SitemapLanding {
  market: string
  place_id: number | null
  work_id: number | null
  changed_at: Date
}

export async function listSitemapLandings(db: Db, part: number): Promise<SitemapLanding[]> {
  const { rows } = await sql<SitemapLanding>`
    select market, place_id, work_id, changed_at from landings where ${inSitemapPart(part)} order by id`.execute(
    db,
  )
  return rows
}
