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
import { SESSION_COOKIES } from '#config/cookies.ts'
import { directionOf } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { getOtherSite } from '#features/sign-in/contract/hand-off.ts'
import { useCountry, useLanguage, useTextsVersion } from '#i18n/language-provider.tsx'
import '#ui/styles.css'
import { NotificationHost } from '#ui/notifications.tsx'
import { OriginContext } from '#ui/origin-context.tsx'
import { OwnScript } from '#ui/own-script.tsx'
import { SiteContext } from '#ui/site-context.tsx'
import { awayIn, onlyDocuments } from '../seeker/away.ts'
import { isClosedSite } from '../seeker/closed-site.ts'
import { HeadLinks } from '../seeker/head-links.tsx'
import { WAKE_SCRIPTS } from '../seeker/scripts-asleep.ts'
import { services } from '../seeker/services.ts'
import { ErrorPage } from './error-page.tsx'
import { followSession } from './follow-session.ts'
import { Shell } from './shell.tsx'

export const middleware = [onlyDocuments]

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, origin, site, dispatch } = context.get(services)
  if (viewer.isExpired) viewer.browser?.dropCookie(SESSION_COOKIES.employer)
  // A page that may not ask is shown all the same: it says by itself why.
  const seekers = await dispatch(getOtherSite, {}, viewer).catch(() => null)
  const account = viewer.role === 'recruiter' ? (viewer.session?.accountId ?? null) : null
  return {
    origin,
    site,
    account,
    name: account === null ? null : (seekers?.name ?? ''),
    seekersUrl: seekers?.url,
  }
}

/** Who is signed in changes only with a new document. */
export const shouldRevalidate = () => false

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
  const away = isRouteErrorResponse(error) ? awayIn(error.data) : null
  return (
    <Frame>
      <ErrorPage status={status} isClosed={isClosed} away={away} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    // Tells browser journeys that the page has come to life.
    document.documentElement.dataset.ready = ''
  }, [])
  const account = data?.account
  useEffect(() => (account === undefined ? undefined : followSession(account)), [account])
  return (
    <SiteContext value={data?.site ?? DEFAULT_SITE}>
      <OriginContext value={data?.origin}>
        <NotificationHost>
          <Shell name={data?.name ?? null} seekersUrl={data?.seekersUrl ?? null}>
            {children}
          </Shell>
        </NotificationHost>
      </OriginContext>
    </SiteContext>
  )
}
