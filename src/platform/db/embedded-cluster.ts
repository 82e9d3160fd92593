import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ConfigurationError } from '../env.ts'
import { type ClusterHome, clusterHome } from './cluster-home.ts'

const run = promisify(execFile)

/** The cluster's superuser and its one database. Only whoever may enter the socket's folder (0700) can connect. */
const NAME = 'joblane'

export interface EmbeddedCluster {
  /** For `pg`: the Unix socket's folder as host. */
  connection: { host: string; user: string; database: string }
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the package on a Unix socket below the data folder, making the cluster at the
 * first start. A server that an earlier, killed run left behind is taken over; one that a living process has started
 * is used beside it and left running. `durable: false` trades safety for speed and is for tests.
 */
export async function startEmbeddedCluster(
  dataFolder: string,
  { durable = true }: { durable?: boolean } = {},
): Promise<EmbeddedCluster> {
  const home = await clusterHome(dataFolder)
  if (!existsSync(join(home.folder, 'PG_VERSION'))) await initialise(home)
  const isGuest = (await isRunning(home)) && ownerLives(home)
  if (!isGuest) {
    if (!(await isRunning(home))) await start(home, durable)
    writeFileSync(ownerFile(home), String(process.pid))
  }
  return {
    connection: { host: home.socketFolder, user: NAME, database: 'postgres' },
    stop: async () => {
      if (isGuest) return
      await execute(home, home.programs.pgCtl, ['stop', '-D', home.folder, '-m', 'fast', '-w'])
    },
  }
}

async function initialise(home: ClusterHome): Promise<void> {
  const flags = ['--auth-local=trust', '--auth-host=reject', '--encoding=UTF8', '--no-locale', '--no-sync']
  try {
    await execute(home, home.programs.initdb, ['-D', home.folder, '-U', NAME, ...flags])
  } catch (error) {
    rmSync(join(home.folder, 'PG_VERSION'), { force: true })
    throw new ConfigurationError(`The database could not be created in ${home.folder}: ${reasonOf(error)}`)
  }
}

async function start(home: ClusterHome, durable: boolean): Promise<void> {
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
    throw new ConfigurationError(`The database could not be started: ${lastLines(log)}`)
  }
}

/** Names the process that started the server and will stop it. */
const ownerFile = (home: ClusterHome): string => join(home.socketFolder, 'owner.pid')

function ownerLives(home: ClusterHome): boolean {
  try {
    return process.kill(Number(readFileSync(ownerFile(home), 'utf8')), 0)
  } catch (error) {
    // Another user's process answers EPERM: it lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function isRunning(home: ClusterHome): Promise<boolean> {
  try {
    await execute(home, home.programs.pgCtl, ['status', '-D', home.folder])
    return true
  } catch {
    return false
  }
}

async function execute(home: ClusterHome, program: string, args: string[]): Promise<void> {
  const identity = home.owner ? { uid: home.owner.uid, gid: home.owner.gid } : {}
  await run(program, args, {
    ...identity,
    cwd: home.folder,
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
