import type { ReactNode } from 'react'
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Outlet,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { isClosedSite } from '#app/common/closed-site.ts'
import { countryChoices } from '#app/common/country-choices.ts'
import { Document } from '#app/common/document.tsx'
import { PageProviders } from '#app/common/page-providers.tsx'
import { type PageServices, services } from '#app/common/services.ts'
import { onlyDocuments, unavailableIn } from '#app/common/unavailable.ts'
import { SESSION_COOKIES } from '#config/cookies.ts'
import { ApplyPart } from '#features/applications/web/door.tsx'
import { BlockCompanyLink } from '#features/blocked-companies/web/door.tsx'
import { OwnPart } from '#features/fit/web/door.tsx'
import { JobSlots } from '#features/jobs/web/door.tsx'
import { ReportLink } from '#features/moderation/web/door.tsx'
import { Saving } from '#features/my-jobs/web/door.tsx'
import { ExternalPart } from '#features/my-jobs/web/outside/ask-on-return.tsx'
import { countUnread } from '#features/notifications/contract.ts'
import { getSession } from '#features/sessions/contract/session.ts'
import '#ui/styles.css'
import type { LoaderArgs } from '#app/common/page-args.ts'
import { ErrorPage, type Trouble } from './error-page.tsx'
import { AppLinks } from './offline/app-links.tsx'
import { useOpenedJobs } from './offline/use-opened-jobs.ts'
import { useSession } from './session/use-session.ts'
import type { SignedIn } from './shell/account-menu.tsx'
import { Shell } from './shell/shell.tsx'

export const middleware = [onlyDocuments]

/**
 * The data of the shell around every page. Country names come from here: browsers' own lists differ in wording and
 * order.
 */
export async function loader({ context }: LoaderArgs) {
  const given = context.get(services)
  const { viewer, origin, site, storesOffline } = given
  const countries = countryChoices(viewer.language)
  return { origin, site, storesOffline, country: viewer.country, countries, user: await signedIn(given) }
}

/** Only on private pages: shared pages are rendered for a visitor. Undefined: unknown. */
async function signedIn({ viewer, dispatch }: PageServices): Promise<SignedIn | null | undefined> {
  if (viewer.isUnknown === true) return undefined
  if (viewer.isExpired) viewer.browser?.dropCookie(SESSION_COOKIES.seeker)
  if (viewer.role !== 'seeker') return null
  // A page that may not ask is shown all the same: it says by itself why.
  const [session, bell] = await Promise.all([
    dispatch(getSession, {}, viewer).catch(() => null),
    dispatch(countUnread, {}, viewer).catch(() => null),
  ])
  if (session === null) return undefined
  const { user } = session
  if (user === null) return null
  const { id, first_name, last_name, email, phone_num, active_key, avatar } = user
  return {
    ...{ id, first_name, last_name, avatar, address: email ?? phone_num, isRecruiter: active_key === 2 },
    ...{ country: session.country, leavesAt: session.delete_after, bell },
  }
}

/** Language, country and who is signed in change only with a new document. */
export const shouldRevalidate = () => false

/** A refusal keeps the headers with which it was thrown. */
export function headers({ errorHeaders }: HeadersArgs): Headers {
  return errorHeaders ?? new Headers()
}

export function Layout({ children }: { children: ReactNode }) {
  return <Document head={<AppLinks />}>{children}</Document>
}

const SLOTS: JobSlots = { report: (job) => <ReportLink job={job} /> }

const SEEKER_SLOTS: JobSlots = {
  ...SLOTS,
  block: BlockCompanyLink,
  own: OwnPart,
  apply: ApplyPart,
  external: ExternalPart,
}

export default function Site() {
  const user = useRouteLoaderData<typeof loader>('root')?.user
  return (
    <Frame>
      <JobSlots value={user ? SEEKER_SLOTS : SLOTS}>
        <Outlet />
      </JobSlots>
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

/** A fetch without a network fails with a `TypeError`, whose message differs between browsers. */
function troubleOf(error: unknown): Trouble {
  if (isRouteErrorResponse(error)) {
    return isClosedSite(error.data) ? 'maintenance' : (unavailableIn(error.data) ?? error.status)
  }
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 'network' : 500
}

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  useOpenedJobs(data?.storesOffline === true)
  const user = data?.user
  useSession(user === undefined ? undefined : (user?.id ?? null))
  return (
    <PageProviders site={data?.site} origin={data?.origin}>
      <Shell countries={data?.countries ?? []} country={data?.country ?? null} user={user ?? null}>
        {children}
        <Saving isSignedIn={user != null} cursor={user?.bell?.cursor ?? null} />
      </Shell>
    </PageProviders>
  )
}
