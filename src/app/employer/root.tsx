import { type ReactNode, useEffect } from 'react'
import { type LoaderFunctionArgs, Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { Document } from '#app/common/document.tsx'
import { ErrorPage } from '#app/common/error-page.tsx'
import { ownHeaders } from '#app/common/own-headers.ts'
import { PageProviders } from '#app/common/page-providers.tsx'
import { services } from '#app/common/services.ts'
import { onlyDocuments } from '#app/common/unavailable.ts'
import { SESSION_COOKIES } from '#config/cookies.ts'
import { countUnread } from '#features/notifications/contract.ts'
import { getOtherSite } from '#features/sign-in/contract/hand-off.ts'
import '#ui/styles.css'
import { followSession } from './follow-session.ts'
import { Shell } from './shell.tsx'

export const middleware = [onlyDocuments]

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, origin, site, dispatch } = context.get(services)
  if (viewer.isExpired) viewer.browser?.dropCookie(SESSION_COOKIES.employer)
  // If this call is refused, the page is still shown, and its own call shows the reason.
  const seekers = await dispatch(getOtherSite, {}, viewer).catch(() => null)
  const account = viewer.role === 'recruiter' ? (viewer.session?.accountId ?? null) : null
  return {
    origin,
    site,
    account,
    bell: account === null ? null : await dispatch(countUnread, {}, viewer).catch(() => null),
    name: account === null ? null : (seekers?.name ?? ''),
    seekersUrl: seekers?.url,
  }
}

/** The account changes only with a new document. */
export const shouldRevalidate = () => false

/** Every page of the employers' site is private. */
export const headers = ownHeaders

export function Layout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>
}

export default function EmployerSite() {
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
  const account = data?.account
  useEffect(() => (account === undefined ? undefined : followSession(account)), [account])
  return (
    <PageProviders site={data?.site} origin={data?.origin}>
      <Shell name={data?.name ?? null} bell={data?.bell ?? null} seekersUrl={data?.seekersUrl ?? null}>
        {children}
      </Shell>
    </PageProviders>
  )
}
