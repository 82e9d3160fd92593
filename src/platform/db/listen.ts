import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'

const RETRY_MS = 1000
/** Interval at which a quiet connection is probed, and the time it has to answer. */
const CHECK_MS = 20_000
const ANSWER_MS = 5000
/** A server that hangs does not close its connections. */
const LEAVE_MS = 1000

/** Sends a notification of at most 8000 bytes. */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}

/**
 * Calls back on every notification of a channel, over a separate connection. The connection is made again when it
 * breaks or stops answering. Notifications are hints: some may be lost meanwhile, so each reconnection calls back
 * without a payload. Returns a function that stops it.
 */
export function listen(
  settings: pg.ClientConfig,
  channel: string,
  onNotify: (payload?: string) => void,
): () => Promise<void> {
  let client: pg.Client | null = null
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...settings, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS })
    client = fresh
    fresh.on('notification', ({ payload }) => onNotify(payload))
    fresh.on('error', () => reconnect(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      onNotify()
    } catch {
      reconnect(fresh)
    }
  }

  function reconnect(broken: pg.Client): void {
    if (stopped || client !== broken) return
    client = null
    broken.end().catch(() => {})
    retry = setTimeout(connect, RETRY_MS)
  }

  function checkConnection(): void {
    const felt = client
    felt?.query('select 1').catch(() => reconnect(felt))
  }

  void connect()
  const pulse = setInterval(checkConnection, CHECK_MS)
  return async () => {
    stopped = true
    clearTimeout(retry)
    clearInterval(pulse)
    await Promise.race([client?.end().catch(() => {}), sleep(LEAVE_MS, undefined, { ref: false })])
  }
}
