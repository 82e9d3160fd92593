import { countryName } from '#app/common/country-choices.ts'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { SiteData } from '#app/seeker/site-data.tsx'
import { HOT_JOBS } from '#config/categories.ts'
import { listFeaturedCompanies } from '#features/companies/contract.ts'
import { listPopularSearches } from '#features/tracking/contract.ts'
import type { RequestOf } from '#shared/contract.ts'
import { searchJobs } from '../../contract.ts'
import { CHOSEN_FROM, latestJobs, recommendedJobs, sectionJobs } from '../../web/home-choice.ts'
import { HomePage } from '../../web/home-page.tsx'
import { homeTab } from '../../web/home-tabs.tsx'

export const handle: PageHandle = { isShared: true, ownSearch: true }

const COMPANIES = 8
const WEB3_COMPANIES = 4
const SEARCHES = 8

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer, origin } = context.get(services)
  const country = viewer.country ?? ''
  const ask = (request: RequestOf<typeof searchJobs>) => dispatch(searchJobs, { country, ...request }, viewer)
  // The jobs that the links of the page lead to, so that its numbers hold there too.
  const newest = await ask({ scope: 'local', sort: 1, size: CHOSEN_FROM })
  const recommended = async () =>
    recommendedJobs(await ask({ scope: 'local', sort: 2, size: CHOSEN_FROM }), viewer.language)
  const tab = homeTab(url.searchParams)
  const [{ reason, ...list }, hot, remote, top, web3, popular] = await Promise.all([
    tab === 'latest' ? { ...latestJobs(newest), reason: null } : recommended(),
    ask({ scope: 'local', job_categories: HOT_JOBS, sort: 3, size: CHOSEN_FROM }),
    ask({ scope: 'remote', sort: 1, size: CHOSEN_FROM }),
    dispatch(listFeaturedCompanies, { country, size: COMPANIES }, viewer),
    dispatch(listFeaturedCompanies, { country, is_web3: '1', size: WEB3_COMPANIES }, viewer),
    dispatch(listPopularSearches, { size: SEARCHES }, viewer),
  ])
  return {
    tab,
    list,
    reason,
    place: countryName(viewer.country, viewer.language),
    total: newest.total,
    categories: newest.facets.job_categories,
    hot: sectionJobs(hot, list.jobs),
    remote: sectionJobs(remote),
    companies: top.companies,
    web3Companies: web3.companies,
    searches: popular.searches,
    country: viewer.country,
    canonical: `${origin}/${viewer.language}`,
    now: currentMinute(),
  }
}

export default function Home({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <SiteData />
      <HomePage {...loaderData} />
    </>
  )
}
