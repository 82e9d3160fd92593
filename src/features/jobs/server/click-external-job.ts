import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import { countExternalClick, findExternalTarget } from './queries/jobs.ts'

/** Counts a click on an external job if the visitor may be counted; returns the employer's address. */
export async function clickExternalJob(
  { db, clock, blocks }: { db: Db; clock: Clock; blocks: Blocks },
  request: { job_id: number; device?: string | undefined },
  viewer: Pick<Viewer, 'address' | 'isCounted' | 'session'>,
): Promise<{ external_url: string }> {
  const job = await findExternalTarget(db, request.job_id)
  if (job === null) throw new ApiError(41120)
  await refuseBlocked(blocks, viewer, { companyId: job.company_id, code: 41120 })
  if (job.status === 'closed') throw new ApiError(41121)
  if (job.status === 'on_hold') throw new ApiError(41122)
  if (job.external_url === null) throw notFound()
  if (viewer.isCounted === false) return { external_url: job.external_url }
  const device = `${networkOf(viewer.address)} ${storable(request.device)}`
  await countExternalClick(db, { jobId: request.job_id, device, now: clock.now() })
  return { external_url: job.external_url }
}

const storable = (text = ''): string => text.replaceAll('\0', '').toWellFormed()
