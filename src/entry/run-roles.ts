import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { FileWarning } from '#config/file-warnings.ts'
import { linkOfNewOperator } from '#features/operators/server/appoint-operator.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { connectForRequests } from '#platform/db/request-database.ts'
import type { Env } from '#platform/env.ts'
import { createLog, type Log } from '#platform/log.ts'
import { mailboxAddress } from '#platform/outbound/mailbox-key.ts'
import { fileWarnings } from '#platform/storage/file-warnings.ts'
import { publicFileStore } from '#platform/storage/folder-store.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import type { Site } from '#shared/viewer.ts'
import { CAST_OPERATOR } from '../../demo/cast-people.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { startRealtime } from './realtime.ts'
import type { Role } from './roles.ts'
import { serveHealth } from './serve-health.ts'
import { bySite, expectedOrigin } from './sites.ts'
import { startWorkThread } from './start-work-thread.ts'
import { startWeb } from './web.ts'

/** After this time, shutdown no longer waits for something that hangs, such as the database. */
const STOP_MS = 30_000

/** The same demo world on every machine; its dates follow the day it is made. */
const DEMO_SEED = 1

const FILE_WARNINGS: Readonly<Record<FileWarning, string>> = {
  no_scanner: 'No virus scanner is set (CLAMD_URL): uploaded files are not scanned.',
  no_sandbox: 'This system gives no sandbox: a malicious file could do more harm here than it should.',
}

/** Runs the roles on an open database until `stop`: a running step of the start is finished first. */
export async function runRoles(
  roles: ReadonlySet<Role>,
  env: Env,
  database: Database,
  stop: AbortSignal,
): Promise<void> {
  if (stop.aborted) return
  await migrate(database.db)
  if (roles.has('web') && env.JOBLANE_DEMO === 'on') await loadDemoWorld(env, database, stop)
  if (stop.aborted) return
  const log = createLog(env.LOG_LEVEL)
  const running: Running[] = []
  try {
    const holdsSockets = roles.has('realtime')
    const web = roles.has('web') ? await runWeb(env, database, log, { holdsSockets }) : null
    if (web !== null) running.push(web)
    else if (holdsSockets) running.push(await runRealtime(env, database, log))
    if (roles.has('worker')) running.push(await runWorker(env, database, log, web?.origins ?? null))
    if (!stop.aborted) await once(stop, 'abort')
  } finally {
    const closed = Promise.all(running.map((role) => role.close()))
    await Promise.race([closed, setTimeout(STOP_MS, undefined, { ref: false })])
  }
}

interface Running {
  close(): Promise<void>
}

async function runWeb(
  env: Env,
  database: Database,
  log: Log,
  { holdsSockets }: { holdsSockets: boolean },
): Promise<Running & { origins: Record<Site, string> }> {
  const forRequests = connectForRequests(database, log)
  const web = await startWeb(env, { database: forRequests, clock: systemClock, log, holdsSockets })
  const origins = bySite(({ site, origin }) => env[origin] ?? web.addresses[site])
  console.log(
    `Joblane is at ${origins.seeker}, for recruiters at ${origins.employer}, ` +
      `for operators at ${origins.console} (its data in ${env.dataFolder}). Ctrl-C stops it.`,
  )
  const mailbox = mailboxAddress(env, origins.seeker)
  if (mailbox !== null) console.log(`No mail server is set. What would be sent is at ${mailbox}`)
  for (const warning of await fileWarnings(env)) console.log(FILE_WARNINGS[warning])
  if (env.JOBLANE_DEMO === 'on') await tellOperatorsLink(database, origins.console)
  return { ...closing(web, forRequests), origins }
}

/** The demo world's operator has no credentials at first. */
async function tellOperatorsLink({ db }: Database, origin: string): Promise<void> {
  const link = await linkOfNewOperator({ db, clock: systemClock }, CAST_OPERATOR.email)
  if (link !== null)
    console.log(`Its operator sets up the sign-in to the console at ${origin}${link} (once, within a day).`)
}

async function runRealtime(env: Env, database: Database, log: Log): Promise<Running> {
  const forRequests = connectForRequests(database, log)
  const realtime = await startRealtime(env, { database: forRequests, clock: systemClock, log })
  console.log(
    `Joblane holds sockets at ${realtime.addresses.seeker}, for recruiters at ${realtime.addresses.employer} ` +
      `(its data in ${env.dataFolder}). Ctrl-C stops it.`,
  )
  return closing(realtime, forRequests)
}

/** A server that answers requests, together with the connections for them. */
function closing(server: Running, database: Database): Running {
  return {
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}

/** `beside`: the addresses of the sites of this process, which then also answer health checks; null: it has none. */
async function runWorker(
  env: Env,
  database: Database,
  log: Log,
  beside: Record<Site, string> | null,
): Promise<Running> {
  const origins = beside ?? bySite(({ site }) => expectedOrigin(env, site))
  const work = startWorkThread(env, database, log, origins)
  if (beside !== null) return { close: () => work.stop() }
  try {
    const health = await serveHealth(env, database, work)
    console.log(`Joblane does its background work (its data in ${env.dataFolder}). Ctrl-C stops it.`)
    return { close: async () => void (await Promise.all([health.close(), work.stop()])) }
  } catch (error) {
    await work.stop()
    throw error
  }
}

async function loadDemoWorld(env: Env, { db }: Database, signal: AbortSignal): Promise<void> {
  const files = publicFileStore(env.dataFolder)
  const made = await loadDemo(db, {
    seed: DEMO_SEED,
    now: systemClock.now(),
    files,
    privateFiles: privateFiles(env),
    signal,
  })
  if (made.isAnother)
    console.log('The demo world in this data folder is of another size, and stays as it is.')
  else if (made.jobs > 0)
    console.log(`Made a demo world of ${made.jobs} jobs in ${made.companies} companies.`)
}
