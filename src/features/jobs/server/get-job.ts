import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { JobDetail } from '../contract.ts'
import { presentDetail } from './present-job.ts'
import { findJobDetail } from './queries/jobs.ts'

/** One job in the viewer's language if it has a text in it, else as written. Also returns closed jobs. */
export async function getJob(
  { db, rates, blocks }: { db: Db; rates: ExchangeRates; blocks: Blocks },
  request: { job_id: number },
  viewer: Pick<Viewer, 'language' | 'country' | 'session'>,
): Promise<JobDetail> {
  const row = await findJobDetail(db, request.job_id, viewer.language)
  if (!row) throw new ApiError(41120)
  await refuseBlocked(blocks, viewer, { companyId: row.company_id, code: 41120 })
  return presentDetail(row, viewer, rates)
}
