import { type ReactNode, useEffect } from 'react'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import { NotificationHost } from '#ui/notifications.tsx'
import { OriginContext } from '#ui/origin-context.tsx'
import { SiteContext } from '#ui/site-context.tsx'

/** The contexts of every site's widgets; `undefined`: the loader of the root has failed. */
export function PageProviders({
  site = DEFAULT_SITE,
  origin,
  children,
}: {
  site: SiteSettings | undefined
  origin: string | undefined
  children: ReactNode
}) {
  useEffect(() => {
    // Tells browser journeys that the page is hydrated.
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <SiteContext value={site}>
      <OriginContext value={origin}>
        <NotificationHost>{children}</NotificationHost>
      </OriginContext>
    </SiteContext>
  )
}
