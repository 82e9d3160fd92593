import { execFile } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { ConfigurationError } from '../env.ts'
import { type ClusterPaths, clusterPaths, makeFolder } from './cluster-paths.ts'
import { holdUsageLock } from './usage-lock.ts'

const run = promisify(execFile)

/** The cluster's superuser and its one database. Only whoever may enter the socket's folder (0700) can connect. */
const NAME = 'joblane'

/** The number of the advisory lock. */
const PRESENCE = 1

/** As long as a server may need to recover after a crash, or to shut down. */
const PATIENCE_MS = 60_000
const RETRY_MS = 50
/** A server that hangs takes connections, and says nothing. */
const ANSWER_MS = 5000

export interface EmbeddedCluster {
  /** For `pg`: the Unix socket's folder as host. */
  connection: { host: string; user: string; database: string }
  /** Stops the server unless another process is using it: whoever leaves last does. Close your own connections first. */
  leave(): Promise<void>
  /** Stops the server whoever is using it. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the package on a Unix socket below the data folder, making the cluster at the
 * first start. A server that is running there already, another process's or one that a killed run left behind, is
 * used as it is. `durable: false` trades safety for speed and is for tests.
 *
 * Who uses a server says so by a shared advisory lock, which goes with its process whatever ends it. Who leaves tries
 * to take the lock alone: then nobody is there, and whoever comes now waits for it, loses the connection with the
 * server, and starts it anew.
 */
export async function startEmbeddedCluster(
  dataFolder: string,
  { durable = true }: { durable?: boolean } = {},
): Promise<EmbeddedCluster> {
  const home = await clusterPaths(dataFolder)
  const connection = { host: home.socketFolder, user: NAME, database: 'postgres' }
  if (!existsSync(join(home.folder, 'PG_VERSION'))) await initialise(home)
  const present = await enter(home, durable, connection)
  const presence = await holdUsageLock(present, () => comeBack(home, durable, connection))
  return {
    connection,
    leave: async () => {
      await presence.end()
      if (await isDeserted(connection)) await stop(home)
    },
    stop: () => stop(home),
  }
}

/** Made beside its place and moved there when complete: a start that is cut off, or a second one, spoils nothing. */
async function initialise(home: ClusterPaths): Promise<void> {
  const draft = `${home.folder}-${process.pid}`
  const flags = ['--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--no-locale', '--no-sync']
  try {
    makeFolder(draft, home.owner)
    await execute(home, home.programs.initdb, ['-D', draft, '-U', NAME, ...flags])
    renameSync(draft, home.folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (existsSync(join(home.folder, 'PG_VERSION'))) return
    throw new ConfigurationError(`The database could not be created in ${home.folder}: ${reasonOf(error)}`)
  }
}

/** Another process may be starting or stopping the same server: tries until it lets us in. */
async function enter(home: ClusterPaths, durable: boolean, connection: pg.ClientConfig): Promise<pg.Client> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await setTimeout(RETRY_MS)) {
    if (!(await isRunning(home))) await start(home, durable)
    try {
      return await takePresence(connection)
    } catch (error) {
      if (performance.now() < deadline) continue
      throw new ConfigurationError(`The database in ${home.folder} does not answer: ${reasonOf(error)}`)
    }
  }
}

/**
 * Starts a server that broke down while we used it: it left its file behind. One that somebody has stopped is theirs to
 * start again, since it may be its files that are worked on.
 */
async function comeBack(
  home: ClusterPaths,
  durable: boolean,
  connection: pg.ClientConfig,
): Promise<pg.Client> {
  const brokeDown = !(await isRunning(home)) && serverProcess(home) !== null
  if (brokeDown) await start(home, durable)
  return takePresence(connection)
}

const takePresence = async (connection: pg.ClientConfig): Promise<pg.Client> =>
  (await ask(connection, `select pg_advisory_lock_shared(${PRESENCE})`)).client

async function start(home: ClusterPaths, durable: boolean): Promise<void> {
  const settings = [
    `unix_socket_directories=${home.socketFolder}`,
    'unix_socket_permissions=0700',
    'listen_addresses=',
    'max_connections=60',
    'shared_buffers=256MB',
    'jit=off',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ]
  const log = join(home.folder, 'server.log')
  const options = settings.map((setting) => `-c '${setting}'`).join(' ')
  rmSync(log, { force: true })
  try {
    await execute(home, home.programs.pgCtl, [
      'start',
      '-D',
      home.folder,
      '-l',
      log,
      '-o',
      options,
      '-w',
      '-t',
      '60',
    ])
  } catch {
    if (await isRunning(home)) return
    throw new ConfigurationError(`The database could not be started: ${lastLines(log)}`)
  }
}

async function isRunning(home: ClusterPaths): Promise<boolean> {
  try {
    await execute(home, home.programs.pgCtl, ['status', '-D', home.folder])
    return true
  } catch {
    return false
  }
}

/** Where nobody is left, we keep the lock until the server stops. */
async function isDeserted(connection: pg.ClientConfig): Promise<boolean> {
  try {
    const { client, rows } = await ask(connection, `select pg_try_advisory_lock(${PRESENCE}) as deserted`)
    const deserted = rows[0]?.deserted === true
    if (!deserted) await client.end()
    return deserted
  } catch {
    // There is no server any more.
    return false
  }
}

/** Over a connection that stays open. When it breaks its locks are gone, and nobody else needs to know. */
async function ask(connection: pg.ClientConfig, question: string) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: ANSWER_MS })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(question)
  return { client, rows }
}

/** Waits for this one server: pg_ctl would go on waiting for one that another process starts in the same moment. */
async function stop(home: ClusterPaths): Promise<void> {
  const server = serverProcess(home)
  await execute(home, home.programs.pgCtl, ['stop', '-D', home.folder, '-m', 'fast', '-W'])
  for (const deadline = performance.now() + PATIENCE_MS; serverProcess(home) === server; ) {
    if (performance.now() > deadline) throw new Error(`The database in ${home.folder} does not stop.`)
    await setTimeout(RETRY_MS)
  }
}

/** The server's process, null where none runs; PostgreSQL removes the file as its last deed. */
function serverProcess(home: ClusterPaths): string | null {
  try {
    return readFileSync(join(home.folder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? null
  } catch {
    return null
  }
}

async function execute(home: ClusterPaths, program: string, args: string[]): Promise<void> {
  const identity = home.owner ? { uid: home.owner.uid, gid: home.owner.gid } : {}
  await run(program, args, {
    ...identity,
    cwd: dirname(home.folder),
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string')
    return error.stderr.trim()
  return String(error)
}

function lastLines(log: string): string {
  return existsSync(log)
    ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
    : 'no message was left.'
}
