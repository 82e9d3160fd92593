import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Deletes events from before a day (`YYYY-MM-DD`), at most `limit` rows of each kind; returns how many. */
export async function deleteEventsBefore(db: Db, day: string, limit: number): Promise<number> {
  let deleted = 0
  for (const [table, before] of EXPIRING) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${before(day)} limit ${limit}
      ))`.execute(db)
    deleted += Number(numAffectedRows)
  }
  return deleted
}

const byDay = (day: string) => sql`day < ${day}::date`
const byMoment = (day: string) => sql`at < ${day}::date`

const EXPIRING = [
  ['tracked_searches', byDay],
  ['tracked_job_views', byDay],
  ['tracked_list_events', byMoment],
  ['tracked_web_events', byMoment],
] as const
