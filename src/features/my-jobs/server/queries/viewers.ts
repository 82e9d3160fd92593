import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface ViewerRow {
  company_id: number
  name: string
  times: number
  saw_contacts: boolean
  last_viewed_at: Date
}

/** A company by the hours in which it looked: who opens a profile twice within minutes has looked once. */
const TIMES = sql.raw(`count(distinct date_trunc('hour', viewed_at))::int`)

/** The companies that looked in so many hours at `least`, the last first. */
export async function findViewers(
  db: Db,
  { accountId, least, limit }: { accountId: string; least: number; limit: number },
): Promise<ViewerRow[]> {
  const { rows } = await sql<ViewerRow>`
    select company_id, name, ${TIMES} as times, bool_or(saw_contacts) as saw_contacts,
      max(viewed_at) as last_viewed_at
    from profile_views join companies on companies.id = company_id
    where account_id = ${accountId} group by company_id, name having ${TIMES} >= ${least}
    order by last_viewed_at desc, company_id limit ${limit}`.execute(db)
  return rows
}

export async function countViewers(db: Db, accountId: string, least: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from profile_views where account_id = ${accountId} group by company_id having ${TIMES} >= ${least}
    ) looked`.execute(db)
  return rows[0]?.count ?? 0
}
