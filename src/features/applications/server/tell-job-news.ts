import { type NotifyDependencies, notify } from '#features/notifications/server/door.ts'
import {
  claimJobNews,
  findConcerned,
  type JobNewsRow,
  keepToldThrough,
  removeJobNews,
} from './queries/job-news.ts'

/** Few enough that their transaction takes a moment. */
const BATCH = 200

/**
 * Tells those who have applied for a job that it has closed or paused: whether a recruiter, an operator, its feed or its
 * end has closed it, a trigger notes that in the same transaction. Each batch is told and noted together, so a run that
 * breaks off goes on where it was, and nobody is told twice. A job that opened again meanwhile is no news.
 */
export async function tellJobNews(deps: NotifyDependencies, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isMore = await deps.db.transaction().execute(async (db) => {
      const news = await claimJobNews(db)
      if (news !== null) await tellBatch({ ...deps, db }, news)
      return news !== null
    })
    if (!isMore) return
  }
}

async function tellBatch(deps: NotifyDependencies, news: JobNewsRow): Promise<void> {
  const variant = news.status === 'closed' ? 'closed' : 'on-hold'
  const concerned = news.status === 'open' ? [] : await findConcerned(deps.db, news, BATCH)
  const last = concerned.at(-1)
  if (last === undefined || concerned.length < BATCH) await removeJobNews(deps.db, news.job_id)
  else await keepToldThrough(deps.db, news.job_id, last.id)
  await notify(
    deps,
    concerned.map(({ id, account_id }) => ({
      ...({ kind: 'job-closed', variant } as const),
      ...{ accountId: account_id, jobId: news.job_id, applicationId: id },
    })),
  )
}
