import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Narrowing } from '../../contract/narrowing.ts'

/** How many of the jobs have each value by which an alert can become narrower. */
export async function countValues(
  db: Db,
  jobIds: readonly number[],
): Promise<Record<Narrowing['filter'], { id: number; count: number }[]>> {
  const { rows } = await sql<{ filter: Narrowing['filter']; id: number; count: number }>`
    select filter, has.id, count(*)::int as count from jobs cross join lateral (values
      ('job_locations', location_id), ('arrangements', arrangement::int), ('job_types', job_type_id::int),
      ('xp_lvls', xp_lvl_id::int)) as has (filter, id)
    where jobs.id = any(${jobIds}) and has.id is not null group by filter, has.id`.execute(db)
  const of = (filter: Narrowing['filter']) => rows.filter((row) => row.filter === filter)
  return {
    job_locations: of('job_locations'),
    arrangements: of('arrangements'),
    job_types: of('job_types'),
    xp_lvls: of('xp_lvls'),
  }
}
