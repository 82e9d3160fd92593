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

/** The cluster's superuser and its only database. Only users who may enter the socket's folder (0700) can connect. */
const NAME = 'joblane'

/** The number of the advisory lock. */
const USAGE_LOCK = 1

/** Longest time that a server may need to recover after a crash, or to shut down. */
const PATIENCE_MS = 60_000
const RETRY_MS = 50
/** A server that hangs accepts connections but never answers. */
const ANSWER_MS = 5000

export interface EmbeddedCluster {
  /** For `pg`: the Unix socket's folder as host. */
  connection: { host: string; user: string; database: string }
  /**
   * Stops the server unless another process uses it: the last process to leave stops it. Close your own connections
   * first.
   */
  leave(): Promise<void>
  /** Stops the server even if other processes use it. */
  stop(): Promise<void>
}

/**
 * Starts the packaged PostgreSQL on a Unix socket below the data folder. The first start creates the cluster. If a
 * server already runs there (another process started it, or a killed run left it behind), it is used. `durable: false`
 * trades safety for speed and is for tests.
 *
 * Every process that uses a server holds a shared advisory lock, which disappears with the process. A process that
 * leaves tries to take the lock exclusively. If it succeeds, nobody else uses the server. A process that arrives then
 * waits for the lock, loses its connection with the server, and starts it again.
 */
export async function startEmbeddedCluster(
  dataFolder: string,
  { durable = true }: { durable?: boolean } = {},
): Promise<EmbeddedCluster> {
  const home = await clusterPaths(dataFolder)
  const connection = { host: home.socketFolder, user: NAME, database: 'postgres' }
  if (!existsSync(join(home.folder, 'PG_VERSION'))) await initialise(home)
  const present = await enter(home, durable, connection)
  const usageLock = await holdUsageLock(present, () => restartAndReconnect(home, durable, connection))
  return {
    connection,
    leave: async () => {
      await usageLock.end()
      if (await isUnused(connection)) await stop(home)
    },
    stop: () => stop(home),
  }
}

/**
 * Creates the cluster beside its place and moves it there when complete: an interrupted or concurrent start damages
 * nothing.
 */
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

/** Connects. Another process may be starting or stopping the same server, so this retries until it succeeds. */
async function enter(home: ClusterPaths, durable: boolean, connection: pg.ClientConfig): Promise<pg.Client> {
  for (const deadline = performance.now() + PATIENCE_MS; ; await setTimeout(RETRY_MS)) {
    if (!(await isRunning(home))) await start(home, durable)
    try {
      return await holdUsage(connection)
    } catch (error) {
      if (performance.now() < deadline) continue
      throw new ConfigurationError(`The database in ${home.folder} does not answer: ${reasonOf(error)}`)
    }
  }
}

/**
 * Restarts a server that crashed while we used it: it left its pid file behind. A server that somebody stopped stays
 * stopped, since that person may be working on its files.
 */
async function restartAndReconnect(
  home: ClusterPaths,
  durable: boolean,
  connection: pg.ClientConfig,
): Promise<pg.Client> {
  const brokeDown = !(await isRunning(home)) && serverProcess(home) !== null
  if (brokeDown) await start(home, durable)
  return holdUsage(connection)
}

const holdUsage = async (connection: pg.ClientConfig): Promise<pg.Client> =>
  (await runQuery(connection, `select pg_advisory_lock_shared(${USAGE_LOCK})`)).client

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
  // Asking the program takes longer than all else that a start does before the server starts.
  if (serverProcess(home) === null) return false
  try {
    await execute(home, home.programs.pgCtl, ['status', '-D', home.folder])
    return true
  } catch {
    return false
  }
}

/** Whether no other process uses the server. If so, we keep the lock until the server stops. */
async function isUnused(connection: pg.ClientConfig): Promise<boolean> {
  try {
    const { client, rows } = await runQuery(
      connection,
      `select pg_try_advisory_lock(${USAGE_LOCK}) as unused`,
    )
    const unused = rows[0]?.unused === true
    if (!unused) await client.end()
    return unused
  } catch {
    // The server is gone.
    return false
  }
}

/**
 * Runs a query over a connection that stays open. When it breaks, its locks are released, and nobody else needs to
 * know.
 */
async function runQuery(connection: pg.ClientConfig, question: string) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: ANSWER_MS })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(question)
  return { client, rows }
}

/** Waits for this server's process: pg_ctl would also wait for one that another process starts at the same moment. */
async function stop(home: ClusterPaths): Promise<void> {
  const server = serverProcess(home)
  await execute(home, home.programs.pgCtl, ['stop', '-D', home.folder, '-m', 'fast', '-W'])
  for (const deadline = performance.now() + PATIENCE_MS; serverProcess(home) === server; ) {
    if (performance.now() > deadline) throw new Error(`The database in ${home.folder} does not stop.`)
    await setTimeout(RETRY_MS)
  }
}

/** The server's process id, null if none runs. PostgreSQL removes the file last. */
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
