import { setImmediate } from 'node:timers/promises'
import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import { companiesNamed, createCompanyDirectory } from '../../../companies/server/door.ts'
import { followJobs } from '../index-follower.ts'
import { indexSettings } from '../index-settings.ts'
import { snapshotFileIn } from '../snapshot-file.ts'
import type { Alert, MatchedAlert } from './alert.ts'
import { createAlertMatcher } from './alert-matcher.ts'

interface MatchServices {
  db: Db
  clock: Clock
  log: Log
  rates: ExchangeRates
  /** Of the site, whose index is saved there. */
  dataFolder: string
}

/**
 * Finds the jobs among these for each alert: exactly those that a search would list as matches now, best first. Alerts
 * without any are left out of the result.
 *
 * Give it the ids of all jobs that are new since the last run (those that no search would show, closed ones and copies,
 * are passed over), and all alerts that are due, in any order; it reads the next alert when the caller asks for the next
 * result. It loads an index of its own, some 400 bytes for each live job, and releases it at the end: call it once for
 * many alerts. It lets other work in between.
 *
 * ```ts
 * for await (const { id, hits, reasons } of matchAlerts(services, dueAlerts(), { jobIds, most: 20 })) { … }
 * ```
 *
 * @param most the number of jobs to return for an alert, at most; `total` says how many there are
 */
export async function* matchAlerts<Id>(
  services: MatchServices,
  alerts: Iterable<Alert<Id>> | AsyncIterable<Alert<Id>>,
  { jobIds, most }: { jobIds: readonly number[]; most: number },
): AsyncGenerator<MatchedAlert<Id>> {
  const { db, clock, log, rates, dataFolder } = services
  const follower = await followJobs(db, indexSettings(rates), snapshotFileIn(dataFolder), (trouble) =>
    log.error(trouble),
  )
  await follower.catchUpWithNow()
  const companies = await createCompanyDirectory(db, clock).fresh()
  const matcher = createAlertMatcher(await inSlices(follower.index.subset(jobIds)), {
    companiesNamed: (name) => companiesNamed(companies, name),
    now: Math.floor(clock.now().getTime() / 1000),
    most,
  })
  let begun = performance.now()
  for await (const alert of alerts) {
    const matched = await matcher.match(alert)
    if (matched.total + matched.similar > 0) yield matched
    if (performance.now() - begun < SLICE_MS) continue
    await setImmediate()
    begun = performance.now()
  }
}

const SLICE_MS = 10

async function inSlices<Result>(steps: Generator<number, Result>): Promise<Result> {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < SLICE_MS) continue
    await setImmediate()
    begun = performance.now()
  }
}
