import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { reportJob } from './report-job.ts'

export function moderationRoutes({ db, clock }: { db: Db; clock: Clock }): Route[] {
  return [route(contracts.reportJob, (request, viewer) => reportJob({ db, clock }, request, viewer))]
}
