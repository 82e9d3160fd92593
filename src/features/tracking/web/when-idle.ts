const PATIENCE_MS = 3000

/** Once the page is loaded and the browser has time. */
export function whenIdle(run: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(run), { once: true })
    return
  }
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: PATIENCE_MS })
  else setTimeout(run, PATIENCE_MS / 10)
}
