/**
 * Loads a part of the site that is not there from the beginning, as often as it takes: without a network it waits for
 * one, and never fails. A failure of a lazy part would take the whole page with it.
 */
export async function loadWhenPossible<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextChance()
    }
  }
}

const PAUSE_MS = 5000

const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController()
    const go = () => {
      waiting.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, PAUSE_MS)
    addEventListener('online', go, { signal: waiting.signal })
  })
