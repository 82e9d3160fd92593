import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { useSite } from '#ui/site-context.tsx'

/**
 * Counts seen and chosen cards on this and all following pages, and asks for consent if the operator uses an
 * advertising pixel. All of it loads once the page is shown and the browser is idle: every byte here is loaded with
 * every page.
 */
export function Tracking() {
  const { pixelUrl } = useSite()
  const [Consent, setConsent] = useState<ComponentType<{ url: string }> | null>(null)
  useEffect(() => {
    whenIdle(async () => {
      const { startTracking } = await import('./start-tracking.ts')
      const isWelcome = startTracking()
      if (!isWelcome || pixelUrl === null) return
      const { PixelConsent } = await import('./pixel-consent.tsx')
      setConsent(() => PixelConsent)
    })
  }, [pixelUrl])
  return (
    Consent !== null &&
    pixelUrl !== null && (
      <Suspense>
        <Consent url={pixelUrl} />
      </Suspense>
    )
  )
}

/** If it cannot be loaded, nothing is counted. */
function whenIdle(run: () => Promise<void>): void {
  const start = () => setTimeout(() => void run().catch(() => {}), PAUSE_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

const PAUSE_MS = 500
