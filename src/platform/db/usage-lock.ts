import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

/** A connection whose advisory lock shows other processes that we use the server. */
export interface UsageLock {
  end(): Promise<void>
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** A server that hangs does not close its connections. */
const LEAVE_MS = 2000

/** Holds the lock until `end`. When the connection breaks, it reconnects with growing pauses. */
export async function holdUsageLock(
  first: pg.Client,
  reconnect: () => Promise<pg.Client>,
): Promise<UsageLock> {
  let isLeaving = false
  let current = withReconnect(first)

  function withReconnect(client: pg.Client): pg.Client {
    client.once('end', () => void keepReconnecting())
    return client
  }

  async function keepReconnecting(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !isLeaving; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      await setTimeout(pause, undefined, { ref: false })
      const back = isLeaving ? null : await reconnect().catch(() => null)
      if (back === null) continue
      current = withReconnect(back)
      if (isLeaving) back.end().catch(() => {})
      return
    }
  }

  return {
    async end() {
      isLeaving = true
      await Promise.race([current.end().catch(() => {}), setTimeout(LEAVE_MS, undefined, { ref: false })])
    },
  }
}
