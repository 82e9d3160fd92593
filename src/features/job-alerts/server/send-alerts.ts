import { JOBS_IN_ALERT } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ApiError } from '#shared/api-error.ts'
import { NOTHING_HIDDEN } from '#shared/blocks.ts'
import { later } from '#shared/later.ts'
import { type MatchedAlert, whyMatched } from '../../search/server/door.ts'
import type { Frequency } from '../contract/alert.ts'
import { tokenOf } from './alert-token.ts'
import { type ChooseServices, type ChosenJobs, chooseJobs } from './choose-jobs.ts'
import { describeSearches } from './describe-search.ts'
import { alertEmail } from './mail/alert-email.ts'
import { type MatchServices, matchDue } from './match-due.ts'
import { narrowings } from './narrowings.ts'
import { nextMorning } from './next-morning.ts'
import type { AlertRow } from './queries/alerts.ts'
import { countValues } from './queries/count-values.ts'
import * as queries from './queries/due-alerts.ts'
import { readSearch } from './read-search.ts'

export interface SendServices extends MatchServices, ChooseServices {
  clock: Clock
  secrets: Secrets
  /** The public addresses of the sites. */
  origins: { seeker: () => string }
}

/**
 * Sends the alerts that are due. An alert whose transaction commits has its mail in the outbox, its jobs in the record,
 * and its next morning; one that fails before has none of them, and is due at the next run. So a worker may die at any
 * moment.
 *
 * Jobs are looked for from a while before the last search on: a job is written in a transaction that may have ended only
 * after that search. The record is what keeps them from being sent twice.
 */
export async function sendDueAlerts(services: SendServices, signal: AbortSignal): Promise<void> {
  for (const frequency of [1, 2] as const) await sendDue(services, frequency, signal)
}

/** In seconds: the longest that a transaction which writes postings may take. */
const LATE_SECONDS = 2 * 3600
/** In seconds: until an alert is tried again whose reader has had too many mails. */
const RETRY_SECONDS = 3600

async function sendDue(services: SendServices, frequency: Frequency, signal: AbortSignal): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const since = await queries.newSince(db, frequency, now)
  if (since === null) return
  await matchDue(
    services,
    {
      jobIds: await queries.jobsSince(db, later(since, -LATE_SECONDS)),
      read: (given) => queries.dueAlerts(db, { frequency, now, ...given }),
      each: (matched) => sendOne(services, matched, now),
      finish: (alerts) =>
        queries.finishAll(
          db,
          alerts.map((row) => ({ id: row.id, nextAt: morningAfter(now, row) })),
          now,
        ),
    },
    signal,
  )
}

const morningAfter = (now: Date, { id, time_zone, frequency_id }: AlertRow): Date =>
  nextMorning(now, time_zone, frequency_id, id)

async function sendOne(services: SendServices, matched: MatchedAlert<AlertRow>, now: Date): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const alert = await queries.claimDue(db, matched.id.id, now)
    const accountId = alert?.account_id ?? null
    if (alert === null || accountId === null) return
    const before = Math.max(alert.created_at.getTime(), later(alert.searched_at, -LATE_SECONDS).getTime())
    const unseen = { since: new Date(before), by: 'mail', most: JOBS_IN_ALERT } as const
    const chosen = await chooseJobs({ ...services, db }, alert, matched, unseen)
    if (chosen.jobs.length === 0) return finish(db, alert, { now, sentAt: null })
    try {
      await queueMail(db, services.clock, await mailOf({ ...services, db }, alert, matched, chosen))
    } catch (error) {
      // Its reader has had too many mails today: the jobs stay new.
      if (!(error instanceof ApiError)) throw error
      return queries.finishAlert(db, {
        ...{ id: alert.id, searchedAt: alert.searched_at, nextAt: later(now, RETRY_SECONDS), sentAt: null },
      })
    }
    await queries.recordSent(db, { id: alert.id, accountId, jobIds: chosen.jobs.map(({ id }) => id), now })
    await finish(db, alert, { now, sentAt: now })
  })
}

const finish = (
  db: Db,
  alert: AlertRow,
  { now, sentAt }: { now: Date; sentAt: Date | null },
): Promise<void> =>
  queries.finishAlert(db, { id: alert.id, searchedAt: now, nextAt: morningAfter(now, alert), sentAt })

async function mailOf(
  { db, secrets, origins, blocks }: SendServices,
  alert: AlertRow,
  matched: MatchedAlert<AlertRow>,
  { jobs, others }: ChosenJobs,
) {
  const total = jobs.length + others.length
  const hasMore = matched.total + matched.similar > matched.hits.length
  const search = readSearch(alert.search)
  const to = alert.email ?? alert.own_email ?? ''
  const { language } = alert
  const hidden = alert.account_id === null ? NOTHING_HIDDEN : await blocks.ofAccount(alert.account_id)
  const [words = { title: '', filters: [] }] = await describeSearches(db, [search], { language, hidden })
  const why = new Map(whyMatched(matched, jobs, language, 0).map((each) => [each.job_id, each]))
  const similar = new Set(matched.hits.slice(matched.total).map(({ id }) => id))
  const counts = await countValues(
    db,
    [...jobs, ...others].map(({ id }) => id),
  )
  const narrower = narrowings(search, { counts, total, language })
  return alertEmail({
    ...{ to, language, total, hasMore, narrower, at: origins.seeker() },
    alert: { id: alert.id, frequency: alert.frequency_id, search, ...words },
    jobs: jobs.map((job) => ({ job, why: why.get(job.id) ?? null, isSimilar: similar.has(job.id) })),
    token: tokenOf(secrets, { id: alert.id, email: to }),
  })
}
