import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Applications whose employer has let the promised time pass. */
export async function findDue(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from applications where state in ('pending', 'viewed') and reply_by <= ${now}
    order by reply_by limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
