import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addHiddenJobs } from './queries/hidden-jobs.ts'

/** The seeker is not interested in these jobs: no search and no recommendation of theirs has them from now on. */
export async function hideJobs(
  { db, clock }: { db: Db; clock: Clock },
  { job_ids }: { job_ids: readonly number[] },
  viewer: Viewer,
): Promise<Record<string, never>> {
  await addHiddenJobs(db, accountOf(viewer), job_ids, clock.now())
  return {}
}
