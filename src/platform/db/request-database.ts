import {
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { errorFields, type Log } from '../log.ts'
import { createCommitHints } from './after-commit.ts'
import { type CircuitBreakerTimes, createCircuitBreaker } from './circuit-breaker.ts'
import { closed, type Database, newPool, PROBE_MS } from './database.ts'
import { createProbe } from './probe.ts'
import { RequestDriver } from './request-driver.ts'
import type { DB } from './schema.generated.ts'

/**
 * Milliseconds. A hanging server is detected after `silent` plus `probe`: less than two seconds, which leaves time to
 * answer.
 */
export interface RequestTimes extends CircuitBreakerTimes {
  probe: number
}

const REQUEST_TIMES: RequestTimes = { silent: 400, probe: PROBE_MS, longest: 12_000, pause: 300 }

/** The server's own limit for a query: shorter than `longest`, so that usually the server reports it. */
const SERVER_LIMITS = `set statement_timeout = '10s'; set idle_in_transaction_session_timeout = '30s'`

/** At most `longest`. */
const CONNECT_MS = 5000
const CONNECTIONS = 10

/**
 * The database for requests of visitors. No query takes long. If the server does not answer, each query is refused with
 * a code of the catalogue: within two seconds at first, at once from then on (docs/decisions/0031).
 */
export function connectForRequests(
  { settings }: Pick<Database, 'settings'>,
  log: Log,
  times: RequestTimes = REQUEST_TIMES,
): Database {
  const probe = createProbe(settings, times.probe)
  const breaker = createCircuitBreaker({ answers: probe.answers, times, report })
  const hints = createCommitHints()
  const driver = new RequestDriver(() => limitedPool(settings), {
    ...{ breaker, hints },
    report: onceAMinute((error) => log.error('The database refused a request', errorFields(error))),
  })
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: (): DialectAdapter => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  let since = 0

  function report(isUnavailable: boolean): void {
    if (isUnavailable) {
      since = performance.now()
      driver.startAnew()
      log.error('The database does not answer: requests that need it are refused until it does')
    } else {
      const milliseconds = Math.round(performance.now() - since)
      log.warn('The database answers again', { milliseconds })
    }
  }

  return {
    db,
    settings,
    answers: probe.answers,
    isUnavailable: breaker.isOpen,
    followCommits: hints.follow,
    async close() {
      breaker.close()
      await Promise.all([probe.close(), closed(db)])
    },
  }
}

/** Not part of the connection settings: poolers in front of a server refuse to pass those on. */
const limitedPool = (settings: pg.ClientConfig): pg.Pool =>
  newPool(settings, {
    connections: CONNECTIONS,
    connectMs: CONNECT_MS,
    onConnect: (client) => client.query(SERVER_LIMITS),
  })

/** A failing server gives everybody the same error; one line a minute is enough. */
function onceAMinute(report: (error: unknown) => void): (error: unknown) => void {
  let toldAt = -Infinity
  return (error) => {
    if (performance.now() - toldAt < 60_000) return
    toldAt = performance.now()
    report(error)
  }
}
