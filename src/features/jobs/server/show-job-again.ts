import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { Viewer } from '#shared/viewer.ts'
import { removeHiddenJob } from './queries/hidden-jobs.ts'

export async function showJobAgain(
  db: Db,
  { id }: { id: number },
  viewer: Viewer,
): Promise<Record<string, never>> {
  await removeHiddenJob(db, accountOf(viewer), id)
  return {}
}
