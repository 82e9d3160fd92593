import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { Document } from '#app/common/document.tsx'
import { ErrorPage } from '#app/common/error-page.tsx'
import { ownHeaders } from '#app/common/own-headers.ts'
import { PageProviders } from '#app/common/page-providers.tsx'
import { services } from '#app/common/services.ts'
import { onlyDocuments } from '#app/common/unavailable.ts'
import { SESSION_COOKIES } from '#config/cookies.ts'
import { getConsole } from '#features/sign-in/contract/console.ts'
import '#ui/styles.css'
import { Shell } from './shell.tsx'

export const middleware = [onlyDocuments]

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, origin, site, dispatch } = context.get(services)
  if (viewer.isExpired) viewer.browser?.dropCookie(SESSION_COOKIES.console)
  // If this call is refused, the page is still shown, and its own call shows the reason.
  const found = await dispatch(getConsole, {}, viewer).catch(() => null)
  return {
    origin,
    site,
    operator: found?.operator ?? null,
    seekersUrl: found?.seekers_url ?? '',
  }
}

/** The operator and the language change only with a new document. */
export const shouldRevalidate = () => false

/** Every page of the console is private. */
export const headers = ownHeaders

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}

export default function Console() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage error={useRouteError()} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <PageProviders site={data?.site} origin={data?.origin}>
      {data === undefined ? children : <Shell {...data}>{children}</Shell>}
    </PageProviders>
  )
}
