import type { Db } from '#platform/db/database.ts'
import { viewsOfJobs } from './queries/shown.ts'

/** The number of views of each of these jobs, by id: a device counts once a day. Some minutes old. */
export async function countViews(db: Db, jobIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const counted = await viewsOfJobs(db, jobIds)
  return new Map(jobIds.map((id) => [id, counted.get(id) ?? 0]))
}
