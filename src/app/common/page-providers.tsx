import { type ReactNode, useEffect } from 'react'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import { NotificationHost } from '#ui/notifications.tsx'
import { OriginContext } from '#ui/origin-context.tsx'
import { SiteContext } from '#ui/site-context.tsx'

/** What the widgets of every site find around them; undefined: what the root loads could not be loaded. */
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
    // Tells browser journeys that the page has come to life.
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
