import type { Clock } from '../clock.ts'

/**
 * Pages that are the same for everybody who asks alike, kept in this process. A page is made once however many ask for it
 * at the same moment; a young one is sent as it is, an older one too while a new one is being made behind it, and one
 * that is too old for that is waited for. Age is the only thing that ends a page, so nothing has to know which pages a
 * change touches (docs/decisions/0006).
 */
export interface PageCache<Page extends Keepable> {
  /**
   * The page of a key with its age in seconds. `make` is called where one is needed and must depend on nothing but the
   * key; null from it (a page for one visitor only) is passed on and not kept, as is any page whose status isn't 200.
   * `signal` aborts when who asked has gone.
   */
  get(key: string, make: Make<Page>, signal?: AbortSignal): Promise<{ page: Page; age: number } | null>
  /** What is still kept of a key and no older than that, for when none can be made. */
  last(key: string, seconds: number): { page: Page; age: number } | null
}

export type Make<Page> = (wanted: Wanted) => Promise<Page | null>

export interface Wanted {
  /** Whether somebody waits for it; otherwise an older page has been sent already. */
  isAwaited: boolean
  /** Aborts when all who wait for it have gone. */
  signal: AbortSignal
}

export interface Keepable {
  status: number
  /** Bytes it takes in memory. */
  size: number
}

export interface CacheSettings {
  clock: Clock
  /** Seconds during which a page is sent without further ado. */
  freshSeconds: number
  /** Seconds after which a new one is waited for. */
  lastSeconds: number
  /** Seconds after which a page is not even sent where a new one fails with this error; absent: `lastSeconds`. */
  lastResortSeconds?: (error: unknown) => number
  /** Above so many bytes the pages asked for longest ago go. */
  maxBytes: number
  /** Told why a page could not be made anew behind an older one. */
  report: (error: unknown) => void
}

/** Who asks for a page that has been in the making for so long starts anew: one that hangs must not hold up its key. */
const PATIENCE_SECONDS = 10

export function createPageCache<Page extends Keepable>(settings: CacheSettings): PageCache<Page> {
  const { clock, freshSeconds, lastSeconds, lastResortSeconds, maxBytes, report } = settings
  const kept = new Map<string, { page: Page; madeAt: number }>()
  const making = new Map<string, Making<Page>>()
  let bytes = 0

  /** @param asker null: nobody waits for it */
  function makeOnce(key: string, make: Make<Page>, asker: Asker | null): Promise<Page | null> {
    const underway = making.get(key)
    if (underway && now() - underway.since < PATIENCE_SECONDS) {
      underway.audience.join(asker)
      return underway.page
    }
    // What a page shows is as old as the moment in which its making began.
    const since = now()
    const audience = createAudience()
    audience.join(asker)
    const page = make({ isAwaited: asker !== null, signal: audience.gone })
      .then((made) => {
        if (made?.status === 200) keep(key, { page: made, madeAt: since })
        // An older page is better than one that says we are in trouble.
        else if (!made || made.status < 500) drop(key)
        return made
      })
      .finally(() => {
        if (making.get(key)?.since === since) making.delete(key)
      })
    making.set(key, { page, since, audience })
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
        // Last in the order of the map: asked for most recently.
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
  audience: Audience
}

interface Asker {
  signal: AbortSignal | undefined
}

interface Audience {
  join(asker: Asker | null): void
  /** Aborts with the last of those who can go. */
  gone: AbortSignal
}

/** Those for whom one page is made. What nobody waits for is wanted by the cache itself, to the end. */
function createAudience(): Audience {
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
