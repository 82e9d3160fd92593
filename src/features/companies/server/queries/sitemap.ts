import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { inSitemapPart, type SitemapTable } from '#platform/db/sitemap-table.ts'

export const sitemapTable: SitemapTable = {
  name: 'companies',
  rows: sql`exists (select from jobs where company_id = companies.id and status = 'open')`,
  changed: sql`updated_at`,
}

export interface SitemapCompany {
  id: number
  name: string
  changed_at: Date
}

export async function listSitemapCompanies(db: Db, part: number): Promise<SitemapCompany[]> {
  const { rows } = await sql<SitemapCompany>`
    select id, name, updated_at as changed_at from companies
    where ${inSitemapPart(part)} and ${sitemapTable.rows} order by id`.execute(db)
  return rows
}
