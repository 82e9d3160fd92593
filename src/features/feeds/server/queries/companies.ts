import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface CompanyRow {
  ref: string
  name: string
  country: string | null
}

/** Employers in feeds are identified by their names, across all feeds. */
export const COMPANY_SOURCE = 'import'

/** Adds those that do not exist. If another transaction is just adding one, this waits for it. */
export async function addCompanies(db: Db, companies: readonly CompanyRow[]): Promise<void> {
  await sql`
    insert into companies (name, country, source, source_ref)
    select name, country, ${COMPANY_SOURCE}, ref
    from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb) as t(ref text, name text, country text)
    on conflict (source, source_ref) do nothing`.execute(db)
}
