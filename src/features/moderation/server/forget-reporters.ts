import { REPORTER_KEPT_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetReporters as forgetReportersBefore } from './queries/job-reports.ts'

const DAY_MS = 24 * 3_600_000

/** Reports stay. The digest that detects a second report of the same visitor is deleted after `REPORTER_KEPT_DAYS`. */
export const forgetReporters = (db: Db, clock: Clock): Promise<void> =>
  forgetReportersBefore(db, new Date(clock.now().getTime() - REPORTER_KEPT_DAYS * DAY_MS))
