import type { z } from 'zod'
import { recruiterOf } from '#features/companies/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { setApplyDistance as contract } from '../contract/employer.ts'
import { updateApplyDistance } from './queries/postings.ts'

/**
 * Says from how far away a job takes applications: whoever lives farther is refused (41134), and told so before. It holds
 * for applications that are sent from now on. Throws 41120 for a job of another company, and for remote work.
 */
export async function setApplyDistance(
  { db }: { db: Db },
  { id, apply_within_km }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const { company_id: companyId } = await recruiterOf(db, viewer)
  if (!(await updateApplyDistance(db, { jobId: id, companyId, kilometres: apply_within_km })))
    throw new ApiError(41120)
  return { apply_within_km }
}
