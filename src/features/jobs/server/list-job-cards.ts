import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobCard } from '../contract.ts'
import { presentCard } from './present-job.ts'
import { findJobs } from './queries/jobs.ts'

/** Cards in the order of the ids; unknown jobs are left out, and closed ones unless `withClosed` is set. */
export async function listJobCards(
  db: Db,
  ids: readonly number[],
  viewer: Viewer,
  { withClosed = false } = {},
): Promise<JobCard[]> {
  const rows = await findJobs(db, ids, viewer.language)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row && (withClosed || row.status !== 'closed') ? [presentCard(row, viewer.language)] : []
  })
}
