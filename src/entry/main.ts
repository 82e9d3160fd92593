import { once } from 'node:events'
import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { publicFileStore } from '#platform/storage/file-store.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { startWorkThread } from './start-work-thread.ts'
import { startWeb } from './web.ts'

/**
 * All roles in one process: what `npm start` runs. SIGINT and SIGTERM stop it cleanly at whatever moment they come: a
 * step of the start is finished first, so that no database is left running behind.
 */

/** The same world everywhere; its dates follow the day it is made. */
const DEMO_SEED = 1

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const env = readEnv()
  const stop = stopOnSignal()
  const database = await openDatabase(env)
  try {
    await migrate(database.db)
    if (env.JOBLANE_DEMO === 'on') await loadDemoWorld()
    if (stop.aborted) return
    const log = createLog(env.LOG_LEVEL)
    const web = await startWeb(env, { database, clock: systemClock, log })
    const work = startWorkThread(env, database, log)
    console.log(
      `Joblane is at ${env.PUBLIC_ORIGIN ?? web.address} (its data in ${env.dataFolder}). Ctrl-C stops it.`,
    )
    if (!stop.aborted) await once(stop, 'abort')
    await Promise.all([web.close(), work.stop()])
  } finally {
    await database.close()
  }

  async function loadDemoWorld(): Promise<void> {
    const files = publicFileStore(env.dataFolder)
    const made = await loadDemo(database.db, { seed: DEMO_SEED, now: systemClock.now(), files, signal: stop })
    if (made.isAnother)
      console.log('The demo world in this data folder is of another size, and stays as it is.')
    else if (made.jobs > 0)
      console.log(`Made a demo world of ${made.jobs} jobs in ${made.companies} companies.`)
  }
}

function stopOnSignal(): AbortSignal {
  const controller = new AbortController()
  controller.signal.addEventListener('abort', () => console.log('Stopping ...'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort())
  return controller.signal
}
