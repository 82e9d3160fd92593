import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshLandings } from '#features/landings/server/refresh-landings.ts'
import { systemClock } from '#platform/clock.ts'
import { connect, createDatabase, type Database } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { beginMaintenance } from '#platform/db/maintenance.ts'
import { migrate } from '#platform/db/migrate.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { publicFileStore } from '#platform/storage/file-store.ts'
import { CAST_COMPANY } from '../../demo/cast-companies.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { startWeb } from '../../src/entry/web.ts'

/**
 * The site that the journeys go through: the built pages with a small demo world, on a free port, its data in a folder of
 * its own that goes when it stops. Beside it an empty one under maintenance. Says in one line where they are and which
 * ids the named cast has.
 */

const SEED = 1
/** A journey that only needs another setting is served a smaller world. */
const JOBS = Number(process.env.JOBLANE_E2E_JOBS ?? 5000)
const ORPHAN_CHECK_MS = 500

const folder = mkdtempSync(join(tmpdir(), 'joblane-e2e-'))
// The database's own user must pass when the tests run as root.
chmodSync(folder, 0o755)
const cluster = await startEmbeddedCluster(folder, { durable: false })
const database = await openDatabase('joblane')
const site = await start(database)
const closedDatabase = await openDatabase('closed')
const closedSite = await startClosed(closedDatabase)
const mail = await serveMail(database)
stopWithTheJourneys()
console.log(
  `The site is at ${site.address}, a closed one at ${closedSite.entrance}, its mail at ${mail}, ` +
    `that of recruiters at ${site.employerAddress}, with the cast ${JSON.stringify(await castIds(database))}`,
)

async function openDatabase(name: string): Promise<Database> {
  await createDatabase(cluster, name)
  const opened = await connect({ ...cluster.connection, database: name })
  await migrate(opened.db)
  return opened
}

async function start(database: Database) {
  const files = publicFileStore(folder)
  await loadDemo(database.db, { seed: SEED, now: systemClock.now(), jobs: JOBS, companies: JOBS / 10, files })
  await refreshLandings(database.db, systemClock)
  return serve(folder, database)
}

/** Its `entrance` lets an operator in. */
async function startClosed(database: Database) {
  const pass = await beginMaintenance(database.db, systemClock, 10)
  const web = await serve(join(folder, 'closed'), database)
  return { ...web, entrance: `${web.address}/maintenance/enter/${pass}` }
}

async function serve(dataFolder: string, database: Database) {
  // Each test comes from an address of its own, so that none uses up another's rate limit.
  const env = readEnv({
    PORT: '0',
    EMPLOYER_PORT: '0',
    JOBLANE_DATA: dataFolder,
    JOBLANE_CHECK_RESPONSES: 'on',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
    PIXEL_URL: process.env.PIXEL_URL,
  })
  return startWeb(env, { database, clock: systemClock, log: createLog(env.LOG_LEVEL) })
}

/** What was posted to `?to=`, the newest first: journeys read their letters here. */
async function serveMail({ db }: Database): Promise<string> {
  const server = createServer(async (request, response) => {
    const to = new URL(request.url ?? '', 'http://mail').searchParams.get('to') ?? ''
    const posted = await db
      .selectFrom('outbound_messages')
      .select(['kind', 'text'])
      .where('recipient', '=', to)
      .orderBy('id', 'desc')
      .execute()
    response.end(JSON.stringify(posted))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
}

/** Ids of jobs by the key of `demo/cast.ts`, of companies by that of `demo/cast-companies.ts` after `company `. */
async function castIds({ db }: Database): Promise<Record<string, number>> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['id', 'source_ref'])
    .where('source', '=', 'demo')
    .where('source_ref', 'like', 'cast-%')
    .execute()
  const companies = await db
    .selectFrom('companies')
    .select(['id', 'source_ref'])
    .where('source_ref', 'in', Object.values(CAST_COMPANY))
    .execute()
  return Object.fromEntries([
    ...jobs.map(({ id, source_ref }) => [source_ref.replace('cast-', ''), id]),
    ...Object.entries(CAST_COMPANY).map(([key, ref]) => [
      `company ${key}`,
      companies.find(({ source_ref }) => source_ref === ref)?.id,
    ]),
  ])
}

/** At their signal, and when they were killed: then we find ourselves with another parent. */
function stopWithTheJourneys(): void {
  const parent = process.ppid
  let isStopping = false
  const stopOnce = () => {
    if (!isStopping) void stop()
    isStopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopOnce)
  setInterval(() => process.ppid !== parent && stopOnce(), ORPHAN_CHECK_MS)
}

async function stop(): Promise<void> {
  await Promise.all([site.close(), closedSite.close()])
  await Promise.all([database.close(), closedDatabase.close()])
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
