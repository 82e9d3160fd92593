/**
 * Loads a lazy part of the site and retries until it succeeds: without a network it waits for one, and never fails. A
 * failure of a lazy part would break the whole page. For a script, `load` is `import()`: the retry requests the script
 * that the failure names.
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
 * Chromium, at least, never requests a failed script again while the page lives; with another fragment it is a new
 * script from the same file.
 */
function loadAnew<Part>(load: () => Promise<Part>, failure: unknown, failures: number): Promise<Part> {
  const [address] = SCRIPT.exec(String(failure)) ?? []
  return address === undefined ? load() : import(/* @vite-ignore */ `${address}#${failures}`)
}

/** The address in a browser's error message. */
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
