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
/** Longest time that a connection which is being made may keep us. */
const RECONNECT_MS = 10_000

/** Holds the lock until `end`. When the connection breaks, it reconnects with growing pauses. */
export async function holdUsageLock(
  first: pg.Client,
  reconnect: () => Promise<pg.Client>,
): Promise<UsageLock> {
  const leaving = new AbortController()
  const { signal } = leaving
  let reconnecting = Promise.resolve()
  let current = withReconnect(first)

  function withReconnect(client: pg.Client): pg.Client {
    client.once('end', () => {
      reconnecting = keepReconnecting()
    })
    return client
  }

  async function keepReconnecting(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      await setTimeout(pause, undefined, { ref: false, signal }).catch(() => {})
      const back = signal.aborted ? null : await reconnect().catch(() => null)
      if (back === null) continue
      current = withReconnect(back)
      return
    }
  }

  return {
    async end() {
      leaving.abort()
      // A connection that is being made will hold the lock too, so that the last one to leave would not see it.
      await orAfter(RECONNECT_MS, reconnecting)
      await orAfter(
        LEAVE_MS,
        current.end().catch(() => {}),
      )
    },
  }
}

const orAfter = (milliseconds: number, done: Promise<void>): Promise<void> =>
  Promise.race([done, setTimeout(milliseconds, undefined, { ref: false })])
