import type { Clock } from '../clock.ts'

/**
 * An in-process cache of pages that are the same for every visitor with the same key. Concurrent requests share one
 * rendering. A fresh page is sent as it is. A stale page is sent while a new one is rendered. An expired page is never
 * sent; the request waits. Pages only expire by age, so nothing has to know which pages a change touches
 * (docs/decisions/0006).
 */
export interface PageCache<Page extends Cacheable> {
  /**
   * Returns the page of a key with its age in seconds. `make` renders it and must depend on nothing but the key. If it
   * returns null (a page for one visitor) or a status other than 200, the page is passed on and not cached. `signal`
   * aborts when the client has gone.
   */
  get(key: string, make: Make<Page>, signal?: AbortSignal): Promise<{ page: Page; age: number } | null>
  /** The cached page of a key if it is at most this old, for when rendering is impossible. */
  last(key: string, seconds: number): { page: Page; age: number } | null
}

export type Make<Page> = (wanted: Wanted) => Promise<Page | null>

export interface Wanted {
  /** Whether a client waits for it; otherwise a stale page has been sent already. */
  isAwaited: boolean
  /** Aborts when all waiting clients have gone. */
  signal: AbortSignal
}

export interface Cacheable {
  status: number
  /** Size in memory, bytes. */
  size: number
}

export interface CacheSettings {
  clock: Clock
  /** A page is fresh for this many seconds. */
  freshSeconds: number
  /** A page expires after this many seconds: requests then wait for a new one. */
  lastSeconds: number
  /**
   * Longest age, in seconds, of a page that is sent because rendering failed with this error; absent: `lastSeconds`.
   */
  lastResortSeconds?: (error: unknown) => number
  /** Above this many bytes, the least recently used pages are removed. */
  maxBytes: number
  /** Called with the error if a stale page could not be renewed. */
  report: (error: unknown) => void
}

/** After this time, a new request starts another rendering: one that hangs must not block its key. */
const PATIENCE_SECONDS = 10

export function createPageCache<Page extends Cacheable>(settings: CacheSettings): PageCache<Page> {
  const { clock, freshSeconds, lastSeconds, lastResortSeconds, maxBytes, report } = settings
  const kept = new Map<string, { page: Page; madeAt: number }>()
  const making = new Map<string, Making<Page>>()
  let bytes = 0

  /** @param asker null: nobody waits for it */
  function makeOnce(key: string, make: Make<Page>, asker: Asker | null): Promise<Page | null> {
    const underway = making.get(key)
    if (underway && now() - underway.since < PATIENCE_SECONDS) {
      underway.waiters.join(asker)
      return underway.page
    }
    // The content is as old as the start of its rendering.
    const since = now()
    const waiters = createWaiters()
    waiters.join(asker)
    const page = make({ isAwaited: asker !== null, signal: waiters.gone })
      .then((made) => {
        if (made?.status === 200) keep(key, { page: made, madeAt: since })
        // A stale page is better than an error page.
        else if (!made || made.status < 500) drop(key)
        return made
      })
      .finally(() => {
        if (making.get(key)?.since === since) making.delete(key)
      })
    making.set(key, { page, since, waiters })
    return page
  }

  function keep(key: string, entry: { page: Page; madeAt: number }): void {
    if ((kept.get(key)?.madeAt ?? 0) > entry.madeAt) return
    drop(key)
    if (entry.page.size > maxBytes) return
    kept.set(key, entry)
    bytes += entry.page.size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) return
      drop(oldest)
    }
  }

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.size ?? 0
    kept.delete(key)
  }

  const now = () => clock.now().getTime() / 1000

  return {
    last(key, seconds) {
      const entry = kept.get(key)
      const age = entry ? now() - entry.madeAt : 0
      return entry && age <= seconds ? { page: entry.page, age } : null
    },
    async get(key, make, signal) {
      const entry = kept.get(key)
      const age = entry ? now() - entry.madeAt : 0
      if (entry && age <= lastSeconds) {
        // Moves it to the end of the map: most recently used.
        kept.delete(key)
        kept.set(key, entry)
        if (age > freshSeconds) makeOnce(key, make, null).catch(report)
        return { page: entry.page, age }
      }
      try {
        const page = await makeOnce(key, make, { signal })
        return page && { page, age: 0 }
      } catch (error) {
        if (entry && age <= (lastResortSeconds?.(error) ?? lastSeconds)) return { page: entry.page, age }
        throw error
      }
    },
  }
}

interface Making<Page> {
  page: Promise<Page | null>
  since: number
  waiters: Waiters
}

interface Asker {
  signal: AbortSignal | undefined
}

interface Waiters {
  join(asker: Asker | null): void
  /** Aborts when the last client that can leave has left. */
  gone: AbortSignal
}

/** The clients that wait for one page. A renewal in the background has no client and is never aborted. */
function createWaiters(): Waiters {
  const gone = new AbortController()
  let present = 0
  return {
    gone: gone.signal,
    join(asker) {
      present++
      asker?.signal?.addEventListener('abort', () => --present === 0 && gone.abort(), { once: true })
    },
  }
}
