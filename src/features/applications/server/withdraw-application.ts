import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ApplicationDetail } from '../contract/applications.ts'
import { getApplication } from './get-application.ts'
import { type MoveDependencies, moveApplication } from './move-application.ts'
import { findApplication } from './queries/applications.ts'

/** The seeker takes an application back, or declines one that was accepted. Throws 41135, 41136 or 41137. */
export async function withdrawApplication(
  deps: MoveDependencies & { blocks: Blocks },
  { id }: { id: string },
  viewer: Viewer,
): Promise<ApplicationDetail> {
  const accountId = accountOf(viewer)
  const companyId = (await findApplication(deps.db, id, { accountId }))?.company_id
  if (companyId !== undefined) await refuseBlocked(deps.blocks, viewer, { companyId, code: 41135 })
  await deps.db.transaction().execute(async (transaction) => {
    const row = await findApplication(transaction, id, { accountId, lock: true })
    if (row === null) throw new ApiError(41135)
    await moveApplication({ ...deps, db: transaction }, row, 'withdraw')
  })
  return getApplication(deps, { id }, viewer)
}
