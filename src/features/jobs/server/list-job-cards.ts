import type { Db } from '#platform/db/database.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobCard } from '../contract.ts'
import { presentCard } from './present-job.ts'
import { findJobs } from './queries/jobs.ts'

/**
 * Cards in the order of the ids; unknown jobs and those of companies that the viewer has blocked are left out, and closed
 * ones unless `withClosed` is set.
 */
export async function listJobCards(
  { db, blocks }: { db: Db; blocks: Blocks },
  ids: readonly number[],
  viewer: Viewer,
  { withClosed = false } = {},
): Promise<JobCard[]> {
  const [rows, hidden] = await Promise.all([findJobs(db, ids, viewer.language), hiddenFrom(blocks, viewer)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const isSeen = row !== undefined && !hidden.has(row.company_id)
    return isSeen && (withClosed || row.status !== 'closed') ? [presentCard(row, viewer.language)] : []
  })
}
