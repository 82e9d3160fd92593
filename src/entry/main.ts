import { setFlagsFromString } from 'node:v8'
import { prepareIndexWorker } from '#features/search/server/start-index-worker.ts'
import { openDatabase } from '#platform/db/database.ts'
import { ConfigurationError, readEnv } from '#platform/env.ts'
import { rolesNamed } from './roles.ts'

/**
 * The program behind `npm start`: runs all roles in one process, or those that are named. SIGINT and SIGTERM stop it
 * cleanly at any time: a running step of the start is finished first, so that no database is left running.
 *
 * Loading the rooms takes a second. So this module imports only what opens the database: PostgreSQL starts, and the
 * thread of the index loads its modules, while the rooms are loaded.
 */

/**
 * Megabytes of half the room for new objects in the threads beside the site: they make fewer at a time than pages do.
 * The `resourceLimits` of a thread cannot say it, since the flag that the site is started with has priority.
 */
const SEMI_SPACE_OF_THREADS = 8
setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE_OF_THREADS}`)

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const roles = rolesNamed(process.argv.slice(2))
  const env = readEnv()
  const stop = stopOnSignal()
  if (roles.has('web')) prepareIndexWorker()
  const loading = import('./run-roles.ts')
  const [database, { runRoles }] = await Promise.all([openDatabase(env, loading), loading])
  try {
    await runRoles(roles, env, database, stop)
  } finally {
    await database.close()
  }
}

function stopOnSignal(): AbortSignal {
  const controller = new AbortController()
  controller.signal.addEventListener('abort', () => console.log('Stopping ...'))
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => controller.abort())
  return controller.signal
}
