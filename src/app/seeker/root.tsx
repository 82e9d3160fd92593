import { type ReactNode, useEffect } from 'react'
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { directionOf } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { useCountry, useLanguage, useTextsVersion } from '#i18n/language-provider.tsx'
import '#ui/styles.css'
import { NotificationHost } from '#ui/notifications.tsx'
import { OriginContext } from '#ui/origin-context.tsx'
import { OwnScript } from '#ui/own-script.tsx'
import { SiteContext } from '#ui/site-context.tsx'
import type { Route } from './+types/root'
import { isClosedSite } from './closed-site.ts'
import { countryChoices } from './country-choices.ts'
import { ErrorPage, type Trouble } from './error-page.tsx'
import { HeadLinks } from './head-links.tsx'
import { AppLinks } from './offline/app-links.tsx'
import { useOpenedJobs } from './offline/use-opened-jobs.ts'
import { WAKE_SCRIPTS } from './scripts-asleep.ts'
import { services } from './services.ts'
import { Shell } from './shell/shell.tsx'

/** What every page shows around itself. Country names come from here: browsers' own lists differ in wording and order. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer, origin, site, keepsOffline } = context.get(services)
  return { origin, site, keepsOffline, country: viewer.country, countries: countryChoices(viewer.language) }
}

/** Language and country change only with a new document. */
export const shouldRevalidate = () => false

/** A refusal keeps the headers it was thrown with. */
export function headers({ errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? new Headers()
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-country={useCountry()}
      data-texts={useTextsVersion()}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#18201d" />
        <HeadLinks />
        <AppLinks />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <OwnScript code={import.meta.env.SSR ? WAKE_SCRIPTS : ''} />
      </body>
    </html>
  )
}

export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame>
      <ErrorPage trouble={troubleOf(error)} />
    </Frame>
  )
}

/** A fetch without a network fails with a `TypeError` whose words are the browser's own. */
function troubleOf(error: unknown): Trouble {
  if (isRouteErrorResponse(error)) return isClosedSite(error.data) ? 'maintenance' : error.status
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 'network' : 500
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  useOpenedJobs(data?.keepsOffline === true)
  useEffect(() => {
    // Tells browser journeys that the page has come to life.
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <SiteContext value={data?.site ?? DEFAULT_SITE}>
      <OriginContext value={data?.origin}>
        <NotificationHost>
          <Shell countries={data?.countries ?? []} country={data?.country ?? null}>
            {children}
          </Shell>
        </NotificationHost>
      </OriginContext>
    </SiteContext>
  )
}
