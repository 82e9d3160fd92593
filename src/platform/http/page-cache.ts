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
   */
  get(key: string, make: () => Promise<Page | null>): Promise<{ page: Page; age: number } | null>
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
  /** Seconds after which it is never sent. */
  lastSeconds: number
  /** Above so many bytes the pages asked for longest ago go. */
  maxBytes: number
  /** Told why a page could not be made anew behind an older one. */
  report: (error: unknown) => void
}

/** Who asks for a page that has been in the making for so long starts anew: one that hangs must not hold up its key. */
const PATIENCE_SECONDS = 10

export function createPageCache<Page extends Keepable>(settings: CacheSettings): PageCache<Page> {
  const { clock, freshSeconds, lastSeconds, maxBytes, report } = settings
  const kept = new Map<string, { page: Page; madeAt: number }>()
  const making = new Map<string, { page: Promise<Page | null>; since: number }>()
  let bytes = 0

  function makeOnce(key: string, make: () => Promise<Page | null>): Promise<Page | null> {
    const underway = making.get(key)
    if (underway && now() - underway.since < PATIENCE_SECONDS) return underway.page
    // What a page shows is as old as the moment in which its making began.
    const since = now()
    const page = make()
      .then((made) => {
        if (made?.status === 200) keep(key, { page: made, madeAt: since })
        // An older page is better than one that says we are in trouble.
        else if (!made || made.status < 500) drop(key)
        return made
      })
      .finally(() => {
        if (making.get(key)?.since === since) making.delete(key)
      })
    making.set(key, { page, since })
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
    async get(key, make) {
      const entry = kept.get(key)
      const age = entry ? now() - entry.madeAt : 0
      if (entry && age <= lastSeconds) {
        // Last in the order of the map: asked for most recently.
        kept.delete(key)
        kept.set(key, entry)
        if (age > freshSeconds) makeOnce(key, make).catch(report)
        return { page: entry.page, age }
      }
      const page = await makeOnce(key, make)
      return page && { page, age: 0 }
    },
  }
}
