import type { Db } from '#platform/db/database.ts'
import { insertEvents, type TrackedEvent } from './queries/events.ts'

/**
 * A buffer of events for the database. No request waits for them: they are collected here and written together, after a
 * second or as soon as there are many. While the database is slow or unavailable they wait, up to a limit; further ones
 * are dropped, since a count may be a little low but a page may not be slow.
 */
export interface EventBuffer {
  add(event: TrackedEvent): void
  /** Writes the waiting events once; events that could not be written keep waiting. */
  flush(): Promise<void>
  /** Writes the waiting events and accepts no more. */
  close(): Promise<void>
}

interface Settings {
  /** Called once with the error when events cannot be written, and again only after a success. */
  report: (error: unknown) => void
  /** Rows that may wait, over all tables. */
  mostRows?: number
}

const FLUSH_MS = 1000
const BATCH = 500
const MOST_ROWS = 20_000
/** Pause between attempts while the database is unavailable. */
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
      // Smaller batches after each failure, so that a row that cannot be written affects few others.
      const batch = waiting.slice(0, Math.min(left, Math.ceil(BATCH / 2 ** failures)))
      left -= batch.length
      try {
        await insertEvents(db, batch)
      } catch (error) {
        // A row that cannot be written must not block the others for ever.
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

/** After this many consecutive failures a batch is dropped. */
const ATTEMPTS = 8
