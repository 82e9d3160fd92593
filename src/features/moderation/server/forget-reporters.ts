import { REPORTER_KEPT_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetReporters as forgetReportersBefore } from './queries/job-reports.ts'

const DAY_MS = 24 * 3_600_000

/** Reports stay; what told a second one of the same visitor from a first goes in time. */
export const forgetReporters = (db: Db, clock: Clock): Promise<void> =>
  forgetReportersBefore(db, new Date(clock.now().getTime() - REPORTER_KEPT_DAYS * DAY_MS))
