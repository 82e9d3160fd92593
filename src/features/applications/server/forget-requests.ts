import { APPLICATION_REQUEST_DAYS } from '#config/limits.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { later } from '#shared/later.ts'
import { removeRequestsBefore } from './queries/requests.ts'

export const forgetRequests = ({ db, clock }: { db: Db; clock: Clock }): Promise<void> =>
  removeRequestsBefore(db, later(clock.now(), -APPLICATION_REQUEST_DAYS * 86_400))
