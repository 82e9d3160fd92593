import { accountTasks } from '#features/accounts/server/jobs.ts'
import { companyTasks } from '#features/companies/server/jobs.ts'
import { feedTasks } from '#features/feeds/server/jobs.ts'
import { jobTasks } from '#features/jobs/server/jobs.ts'
import { landingTasks } from '#features/landings/server/jobs.ts'
import { moderationTasks } from '#features/moderation/server/jobs.ts'
import { trackingTasks } from '#features/tracking/server/jobs.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { startWorker, type Worker } from '#platform/jobs/start-worker.ts'
import type { Log } from '#platform/log.ts'
import type { Secrets } from '#platform/secrets.ts'

interface WorkerWorld {
  database: Database
  clock: Clock
  log: Log
  dataFolder: string
  secrets: Secrets
}

/** The worker role: the background work of all rooms. */
export function startWork({ database, clock, log, dataFolder, secrets }: WorkerWorld): Promise<Worker> {
  const { db } = database
  return startWorker(database, {
    clock,
    log,
    tasks: [
      ...accountTasks({ db, clock, secrets }),
      ...jobTasks({ db, clock }),
      ...landingTasks({ db, clock }),
      ...trackingTasks({ db, clock }),
      ...companyTasks({ db }),
      ...feedTasks({ db, clock, dataFolder }, log),
      ...moderationTasks({ db, clock }),
    ],
  })
}
