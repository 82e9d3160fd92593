import type { ExchangeRates } from '#config/exchange-rates.ts'
import { createBlocks } from '#features/companies/server/blocks/create-blocks.ts'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import type { RoomServices } from '#features/room-services.ts'
import { rooms } from '#features/rooms.ts'
import { sitemapSections } from '#features/sitemap-sections.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { startWorker, type Worker } from '#platform/jobs/start-worker.ts'
import type { Log } from '#platform/log.ts'
import type { OutboundSettings } from '#platform/outbound/outbound-settings.ts'
import { outboxTasks } from '#platform/outbound/outbox-tasks.ts'
import type { Secrets } from '#platform/secrets.ts'
import { fileTasks } from '#platform/storage/file-tasks.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { uploadFolder } from '#platform/storage/uploads.ts'
import { openBus } from '#platform/stream/open-bus.ts'
import { streamTasks } from '#platform/stream/stream-tasks.ts'

interface WorkerDependencies {
  env: Pick<Env, 'REDIS_URL'>
  database: Database
  clock: Clock
  log: Log
  dataFolder: string
  privateFiles: PrivateFiles
  outbound: OutboundSettings
  secrets: Secrets
  origins: RoomServices['origins']
  rates: ExchangeRates
}

/** The worker role: runs the background jobs of all rooms. */
export async function startWork({
  env,
  database,
  outbound,
  privateFiles,
  ...deps
}: WorkerDependencies): Promise<Worker> {
  const { db } = database
  const { clock, log } = deps
  const outbox = await outboxTasks({ db, clock, log, privateFiles }, outbound)
  const directory = createCompanyDirectory(db, clock)
  const blocks = createBlocks(db, directory)
  const personSources = await Promise.all(
    rooms.flatMap((room) => room.person?.({ db, clock, directory, blocks }) ?? []),
  )
  const relationSources = await Promise.all(rooms.flatMap((room) => room.relation?.({ db, blocks }) ?? []))
  const known = { blocks, personSources, relationSources, sitemapSections: await sitemapSections() }
  const services = { db, ...deps, ...known }
  const folder = uploadFolder(deps.dataFolder)
  const ownTasks = [...outbox.tasks, ...fileTasks({ db, clock, privateFiles, folder })]
  const roomTasks = await Promise.all(rooms.map((room) => room.tasks?.(services) ?? []))
  const tasks = [...ownTasks, ...streamTasks({ db, clock }), ...roomTasks.flat()]
  const bus = await openBus(env, database, log)
  const worker = await startWorker(database, { clock, log, tasks })
  return {
    async stop() {
      await worker.stop()
      await bus.close()
      outbox.close()
    },
  }
}
