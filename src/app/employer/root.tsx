import { type ReactNode, useEffect } from 'react'
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
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
import { OriginContext } from '#ui/origin-context.tsx'
import { OwnScript } from '#ui/own-script.tsx'
import { SiteContext } from '#ui/site-context.tsx'
import { isClosedSite } from '../seeker/closed-site.ts'
import { HeadLinks } from '../seeker/head-links.tsx'
import { WAKE_SCRIPTS } from '../seeker/scripts-asleep.ts'
import { services } from '../seeker/services.ts'
import { ErrorPage } from './error-page.tsx'
import { Shell } from './shell.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { viewer, origin, site } = context.get(services)
  return { origin, site, isSignedIn: viewer.role === 'recruiter' }
}

/** What recruiters see is theirs alone: nothing on the way keeps it. */
export function headers({ errorHeaders }: HeadersArgs): Headers {
  const headers = new Headers(errorHeaders ?? undefined)
  headers.set('cache-control', 'private, no-store')
  return headers
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
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <OwnScript code={WAKE_SCRIPTS} />
      </body>
    </html>
  )
}

export default function EmployerSite() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const isClosed = isRouteErrorResponse(error) && isClosedSite(error.data)
  return (
    <Frame>
      <ErrorPage status={status} isClosed={isClosed} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    // Tells browser journeys that the page has come to life.
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <SiteContext value={data?.site ?? DEFAULT_SITE}>
      <OriginContext value={data?.origin}>
        <Shell isSignedIn={data?.isSignedIn === true}>{children}</Shell>
      </OriginContext>
    </SiteContext>
  )
}
