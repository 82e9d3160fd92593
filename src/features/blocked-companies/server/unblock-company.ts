import { removeBlock } from '#features/companies/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'

/** Throws 41091 for a company that the viewer has not blocked. */
export async function unblockCompany(
  { db }: { db: Db },
  { id }: { id: number },
  viewer: Viewer,
): Promise<Record<string, never>> {
  if (!(await removeBlock(db, accountOf(viewer), id))) throw new ApiError(41091)
  return {}
}
