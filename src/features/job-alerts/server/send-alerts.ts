import { JOBS_IN_ALERT } from '#config/limits.ts'
import { languagesRead } from '#i18n/languages-read.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { errorFields, type Log } from '#platform/log.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import { type Person, type PersonSource, UNKNOWN_PERSON } from '#platform/search/person.ts'
import { personOf } from '#platform/search/person-of.ts'
import type { Secrets } from '#platform/secrets.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, NOTHING_HIDDEN } from '#shared/blocks.ts'
import { later } from '#shared/later.ts'
import { type RelationSource, relationBetween } from '#shared/relation.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type JobCard, listJobCards } from '../../jobs/server/door.ts'
import { type Alert, type MatchedAlert, whyMatched } from '../../search/server/door.ts'
import type { Frequency } from '../contract/alert.ts'
import { tokenOf } from './alert-token.ts'
import { describeSearches } from './describe-search.ts'
import { alertEmail } from './mail/alert-email.ts'
import { nextMorning } from './next-morning.ts'
import type { AlertRow } from './queries/alerts.ts'
import * as queries from './queries/due-alerts.ts'
import { readSearch } from './read-search.ts'

export interface SendServices {
  db: Db
  clock: Clock
  log: Log
  secrets: Secrets
  blocks: Blocks
  personSources: readonly PersonSource[]
  relationSources: readonly RelationSource[]
  /** The public addresses of the sites. */
  origins: { seeker: () => string }
  /** The new jobs of each alert that has some: `matchAlerts` of the search. */
  match: (
    alerts: AsyncIterable<Alert<AlertRow>>,
    options: { jobIds: readonly number[]; most: number },
  ) => AsyncIterable<MatchedAlert<AlertRow>>
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
/** Beyond so many matches their number is not counted. */
const MOST_MATCHES = 100
const AT_ONCE = 500
/** In seconds: until an alert is tried again whose reader has had too many mails. */
const RETRY_SECONDS = 3600

async function sendDue(services: SendServices, frequency: Frequency, signal: AbortSignal): Promise<void> {
  const { db, clock, log, match } = services
  const now = clock.now()
  const since = await queries.newSince(db, frequency, now)
  if (since === null) return
  const jobIds = await queries.jobsSince(db, later(since, -LATE_SECONDS))
  const sent = new Set<string>()
  const failed = new Set<string>()
  // It is asked for the next alert once the one before has been matched and sent.
  async function* due(): AsyncGenerator<Alert<AlertRow>> {
    for (let after = FIRST_ID; ; ) {
      const rows = await queries.dueAlerts(db, { frequency, now, after, limit: AT_ONCE })
      for (const row of rows) {
        signal.throwIfAborted()
        const searched = await asSearched(services, row).catch((error: unknown) => fail(row.id, error))
        if (searched !== null) yield searched
      }
      const rest = rows.filter(({ id }) => !sent.has(id) && !failed.has(id))
      await queries.finishAll(
        db,
        rest.map((row) => ({ id: row.id, nextAt: morningAfter(now, row) })),
        now,
      )
      sent.clear()
      after = rows.at(-1)?.id ?? after
      if (rows.length < AT_ONCE) return
    }
  }
  /** It stays due; the others do not wait for it. */
  function fail(id: string, error: unknown): null {
    failed.add(id)
    log.error('A job alert could not be sent', errorFields(error))
    return null
  }
  if (jobIds.length === 0) {
    for await (const _ of due());
    return
  }
  for await (const matched of match(due(), { jobIds, most: MOST_MATCHES })) {
    signal.throwIfAborted()
    sent.add(matched.id.id)
    await sendOne(services, matched, now).catch((error: unknown) => fail(matched.id.id, error))
  }
}

const morningAfter = (now: Date, { id, time_zone, frequency_id }: AlertRow): Date =>
  nextMorning(now, time_zone, frequency_id, id)

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Only where no words say what is looked for, the order depends on the person. */
async function asSearched({ personSources }: SendServices, row: AlertRow): Promise<Alert<AlertRow>> {
  const search = readSearch(row.search)
  const viewer = readerOf(row, search.country)
  const person: Person =
    search.query === ''
      ? await personOf(personSources, viewer)
      : { ...UNKNOWN_PERSON, languages: languagesRead(viewer) }
  return { id: row, search, language: row.language, person, withSimilar: row.wants_similar }
}

/** The reader of an alert as they would search at the site. */
function readerOf({ language, account_id: accountId }: AlertRow, country: string): Viewer {
  const session = { id: '', accountId, site: 'seeker', provenBy: [], provenAt: new Date(0) } as const
  return { role: 'seeker', language, country: country || null, address: '', session }
}

async function sendOne(services: SendServices, matched: MatchedAlert<AlertRow>, now: Date): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const alert = await queries.claimDue(db, matched.id.id, now)
    const accountId = alert?.account_id ?? null
    if (alert === null || accountId === null) return
    const chosen = await chooseJobs({ ...services, db }, alert, matched)
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

interface ChosenJobs {
  jobs: readonly JobCard[]
  total: number
  hasMore: boolean
}

/** The best of the jobs that the reader has not seen, and how many there are. */
async function chooseJobs(
  { db, blocks, personSources, relationSources }: SendServices,
  alert: AlertRow,
  { hits, total, similar }: MatchedAlert<AlertRow>,
): Promise<ChosenJobs> {
  const viewer = readerOf(alert, readSearch(alert.search).country)
  const person = await personOf(personSources, viewer)
  const since = new Date(
    Math.max(alert.created_at.getTime(), later(alert.searched_at, -LATE_SECONDS).getTime()),
  )
  const unseen = await queries.unseenOf(db, { alert, jobIds: hits.map(({ id }) => id), since })
  const hidden = { jobs: new Set(person.hiddenJobIds), companies: new Set(person.hiddenCompanyIds) }
  const ids = hits.map(({ id }) => id).filter((id) => unseen.has(id) && !hidden.jobs.has(id))
  const cards = (await listJobCards({ db, blocks }, ids, viewer)).filter(
    ({ company }) => !hidden.companies.has(company.id),
  )
  const shown: JobCard[] = []
  const accountId = alert.account_id ?? ''
  for (const card of cards) {
    if (shown.length === JOBS_IN_ALERT) break
    const { isBlocked } = await relationBetween(relationSources, { accountId, companyId: card.company.id })
    if (!isBlocked) shown.push(card)
  }
  return {
    jobs: shown,
    total: shown.length < JOBS_IN_ALERT ? shown.length : cards.length,
    hasMore: total + similar > hits.length,
  }
}

async function mailOf(
  { db, secrets, origins, blocks }: SendServices,
  alert: AlertRow,
  matched: MatchedAlert<AlertRow>,
  { jobs, total, hasMore }: ChosenJobs,
) {
  const search = readSearch(alert.search)
  const to = alert.email ?? alert.own_email ?? ''
  const { language } = alert
  const hidden = alert.account_id === null ? NOTHING_HIDDEN : await blocks.ofAccount(alert.account_id)
  const [words = { title: '', filters: [] }] = await describeSearches(db, [search], { language, hidden })
  const why = new Map(whyMatched(matched, jobs, language, 0).map((each) => [each.job_id, each]))
  const similar = new Set(matched.hits.slice(matched.total).map(({ id }) => id))
  return alertEmail({
    ...{ to, language, total, hasMore, at: origins.seeker() },
    alert: { id: alert.id, frequency: alert.frequency_id, search, ...words },
    jobs: jobs.map((job) => ({ job, why: why.get(job.id) ?? null, isSimilar: similar.has(job.id) })),
    token: tokenOf(secrets, { id: alert.id, email: to }),
  })
}
