import type { z } from 'zod'
import type { ExchangeRates } from '#config/exchange-rates.ts'
import { MOST_SAVED_JOBS, PAGE_SIZE } from '#config/limits.ts'
import { liveApplications } from '#features/applications/server/door.ts'
import { listJobCards } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/stream/publish.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract/saved-jobs.ts'
import * as queries from './queries/saved-jobs.ts'

interface SeenDependencies {
  db: Db
  rates: ExchangeRates
  blocks: Blocks
}

interface SavedDependencies {
  db: Db
  clock: Clock
}

/**
 * Saves jobs and tells the other tabs and devices of the account. Throws 41120 for a job that is
 * gone, 41130 beyond the limit, 40005 for no seeker.
 */
export async function saveJobs(
  { db, clock }: SavedDependencies,
  { job_id, job_ids }: z.output<typeof contracts.saveJobs.request>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  const ids = job_id === undefined ? job_ids : [job_id, ...job_ids]
  if (ids.length === 0) throw new ApiError(40001, { field: 'job_id' })
  await db.transaction().execute(async (transaction) => {
    if (!(await queries.lockSeeker(transaction, accountId))) throw new ApiError(40005)
    await queries.addSavedJobs(transaction, accountId, ids, clock.now())
    if (job_id !== undefined && !(await queries.isSaved(transaction, accountId, job_id)))
      throw new ApiError(41120)
    if ((await queries.countSaved(transaction, accountId)) > MOST_SAVED_JOBS)
      throw new ApiError(41130, { params: { max: MOST_SAVED_JOBS } })
    await tellTabs({ db: transaction, clock }, accountId)
  })
  return {}
}

export async function unsaveJob(
  { db, clock }: SavedDependencies,
  { id }: { id: number },
  viewer: Viewer,
): Promise<Record<string, never>> {
  const accountId = accountOf(viewer)
  await db.transaction().execute(async (transaction) => {
    await queries.removeSavedJob(transaction, accountId, id)
    await tellTabs({ db: transaction, clock }, accountId)
  })
  return {}
}

const tellTabs = (deps: SavedDependencies, accountId: string): Promise<void> =>
  publish(deps, [{ accountId, kind: 'saved-jobs-changed', ids: {} }])

const whose = async ({ blocks }: Pick<SeenDependencies, 'blocks'>, viewer: Viewer) => ({
  accountId: accountOf(viewer),
  hidden: await hiddenFrom(blocks, viewer),
})

export const listSavedIds = async (
  deps: SeenDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listSavedIds>> => ({
  ids: await queries.listSavedIds(deps.db, await whose(deps, viewer)),
})

export async function isJobSaved(
  deps: SeenDependencies,
  { id }: { id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.isJobSaved>> {
  return { is_saved: (await queries.listSavedIds(deps.db, await whose(deps, viewer))).includes(id) }
}

export async function listSavedJobs(
  deps: SeenDependencies,
  { page, sort }: z.output<typeof contracts.listSavedJobs.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.listSavedJobs>> {
  const own = await whose(deps, viewer)
  const [total, rows] = await Promise.all([
    queries.countSavedSeen(deps.db, own),
    queries.findSavedJobs(deps.db, {
      ...own,
      ...{ rates: deps.rates, jobId: null, sort },
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }),
  ])
  return { jobs: await presentSaved(deps, rows, viewer), total }
}

/** Throws 41131 for a job that is not saved. */
export async function getSavedJob(
  deps: SeenDependencies,
  { id }: { id: number },
  viewer: Viewer,
): Promise<ResponseOf<typeof contracts.getSavedJob>> {
  const { rates } = deps
  const one = { ...(await whose(deps, viewer)), rates, jobId: id, sort: 1, limit: 1, offset: 0 }
  const [saved] = await presentSaved(deps, await queries.findSavedJobs(deps.db, one), viewer)
  if (saved === undefined) throw new ApiError(41131)
  return saved
}

async function presentSaved(deps: SeenDependencies, rows: readonly queries.SavedRow[], viewer: Viewer) {
  const ids = rows.map(({ job_id }) => job_id)
  const [jobs, applications] = await Promise.all([
    listJobCards(deps, ids, viewer, { withClosed: true }),
    liveApplications(deps.db, accountOf(viewer), ids),
  ])
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  return rows.flatMap(({ job_id, saved_at }) => {
    const job = jobById.get(job_id)
    const application_id = applications.get(job_id) ?? null
    return job === undefined ? [] : [{ job, saved_at: saved_at.toISOString(), application_id }]
  })
}
