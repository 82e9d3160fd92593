import {
  type DialectAdapter,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { errorFields, type Log } from '../log.ts'
import { type CircuitBreakerTimes, createCircuitBreaker } from './circuit-breaker.ts'
import { closed, type Database, newPool, PROBE_MS } from './database.ts'
import { createProbe } from './probe.ts'
import { RequestDriver } from './request-driver.ts'
import type { DB } from './schema.generated.ts'

/** Milliseconds. A server that hangs is known after `silent` and `probe`: less than two seconds, with time to say so. */
export interface RequestTimes extends CircuitBreakerTimes {
  probe: number
}

const REQUEST_TIMES: RequestTimes = { silent: 400, probe: PROBE_MS, longest: 12_000, pause: 300 }

/** What the server itself holds a request to: shorter than `longest`, so that usually it is the server that says so. */
const SERVER_LIMITS = `set statement_timeout = '10s'; set idle_in_transaction_session_timeout = '30s'`

/** Not above `longest`. */
const CONNECT_MS = 5000
const CONNECTIONS = 10

/**
 * The same database for what visitors wait for: no query takes long, and where the server does not answer, each is
 * refused with a code of the catalogue, within two seconds at first and at once from then on (docs/decisions/0031).
 */
export function connectForRequests(
  { settings }: Pick<Database, 'settings'>,
  log: Log,
  times: RequestTimes = REQUEST_TIMES,
): Database {
  const probe = createProbe(settings, times.probe)
  const breaker = createCircuitBreaker({ answers: probe.answers, times, tell })
  const driver = new RequestDriver(
    () => limitedPool(settings),
    breaker,
    onceAMinute((error) => log.error('The database refused a request', errorFields(error))),
  )
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: (): DialectAdapter => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  let since = 0

  function tell(isUnavailable: boolean): void {
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
    async close() {
      breaker.close()
      await Promise.all([probe.close(), closed(db)])
    },
  }
}

/** Not among the settings of the connection: poolers in front of a server refuse to pass those on. */
const limitedPool = (settings: pg.ClientConfig): pg.Pool =>
  newPool(settings, {
    connections: CONNECTIONS,
    connectMs: CONNECT_MS,
    onConnect: (client) => client.query(SERVER_LIMITS),
  })

/** A server in trouble says the same to everybody. */
function onceAMinute(tell: (error: unknown) => void): (error: unknown) => void {
  let toldAt = -Infinity
  return (error) => {
    if (performance.now() - toldAt < 60_000) return
    toldAt = performance.now()
    tell(error)
  }
}
