import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshLandings } from '#features/landings/server/refresh-landings.ts'
import { refreshSitemap } from '#features/landings/server/write-sitemap.ts'
import { type IndexThread, startIndexThread } from '#features/search/server/index-thread.ts'
import { sitemapSections } from '#features/sitemap-sections.ts'
import { systemClock } from '#platform/clock.ts'
import { connect, createDatabase, type Database } from '#platform/db/database.ts'
import { startEmbeddedCluster } from '#platform/db/embedded-cluster.ts'
import { beginMaintenance } from '#platform/db/maintenance.ts'
import { migrate } from '#platform/db/migrate.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readSecrets } from '#platform/secrets.ts'
import { publicFileStore } from '#platform/storage/folder-store.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { CAST_COMPANY } from '../../demo/cast-companies.ts'
import { loadDemo } from '../../demo/load-demo.ts'
import { startWorkThread } from '../../src/entry/start-work-thread.ts'
import { startWeb } from '../../src/entry/web.ts'
import { providerServers } from '../../tests/providers/provider-servers.ts'
import { jobSearchWhenAsked } from '../../tests/site/job-search-when-asked.ts'
import { outsideWorlds } from '../../tests/site/outside-world.ts'
import { advertisedSite } from './advertised-site.ts'
import { behindTls } from './behind-tls.ts'
import { openMessageServer } from './message-server.ts'
import { openPushService } from './push-service.ts'
import { openTestControls } from './test-controls.ts'

/**
 * The site that the journeys go through: the built pages with a small demo world, on a free port, its data in a folder of
 * its own that goes when it stops, with its worker, a post office and providers of sign-ins. Beside it an empty one under
 * maintenance, which has nothing of that. Says in one line where they are and which ids the named cast has.
 */

const SEED = 1
/** A journey that only needs another setting is served a smaller world. */
const JOBS = Number(process.env.JOBLANE_E2E_JOBS ?? 5000)
const ORPHAN_CHECK_MS = 500

const folder = mkdtempSync(join(tmpdir(), 'joblane-e2e-'))
// The database's own user must pass when the tests run as root.
chmodSync(folder, 0o755)
const worlds = await outsideWorlds(folder)
const cluster = await startEmbeddedCluster(folder, { durable: false })
const database = await openDatabase('joblane')
const messageServer = await openMessageServer()
const pushService = await openPushService()
const providers = await providerServers()
let index: Promise<IndexThread> | null = null
const site = await start(database)
const closedDatabase = await openDatabase('closed')
const closedSite = await startClosed(closedDatabase)
const advertised = await advertisedSite((pixel) => startBeside('advertised', { PIXEL_URL: pixel }))
const controls = await openTestControls(database, readSecrets(envOf(folder)), { advertised, pushService })
let named: ReturnType<typeof startWeb> | null = null
const names = await openNames()
stopWithTheJourneys()
console.log(
  `The site is at ${site.addresses.seeker}, a closed one at ${closedSite.entrance}, its mail at ${messageServer.counter}, ` +
    `its test controls at ${controls}, that of recruiters at ${site.addresses.employer}, ` +
    `that of operators at ${site.addresses.console}, ` +
    `by names at ${names.seeker} and ${names.employer}, with the cast ${JSON.stringify(await castIds(database))}`,
)

async function openDatabase(name: string): Promise<Database> {
  await createDatabase(cluster, name)
  const opened = await connect({ ...cluster.connection, database: name })
  await migrate(opened.db)
  return opened
}

async function start(database: Database) {
  const stores = {
    files: publicFileStore(folder),
    privateFiles: privateFiles({ S3_URL: undefined, dataFolder: folder }),
  }
  const size = { jobs: JOBS, companies: JOBS / 10 }
  await loadDemo(database.db, { seed: SEED, now: systemClock.now(), ...size, ...stores })
  await refreshLandings(database.db, systemClock)
  await refreshSitemap(database.db, systemClock, await sitemapSections())
  const env = envOf(folder, {
    ...messageServer.env,
    ...pushService.env,
    ...providers.env,
    ...Object.fromEntries(worlds.flatMap(({ env }) => Object.entries(env))),
  })
  const log = createLog(env.LOG_LEVEL)
  const web = await startWeb(env, { database, clock: systemClock, log, startJobSearch })
  const { seeker } = web.addresses
  providers.open(seeker)
  for (const world of worlds) world.open(seeker)
  const work = startWorkThread(env, database, log, web.addresses)
  return { ...web, close: async () => void (await Promise.all([web.close(), work.stop()])) }
}

/** Its `entrance` lets an operator in. */
async function startClosed(database: Database) {
  const pass = await beginMaintenance(database.db, systemClock, 10)
  const env = envOf(join(folder, 'closed'))
  const log = createLog(env.LOG_LEVEL)
  const search = { startJobSearch: jobSearchWhenAsked }
  const web = await startWeb(env, { database, clock: systemClock, log, ...search })
  return { ...web, entrance: `${web.addresses.seeker}/maintenance/enter/${pass}` }
}

/** The two sites as in production: names of their own, over TLS; nothing runs behind them until it is asked for. */
async function openNames() {
  const start = () => {
    named ??= startBeside('named', { PUBLIC_ORIGIN: names.seeker, EMPLOYER_ORIGIN: names.employer })
    return named
  }
  return {
    seeker: await behindTls('jobs.localhost', async () => (await start()).addresses.seeker),
    employer: await behindTls('hire.localhost', async () => (await start()).addresses.employer),
  }
}

/** All sites that show this world ask one index, which is closed at the end. */
async function startJobSearch(...given: Parameters<typeof startIndexThread>): Promise<IndexThread> {
  index ??= startIndexThread(...given)
  return { ...(await index), close: async () => {} }
}

/** The same world by other settings. */
function startBeside(name: string, settings: Readonly<Record<string, string>>) {
  const env = envOf(join(folder, name), settings)
  return startWeb(env, { database, clock: systemClock, log: createLog(env.LOG_LEVEL), startJobSearch })
}

/** By name, for browsers know no passkeys of a bare address. */
function envOf(dataFolder: string, more: Readonly<Record<string, string>> = {}) {
  // Each test comes from an address of its own, so that none uses up another's rate limit.
  return readEnv({
    HOST: 'localhost',
    CONSOLE_HOST: 'localhost',
    PORT: '0',
    JOBLANE_DATA: dataFolder,
    JOBLANE_CHECK_RESPONSES: 'on',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
    ...more,
  })
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
  const servers = [site, closedSite, providers, ...worlds, await named, advertised]
  await Promise.all(servers.map((server) => server?.close()))
  await (await index)?.close()
  await Promise.all([database.close(), closedDatabase.close()])
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}
