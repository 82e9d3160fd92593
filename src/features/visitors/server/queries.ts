import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The time zones of the working hours of open jobs, with the number of jobs; copies of one job count once. */
export async function countWorkingTimeZones(
  db: Db,
  most: number,
): Promise<{ zone: string; count: number }[]> {
  const { rows } = await sql<{ zone: string; count: number }>`
    select working_time_zone as zone, count(distinct coalesce(cluster_id, -id))::int as count from jobs
    where status <> 'closed' and working_time_zone is not null
    group by 1 order by 2 desc, 1 limit ${most}`.execute(db)
  return rows
}
