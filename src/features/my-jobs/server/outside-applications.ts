import type { z } from 'zod'
import { MAX_OUTSIDE_TEXT, MOST_SAVED_JOBS } from '#config/limits.ts'
import { listJobCards } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/outside-applications.ts'
import * as queries from './queries/outside-applications.ts'
import { lockSeeker } from './queries/saved-jobs.ts'

/** The same words within this time are a second press, or a retry. */
const SAME_PRESS_SECONDS = 60

interface OutsideDependencies {
  db: Db
  blocks: Blocks
  clock: Clock
}

export const listOutside = async (
  { db, blocks }: { db: Db; blocks: Blocks },
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listOutside>> => {
  const whose = { accountId: accountOf(viewer), hidden: await hiddenFrom(blocks, viewer) }
  return { applications: (await queries.listOutsideOf(db, whose)).map(presented) }
}

/** Throws 41120 for an unknown job, 41130 beyond the limit, 40005 for no seeker. */
export async function keepOutside(
  { db, clock, blocks }: OutsideDependencies,
  request: z.output<typeof contracts.keepOutside.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.keepOutside>> {
  const accountId = accountOf(viewer)
  const kept = 'job_id' in request ? await ofOurs({ db, blocks }, request.job_id, viewer) : byHand(request)
  return db.transaction().execute(async (transaction) => {
    if (!(await lockSeeker(transaction, accountId))) throw new ApiError(40005)
    const now = clock.now()
    const written = { ...kept, since: later(now, -SAME_PRESS_SECONDS) }
    const same = kept.job_id === null ? await queries.findWritten(transaction, accountId, written) : null
    if (same !== null) return presented(same)
    const row = await queries.addOutside(transaction, accountId, { ...kept, now })
    if ((await queries.countOutside(transaction, accountId)) > MOST_SAVED_JOBS)
      throw new ApiError(41130, { params: { max: MOST_SAVED_JOBS } })
    return presented(row)
  })
}

async function ofOurs(deps: { db: Db; blocks: Blocks }, jobId: number, viewer: Viewer) {
  const [job] = await listJobCards(deps, [jobId], viewer, { withClosed: true })
  if (job === undefined) throw new ApiError(41120)
  const shortened = (text: string) => Array.from(text).slice(0, MAX_OUTSIDE_TEXT).join('')
  return {
    job_id: jobId,
    title: shortened(job.title),
    company_name: shortened(job.company.name),
    url: null,
  }
}

const byHand = ({
  title,
  company_name,
  url,
}: {
  title: string
  company_name: string
  url?: string | null | undefined
}) => ({
  job_id: null,
  ...{ title, company_name },
  url: url ?? null,
})

export async function changeOutside(
  { db, clock }: Pick<OutsideDependencies, 'db' | 'clock'>,
  { id, state }: z.output<typeof contracts.changeOutside.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.changeOutside>> {
  const given = { accountId: accountOf(viewer), id, state, now: clock.now() }
  const row = await queries.setOutsideState(db, given)
  if (row === null) throw notFound()
  return presented(row)
}

export async function forgetOutside(
  { db }: { db: Db },
  { id }: { id: string },
  viewer: Viewer,
): Promise<Record<string, never>> {
  if (!(await queries.removeOutside(db, accountOf(viewer), id))) throw notFound()
  return {}
}

const presented = ({ applied_at, changed_at, ...row }: queries.OutsideRow) => ({
  ...row,
  applied_at: applied_at.toISOString(),
  changed_at: changed_at.toISOString(),
})
