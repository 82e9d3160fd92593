import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import type { CommitHints } from './after-commit.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { databaseUnavailable, outcomeUnknown, refusalOf } from './database-unavailable.ts'

/**
 * Runs the queries of requests. The circuit breaker tracks each query, and server errors reach the visitor as refusals.
 * A connection that was cut off or broke is never reused, nor are the idle ones beside it: they lead to the same silent
 * server.
 */
export class RequestDriver implements Driver {
  #newPool: () => pg.Pool
  #breaker: CircuitBreaker
  #hints: CommitHints
  #report: (error: unknown) => void
  #pool: pg.Pool

  constructor(
    newPool: () => pg.Pool,
    {
      breaker,
      hints,
      report,
    }: { breaker: CircuitBreaker; hints: CommitHints; report: (error: unknown) => void },
  ) {
    this.#newPool = newPool
    this.#breaker = breaker
    this.#hints = hints
    this.#report = report
    this.#pool = newPool()
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<RequestConnection> {
    if (this.#breaker.isOpen()) throw databaseUnavailable()
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const taken = this.#pool.connect()
    const ended = this.#breaker.follow(() => {
      taken.then((client) => client.release(true)).catch(() => {})
      reject(databaseUnavailable())
    })
    taken.then(resolve, (error) => {
      this.#breaker.suspect()
      reject(refusalOf(error, this.#report) ?? databaseUnavailable())
    })
    return new RequestConnection(await promise.finally(ended), this.#breaker, this.#report)
  }

  /** Drops all connections. */
  startAnew(): void {
    this.#pool.end().catch(() => {})
    this.#pool = this.#newPool()
  }

  async beginTransaction(connection: RequestConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings
    const isolation = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    await connection.run(`begin${isolation}${accessMode === undefined ? '' : ` ${accessMode}`}`)
    connection.isInTransaction = true
  }

  async commitTransaction(connection: RequestConnection): Promise<void> {
    connection.isInTransaction = false
    const sendHints = this.#hints.ending(connection)
    const { command } = await connection.run('commit')
    // PostgreSQL ends a transaction this way after an earlier failure in it.
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
    sendHints()
  }

  async rollbackTransaction(connection: RequestConnection): Promise<void> {
    connection.isInTransaction = false
    // The server itself rolls back a connection that was cut off. Another error must not hide the original one.
    if (!connection.isLost) await connection.run('rollback')
  }

  async releaseConnection(connection: RequestConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

class RequestConnection implements DatabaseConnection {
  isInTransaction = false
  isLost = false
  #client: pg.PoolClient
  #breaker: CircuitBreaker
  #report: (error: unknown) => void

  constructor(client: pg.PoolClient, breaker: CircuitBreaker, report: (error: unknown) => void) {
    this.#client = client
    this.#breaker = breaker
    this.#report = report
    client.on('error', this.#lose)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.run(sql, parameters)
    return { rows, ...(CHANGES.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  /** Always throws: a slow reader of the stream would hold the connection. */
  streamQuery(): never {
    throw new Error('Requests do not stream from the database.')
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    const mayHaveChanged = sql === 'commit' || (!this.isInTransaction && WRITES.test(sql))
    const ended = this.#breaker.follow(this.#cut)
    try {
      return await this.#client.query(sql, [...parameters])
    } catch (error) {
      if (this.isLost) throw mayHaveChanged ? outcomeUnknown() : databaseUnavailable()
      throw refusalOf(error, this.#report) ?? error
    } finally {
      ended()
    }
  }

  release(): void {
    this.#client.off('error', this.#lose)
    if (!this.isLost) this.#client.release()
  }

  /** Closes the connection while its query runs, so that the query fails. */
  #cut = (): void => {
    this.isLost = true
    this.#client.release(true)
  }

  #lose = (): void => {
    if (this.isLost) return
    this.#cut()
    this.#breaker.suspect()
  }
}

const CHANGES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
/** Also within `with`; the text never contains values. */
const WRITES = /\b(?:insert into|update|delete from|merge into)\b/i
