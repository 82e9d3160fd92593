import type { Db } from '#platform/db/database.ts'
import { findLiveAmong } from './queries/applications.ts'

/** The applications of a seeker to these jobs that are not withdrawn, by the number of the job. */
export async function liveApplications(
  db: Db,
  accountId: string,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await findLiveAmong(db, accountId, jobIds)
  return new Map(found.map(({ id, job_id }) => [job_id, id]))
}
