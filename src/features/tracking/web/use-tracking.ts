import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

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
