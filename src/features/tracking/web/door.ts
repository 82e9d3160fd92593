import { useEffect } from 'react'

/** Counts what is seen and chosen on this and all following pages; begins when the page has nothing better to do. */
export function useTracking(): void {
  useEffect(() => whenIdle(() => void import('./start-tracking.ts').then(start, () => {})), [])
}

let isStarted = false

/** Once for a document: an error page mounts everything anew. */
function start({ startTracking }: typeof import('./start-tracking.ts')): void {
  if (isStarted) return
  isStarted = true
  startTracking()
}

const PATIENCE_MS = 3000

function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(run), { once: true })
    return
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PATIENCE_MS })
  else setTimeout(run, PATIENCE_MS / 10)
}
