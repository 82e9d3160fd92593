/**
 * Loads a part of the site that is not there from the beginning, as often as it takes: without a network it waits for
 * one, and never fails. A failure of a lazy part would take the whole page with it. For a script `load` is `import()`
 * itself: what is asked for again is the script that the failure names.
 */
export async function loadWhenPossible<Part>(load: () => Promise<Part>): Promise<Part> {
  let loadNow = load
  for (let failures = 1; ; failures++) {
    try {
      return await loadNow()
    } catch (failure) {
      await nextChance()
      loadNow = () => loadAnew(load, failure, failures)
    }
  }
}

/**
 * A script that once failed to come is not asked for again while the page lives, by Chromium at least; with another
 * fragment it is another script, from the same file.
 */
function loadAnew<Part>(load: () => Promise<Part>, failure: unknown, failures: number): Promise<Part> {
  const [address] = SCRIPT.exec(String(failure)) ?? []
  return address === undefined ? load() : import(/* @vite-ignore */ `${address}#${failures}`)
}

/** As it stands in a browser's words for such a failure. */
const SCRIPT = /https?:\S+\.js/

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
