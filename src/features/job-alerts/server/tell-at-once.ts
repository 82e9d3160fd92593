import { ALERT_NOTICE_SECONDS } from '#config/limits.ts'
import { type NotifyDependencies, notify, quietEndOf } from '#features/notifications/server/door.ts'
import { later } from '#shared/later.ts'
import type { MatchedAlert } from '../../search/server/door.ts'
import { type ChooseServices, chooseJobs } from './choose-jobs.ts'
import { type MatchServices, matchDue } from './match-due.ts'
import type { AlertRow } from './queries/alerts.ts'
import * as queries from './queries/at-once.ts'

export type AtOnceServices = MatchServices & ChooseServices & NotifyDependencies

/**
 * Tells the owners of alerts "at once" of the jobs that have come since the last run, in the product and by push. One
 * notification says all of an alert; the next one comes an hour later at the earliest, and after the quiet hours. The
 * transaction that tells also writes which jobs, so that nobody is told of one twice, by whichever alert, and a worker
 * may die at any moment. The mail of the morning has these jobs too, unless they were opened.
 */
export async function tellAtOnce(services: AtOnceServices, signal: AbortSignal): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const found = await queries.findNewJobs(db, now)
  if (found === null) return
  const { horizon, jobIds } = found
  await matchDue(
    services,
    {
      jobIds,
      read: (given) => queries.dueAtOnce(db, { now, ...given }),
      each: (matched) => tell(services, matched, { now, horizon }),
      finish: (alerts) =>
        queries.waitAtOnce(
          db,
          alerts.map(({ id }) => id),
          { horizon, nextAt: now },
        ),
    },
    signal,
  )
}

async function tell(
  services: AtOnceServices,
  matched: MatchedAlert<AlertRow>,
  { now, horizon }: { now: Date; horizon: string },
): Promise<void> {
  const { clock, origins } = services
  await services.db.transaction().execute(async (db) => {
    const alert = await queries.claimAtOnce(db, matched.id.id, now)
    if (!alert?.account_id || alert.at_once_since === null) return
    const { id, account_id: accountId } = alert
    const wait = (given: { horizon: string | null; nextAt: Date }) => queries.waitAtOnce(db, [id], given)
    const quietEnd = await quietEndOf({ db, clock }, accountId)
    if (quietEnd !== null) return wait({ horizon: null, nextAt: quietEnd })
    const unseen = { since: alert.at_once_since, by: 'notice', most: matched.hits.length } as const
    const { jobs } = await chooseJobs({ ...services, db }, alert, matched, unseen)
    const told = await recordNew(db, { accountId, jobIds: jobs.map((job) => job.id), now })
    const [best] = told
    if (best === undefined) return wait({ horizon, nextAt: now })
    await wait({ horizon, nextAt: later(now, ALERT_NOTICE_SECONDS) })
    const notice = { accountId, kind: 'new-jobs', jobId: best, alert: { id, jobs: told.length } } as const
    await notify({ db, clock, origins }, [notice])
  })
}

/** In their order. */
async function recordNew(
  db: AtOnceServices['db'],
  { jobIds, ...given }: { accountId: string; jobIds: readonly number[]; now: Date },
): Promise<number[]> {
  if (jobIds.length === 0) return []
  const isNew = await queries.recordTold(db, { jobIds, ...given })
  return jobIds.filter((id) => isNew.has(id))
}
