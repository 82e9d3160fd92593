import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ApplicationDetail } from '../contract/applications.ts'
import { getApplication } from './get-application.ts'
import type { MoveDependencies } from './move-application.ts'
import { type ApplicationRow, findApplication } from './queries/applications.ts'

export type OwnDependencies = MoveDependencies & { blocks: Blocks }

/** The seeker changes an application of theirs, which is locked meanwhile. Throws 41135 for another's. */
export async function changeOwn(
  deps: OwnDependencies,
  id: string,
  viewer: Viewer,
  change: (deps: MoveDependencies, row: ApplicationRow) => Promise<unknown>,
): Promise<ApplicationDetail> {
  const accountId = accountOf(viewer)
  const companyId = (await findApplication(deps.db, id, { accountId }))?.company_id
  if (companyId !== undefined) await refuseBlocked(deps.blocks, viewer, { companyId, code: 41135 })
  await deps.db.transaction().execute(async (transaction) => {
    const row = await findApplication(transaction, id, { accountId, lock: true })
    if (row === null) throw new ApiError(41135)
    await change({ ...deps, db: transaction }, row)
  })
  return getApplication(deps, { id }, viewer)
}
