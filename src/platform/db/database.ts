import { setTimeout } from 'node:timers/promises'
import { Kysely } from 'kysely'
import pg from 'pg'
import { ConfigurationError, type Env } from '../env.ts'
import { type CommitHints, createCommitHints, HintingDialect } from './after-commit.ts'
import { type EmbeddedCluster, startEmbeddedCluster } from './embedded-cluster.ts'
import { createProbe } from './probe.ts'
import type { DB } from './schema.generated.ts'

export type Db = Kysely<DB>

export interface Database {
  db: Db
  /** Settings for a separate connection (LISTEN, advisory locks): pass them to `new pg.Client`. */
  settings: pg.ClientConfig
  /** Whether the server answers now; false once `PROBE_MS` have passed without an answer. */
  answers(): Promise<boolean>
  /** Whether queries are refused at once; only set by `connectForRequests`. */
  isUnavailable(): boolean
  /** Calls back with what transactions have said by `hintAfterCommit`. Returns a function that stops it. */
  followCommits: CommitHints['follow']
  /** Waits for connections in use, but not for a server that does not answer. */
  close(): Promise<void>
}

/**
 * Opens the operator's server where DATABASE_URL is set, otherwise starts the embedded one.
 *
 * @param loading work that blocks this thread: the server starts meanwhile, but a connection has a time limit and waits
 */
export async function openDatabase(env: Env, loading?: Promise<unknown>): Promise<Database> {
  if (env.DATABASE_URL) {
    await loading
    return connect({ connectionString: env.DATABASE_URL })
  }
  const cluster = await startEmbeddedCluster(env.dataFolder)
  await loading
  await createDatabase(cluster, 'joblane')
  const database = await connect({ ...cluster.connection, database: 'joblane' })
  return {
    ...database,
    close: async () => {
      await database.close()
      await cluster.leave()
    },
  }
}

/** Longest wait for a connection, whether the server does not answer or all connections are in use. */
const CONNECT_MS = 10_000
/** A server that is alive answers a probe within this time. */
export const PROBE_MS = 1000

/**
 * Connects to a running server; a first query checks that it answers. A query may take as long as it needs. Requests of
 * visitors use `connectForRequests` instead.
 */
export async function connect(settings: pg.ClientConfig, { connections = 10 } = {}): Promise<Database> {
  const pool = newPool(settings, { connections, connectMs: CONNECT_MS })
  try {
    await firstAnswer(pool)
  } catch (error) {
    await pool.end()
    throw new ConfigurationError(
      `The database does not answer: ${error instanceof Error ? error.message : error}`,
    )
  }
  const hints = createCommitHints()
  const db = new Kysely<DB>({ dialect: new HintingDialect({ pool }, hints) })
  const probe = createProbe(settings, PROBE_MS)
  return {
    db,
    settings,
    answers: probe.answers,
    isUnavailable: () => false,
    followCommits: hints.follow,
    close: async () => void (await Promise.all([probe.close(), closed(db)])),
  }
}

interface PoolLimits {
  connections: number
  /** Longest wait for a connection. */
  connectMs: number
  /** Statement that is run first on each connection. */
  onConnect?: (client: pg.ClientBase) => Promise<unknown>
}

/** Waits for a server that is starting, or recovers from a crash. */
async function firstAnswer(pool: pg.Pool): Promise<void> {
  for (const deadline = performance.now() + STARTING_MS; ; await setTimeout(500)) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const isStarting = error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW
      if (!isStarting || performance.now() > deadline) throw error
    }
  }
}

const CANNOT_CONNECT_NOW = '57P03'
const STARTING_MS = 60_000

const KEEP_ALIVE_MS = 10_000

export function newPool(
  settings: pg.ClientConfig,
  { connections, connectMs, onConnect }: PoolLimits,
): pg.Pool {
  const limits = {
    ...{ max: connections, connectionTimeoutMillis: connectMs },
    // A server whose machine vanished says nothing: without the delay, a worker's query would wait for two hours.
    ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS },
  }
  const first = onConnect && { onConnect }
  const pool = new pg.Pool({ ...settings, ...limits, ...first, types: { getTypeParser } })
  // The pool replaces a connection that the server drops. Without listeners that would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const CLOSE_MS = 5000

/** Closes the pool. Connections in use may finish their work; a server that hangs never releases one. */
export async function closed(db: Db): Promise<void> {
  await Promise.race([db.destroy(), setTimeout(CLOSE_MS, undefined, { ref: false })])
}

/** Creates the database if it does not exist. */
export async function createDatabase(
  cluster: Pick<EmbeddedCluster, 'connection'>,
  name: string,
  template?: string,
): Promise<void> {
  const client = new pg.Client(cluster.connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    const clause = template ? ` template ${client.escapeIdentifier(template)}` : ''
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}${clause}`)
  } catch (error) {
    if (!isThere(error)) throw error
  } finally {
    await client.end()
  }
}

/**
 * Whether another process created it at the same moment. PostgreSQL says so itself, or through the catalogue's unique
 * index.
 */
function isThere(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')
}

/** Our bigints are ids and amounts below 2^53: numbers in JavaScript. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
}
