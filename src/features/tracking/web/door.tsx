import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '#ui/site-context.tsx'

/**
 * Counts what is seen and chosen on this and all following pages, and asks for consent where an operator has switched an
 * advertising pixel on. All of it is loaded once the page is there and the browser has time; every byte here is loaded
 * with every page.
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
  return Consent !== null && pixelUrl !== null && <Consent url={pixelUrl} />
}

/** What can't be loaded is done without. */
function whenIdle(run: () => Promise<void>): void {
  const start = () => setTimeout(() => void run().catch(() => {}), PAUSE_MS)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

const PAUSE_MS = 500
