import { type ReactNode, useEffect } from 'react'
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { SESSION_COOKIES } from '#config/cookies.ts'
import { directionOf } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { getSession } from '#features/sessions/contract/session.ts'
import { useCountry, useLanguage, useTextsVersion } from '#i18n/language-provider.tsx'
import '#ui/styles.css'
import { NotificationHost } from '#ui/notifications.tsx'
import { OriginContext } from '#ui/origin-context.tsx'
import { OwnScript } from '#ui/own-script.tsx'
import { SiteContext } from '#ui/site-context.tsx'
import type { Route } from './+types/root'
import { awayIn, onlyDocuments } from './away.ts'
import { isClosedSite } from './closed-site.ts'
import { countryChoices } from './country-choices.ts'
import { ErrorPage, type Trouble } from './error-page.tsx'
import { HeadLinks } from './head-links.tsx'
import { AppLinks } from './offline/app-links.tsx'
import { useOpenedJobs } from './offline/use-opened-jobs.ts'
import { hasOwnShell } from './page-handle.ts'
import { WAKE_SCRIPTS } from './scripts-asleep.ts'
import { type SeekerServices, services } from './services.ts'
import { useSession } from './session/use-session.ts'
import type { SignedIn } from './shell/account-menu.tsx'
import { Shell } from './shell/shell.tsx'

export const middleware = [onlyDocuments]

/** What every page shows around itself. Country names come from here: browsers' own lists differ in wording and order. */
export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(services)
  const { viewer, origin, site, keepsOffline } = given
  const countries = countryChoices(viewer.language)
  return { origin, site, keepsOffline, country: viewer.country, countries, user: await signedIn(given) }
}

/** Only on pages that are made for one person: those for everybody are asked for by a visitor. Undefined: who knows. */
async function signedIn({ viewer, dispatch }: SeekerServices): Promise<SignedIn | null | undefined> {
  if (viewer.isUnknown === true) return undefined
  if (viewer.isExpired) viewer.browser?.dropCookie(SESSION_COOKIES.seeker)
  if (viewer.role !== 'seeker') return null
  // A page that may not ask is shown all the same: it says by itself why.
  const session = await dispatch(getSession, {}, viewer).catch(() => null)
  if (session === null) return undefined
  const { user } = session
  if (user === null) return null
  const { id, first_name, last_name, email, phone_num, active_key } = user
  return {
    ...{ id, first_name, last_name, address: email ?? phone_num, isRecruiter: active_key === 2 },
    ...{ country: session.country, leavesAt: session.delete_after },
  }
}

/** Language, country and who is signed in change only with a new document. */
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
  const isOwn = useMatches().some(({ handle }) => hasOwnShell(handle))
  return (
    <Frame isOwn={isOwn}>
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
  if (isRouteErrorResponse(error)) {
    return isClosedSite(error.data) ? 'maintenance' : (awayIn(error.data) ?? error.status)
  }
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 'network' : 500
}

/** A page with a shell of its own is none of the seekers': who is signed in there is not asked on it. */
function Frame({ isOwn = false, children }: { isOwn?: boolean; children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  useOpenedJobs(data?.keepsOffline === true)
  const user = data?.user
  useSession(isOwn || user === undefined ? undefined : (user?.id ?? null))
  useEffect(() => {
    // Tells browser journeys that the page has come to life.
    document.documentElement.dataset.ready = ''
  }, [])
  return (
    <SiteContext value={data?.site ?? DEFAULT_SITE}>
      <OriginContext value={data?.origin}>
        <NotificationHost>
          {isOwn ? (
            children
          ) : (
            <Shell countries={data?.countries ?? []} country={data?.country ?? null} user={user ?? null}>
              {children}
            </Shell>
          )}
        </NotificationHost>
      </OriginContext>
    </SiteContext>
  )
}
