import { ALERT_WAITING_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { later } from '#shared/later.ts'
import { forgetWaiting } from './queries/alerts.ts'
import { forgetTold } from './queries/at-once.ts'
import { forgetSent } from './queries/due-alerts.ts'

const DAY = 24 * 3600
/** No search looks back so far that it could repeat what was sent then. */
const SENT_DAYS = 180

/** Deletes alerts for which nobody has pressed the link, and old records of what was sent. */
export async function forgetAlerts({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await forgetWaiting(db, later(clock.now(), -ALERT_WAITING_DAYS * DAY))
  const long = later(clock.now(), -SENT_DAYS * DAY)
  await forgetSent(db, long)
  await forgetTold(db, long)
}
