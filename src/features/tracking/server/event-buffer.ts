import type { Db } from '#platform/db/database.ts'
import { insertEvents, type TrackedEvent } from './queries/events.ts'

/**
 * Events on their way to the database. Nobody waits for them: they are gathered here and written together, after a
 * second or as soon as many have come. While the database is slow or away they wait, but never more than a bounded
 * number: what comes then is dropped, since a count may be a little low but a page may not be slow.
 */
export interface EventBuffer {
  add(event: TrackedEvent): void
  /** Writes what there is, once; what could not be written goes on waiting. */
  flush(): Promise<void>
  /** Writes what there is and takes no more. */
  close(): Promise<void>
}

interface Settings {
  /** Told why events could not be written, once until some were. */
  report: (error: unknown) => void
  /** Rows that may wait, over all tables. */
  mostRows?: number
}

const FLUSH_MS = 1000
const BATCH = 500
const MOST_ROWS = 20_000
/** While the database is away, every so often is enough. */
const LONGEST_PAUSE_MS = 60_000

export function createEventBuffer(db: Db, { report, mostRows = MOST_ROWS }: Settings): EventBuffer {
  let waiting: TrackedEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null
  let failures = 0
  let isClosed = false

  function schedule(): void {
    if (timer !== undefined || isClosed || waiting.length === 0) return
    const pause = Math.min(LONGEST_PAUSE_MS, FLUSH_MS * 2 ** failures)
    timer = setTimeout(() => void flush(), pause)
    timer.unref()
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = null
      schedule()
    })
    return writing
  }

  async function writeAll(): Promise<void> {
    for (let left = waiting.length; left > 0; ) {
      // Fewer after each failure, so that one row that can't be written takes few others with it.
      const batch = waiting.slice(0, Math.min(left, Math.ceil(BATCH / 2 ** failures)))
      left -= batch.length
      try {
        await insertEvents(db, batch)
      } catch (error) {
        // A row that can't be written must not hold up the others for ever.
        if (++failures % ATTEMPTS === 0) waiting = waiting.slice(batch.length)
        if (failures === 1) report(error)
        return
      }
      failures = 0
      waiting = waiting.slice(batch.length)
    }
  }

  return {
    add(event) {
      if (isClosed || waiting.length >= mostRows) return
      waiting.push(event)
      if (waiting.length >= BATCH && failures === 0) void flush()
      else schedule()
    },
    flush,
    async close() {
      isClosed = true
      await writing
      await flush()
    },
  }
}

/** After so many in a row a batch is given up. */
const ATTEMPTS = 8
