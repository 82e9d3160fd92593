import { accountSettingsTasks } from '#features/account-settings/server/jobs.ts'
import { companyTasks } from '#features/companies/server/jobs.ts'
import { feedTasks } from '#features/feeds/server/jobs.ts'
import { jobTasks } from '#features/jobs/server/jobs.ts'
import { landingTasks } from '#features/landings/server/jobs.ts'
import { moderationTasks } from '#features/moderation/server/jobs.ts'
import { notificationTasks } from '#features/notifications/server/jobs.ts'
import { sessionTasks } from '#features/sessions/server/jobs.ts'
import { signInTasks } from '#features/sign-in/server/jobs.ts'
import { trackingTasks } from '#features/tracking/server/jobs.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { startWorker, type Worker } from '#platform/jobs/start-worker.ts'
import type { Log } from '#platform/log.ts'
import { outboxTasks } from '#platform/post/outbox-tasks.ts'
import type { PostSettings } from '#platform/post/post-settings.ts'
import type { Secrets } from '#platform/secrets.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import { streamTasks } from '#platform/stream/stream-tasks.ts'

interface WorkerDependencies {
  env: Pick<Env, 'REDIS_URL'>
  database: Database
  clock: Clock
  log: Log
  dataFolder: string
  post: PostSettings
  secrets: Secrets
}

/** The worker role: runs the background jobs of all rooms. */
export async function startWork({
  env,
  database,
  clock,
  log,
  dataFolder,
  post,
  secrets,
}: WorkerDependencies): Promise<Worker> {
  const { db } = database
  const { tasks: postTasks, close: closePost } = outboxTasks({ db, clock, log }, post)
  const bus = await openBus(env, database, log)
  const worker = await startWorker(database, {
    clock,
    log,
    tasks: [
      ...postTasks,
      ...streamTasks({ db, clock }),
      ...notificationTasks({ db, clock }),
      ...sessionTasks({ db, clock }),
      ...signInTasks({ db, clock, secrets }),
      ...accountSettingsTasks({ db, clock }),
      ...jobTasks({ db, clock }),
      ...landingTasks({ db, clock }),
      ...trackingTasks({ db, clock }),
      ...companyTasks({ db }),
      ...feedTasks({ db, clock, dataFolder }, log),
      ...moderationTasks({ db, clock }),
    ],
  })
  return {
    async stop() {
      await worker.stop()
      await bus.close()
      closePost()
    },
  }
}
