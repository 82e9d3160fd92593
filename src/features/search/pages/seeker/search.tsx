import { useMemo } from 'react'
import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { countryName } from '#app/common/country-choices.ts'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { searchLanding } from '#app/seeker/search-landing.ts'
import { getJob, type JobDetail } from '#features/jobs/contract.ts'
import { later } from '#ui/later.tsx'
import { useSame } from '#ui/use-same.ts'
import { ADDRESSED } from '../../contract/address-fields.ts'
import { searchJobs, suggestLocations } from '../../contract.ts'
import { foundShown } from '../../web/found-shown.ts'
import { changed, isSheetOpen, onPage, queryString, type SearchScope } from '../../web/search-address.ts'
import { SearchPage } from '../../web/search-page.tsx'
import { searchRequest } from '../../web/search-request.ts'
import { useJobPane } from '../../web/use-job-pane.ts'

const FeedLinks = later(
  () => import('#features/syndication/web/feed-links.tsx'),
  ({ FeedLinks }) => FeedLinks,
)

const AlertLink = later(
  () => import('#features/job-alerts/web/alert-link.tsx'),
  ({ AlertLink }) => AlertLink,
)

const LandingLinks = later(
  () => import('#features/landings/web/landing-links.tsx'),
  ({ LandingLinks }) => LandingLinks,
)

export const handle: PageHandle = { isShared: true, ownSearch: true }

/** Local, remote and web3 jobs: one page, told apart by its path. */
export async function loader({ url, context }: LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const { pathname } = url
  const address = withoutEmptyFields(url.searchParams)
  const typed = address.get('place')?.trim() ?? ''
  const location = await findPlace(given, typed)
  if (location !== null) throw redirect(pathname + queryString(withLocation(address, location)))
  if (address.size < url.searchParams.size) throw redirect(pathname + queryString(address))
  const scope = scopeOf(pathname)
  const [found, landing] = await Promise.all([
    dispatch(searchJobs, searchRequest(address, scope, viewer.country), viewer),
    scope === 'local' ? searchLanding(given, address) : null,
  ])
  if (found.page > found.pages && found.total + found.similar > 0)
    throw redirect(pathname + queryString(onPage(address, found.pages)))
  const paneId = Number(address.get('job')) || found.jobs[0]?.id
  return {
    found: foundShown(found, address),
    pane: paneId === undefined ? null : await jobOrNull(given, paneId),
    place: { text: typed || placeName(found, address), isUnknown: typed !== '' },
    country: viewer.country,
    countryName: countryName(viewer.country, viewer.language),
    landing,
    now: currentMinute(),
  }
}

/**
 * Choosing a job beside the list is no new search; nor is opening the sheet of all filters, or closing it. An open sheet
 * asks for its values by itself, without a change of the address.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (searchOf(currentUrl) !== searchOf(nextUrl)) return defaultShouldRevalidate
  return isSheetOpen(nextUrl.searchParams) && isSheetOpen(currentUrl.searchParams)
}

export default function Search({ loaderData }: PageProps<typeof loader>) {
  const { pathname, search } = useLocation()
  const address = useMemo(() => new URLSearchParams(search), [search])
  // With the sheet of all filters come its values; the jobs are those that are shown already.
  const pane = useJobPane(pathname, address, useSame(loaderData.pane))
  const jobs = useSame(loaderData.found.jobs)
  const { landing, ...data } = loaderData
  return (
    <>
      <SearchPage
        {...data}
        {...pane}
        found={{ ...data.found, jobs }}
        scope={scopeOf(pathname)}
        path={pathname}
        address={address}
        sameLanding={landing?.same ?? null}
        alertLink={AlertLink}
      />
      <LandingLinks links={landing?.links ?? []} />
      <FeedLinks path={pathname} address={address} country={loaderData.country} />
    </>
  )
}

function scopeOf(pathname: string): SearchScope {
  if (pathname.includes('/remote-jobs')) return 'remote'
  return pathname.includes('/web3-jobs') ? 'web3' : 'local'
}

/** A form sends its empty fields too. In an address they say nothing, and make another one of the same search. */
const withoutEmptyFields = (address: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...address].filter(([name, value]) => value.trim() !== '' || !FIELDS.has(name)))

const FIELDS: ReadonlySet<string> = new Set(['query', 'place', ...ADDRESSED.map(({ address }) => address)])

async function findPlace({ dispatch, viewer }: PageServices, typed: string): Promise<number | null> {
  if (typed === '') return null
  const query = { query: typed.slice(0, 100), country: viewer.country ?? '', size: 1 }
  const { locations } = await dispatch(suggestLocations, query, viewer)
  return locations[0]?.id ?? null
}

function withLocation(address: URLSearchParams, location: number): URLSearchParams {
  return changed(changed(address, 'place', null), 'location', String(location))
}

function placeName(
  found: { facets: { job_locations: { id: number; name: string }[] } },
  address: URLSearchParams,
): string {
  const [first] = address.getAll('location').flatMap((value) => value.split(','))
  return found.facets.job_locations.find(({ id }) => String(id) === first)?.name ?? ''
}

/** A job that is gone leaves the pane empty, not the page broken. */
async function jobOrNull({ dispatch, viewer }: PageServices, id: number): Promise<JobDetail | null> {
  try {
    return await dispatch(getJob, { job_id: id }, viewer)
  } catch (refusal) {
    if (typeof refusal === 'object' && refusal !== null && !(refusal instanceof Error)) return null
    throw refusal
  }
}

function searchOf({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('job')
  rest.delete('filters')
  return `${pathname}?${rest}`
}
