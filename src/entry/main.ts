import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { startWeb } from './web.ts'

/** All roles in one process: what `npm start` runs. Stops cleanly on SIGINT and SIGTERM. */

/** The same world everywhere; its dates follow the day it is made. */
const DEMO_SEED = 1

try {
  await main()
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const database = await openDatabase(env)
  let stopWeb = async () => {}
  stopOnSignal(async () => {
    await stopWeb()
    await database.close()
  })
  try {
    await migrate(database.db)
    if (env.JOBLANE_DEMO === 'on') await loadDemoWorld()
    const web = await startWeb(env, { database, clock: systemClock, log })
    stopWeb = web.close
    console.log(
      `Joblane is at ${env.PUBLIC_ORIGIN ?? web.address} (its data in ${env.dataFolder}). Ctrl-C stops it.`,
    )
  } catch (error) {
    await database.close()
    throw error
  }

  async function loadDemoWorld(): Promise<void> {
    const made = await loadDemo(database.db, { seed: DEMO_SEED, now: systemClock.now() })
    if (made.jobs > 0) console.log(`Made a demo world of ${made.jobs} jobs in ${made.companies} companies.`)
  }
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const onSignal = async () => {
    if (stopping) return
    stopping = true
    console.log('Stopping ...')
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
