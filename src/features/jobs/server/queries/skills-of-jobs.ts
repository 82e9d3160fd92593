import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The ids of the skills that jobs ask for, by job. */
export async function skillsOfJobs(db: Db, ids: readonly number[]): Promise<Map<number, readonly number[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; skill_ids: number[] }>`
    select id, skill_ids from jobs where id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row.skill_ids]))
}
