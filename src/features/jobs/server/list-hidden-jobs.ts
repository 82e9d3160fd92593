import { MOST_HIDDEN_LISTED } from '#config/limits.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobCard } from '../contract.ts'
import { listJobCards } from './list-job-cards.ts'
import { findHiddenJobs } from './queries/hidden-jobs.ts'

export async function listHiddenJobs(
  deps: { db: Db; blocks: Blocks },
  _request: object,
  viewer: Viewer,
): Promise<{ jobs: JobCard[] }> {
  const ids = await findHiddenJobs(deps.db, accountOf(viewer), MOST_HIDDEN_LISTED)
  return { jobs: await listJobCards(deps, ids, viewer) }
}
