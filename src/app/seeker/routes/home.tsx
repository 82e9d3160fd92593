import { HOT_JOBS } from '#config/categories.ts'
import { searchJobs } from '#features/search/contract.ts'
import {
  type Ask,
  CHOSEN_FROM,
  latestJobs,
  recommendJobs,
  sectionJobs,
} from '#features/search/web/home-choice.ts'
import { HomePage } from '#features/search/web/home-page.tsx'
import { homeTab } from '#features/search/web/home-tabs.tsx'
import { countryName } from '../country-choices.ts'
import type { PageHandle } from '../page-handle.ts'
import { services } from '../services.ts'
import { SiteData } from '../site-data.tsx'
import { thisMinute } from '../this-minute.ts'
import type { Route } from './+types/home'

export const handle: PageHandle = { ownSearch: true }

const COMPANIES = 8

export async function loader({ url, context }: Route.LoaderArgs) {
  const { dispatch, viewer, origin } = context.get(services)
  const ask: Ask = (request) => dispatch(searchJobs, { country: viewer.country ?? '', ...request }, viewer)
  // The jobs that the links of the page lead to, so that its numbers hold there too.
  const newest = await ask({ scope: 'local', sort: 1, size: CHOSEN_FROM })
  const tab = homeTab(url.searchParams)
  const [{ reason, ...list }, hot, remote, web3] = await Promise.all([
    tab === 'latest' ? { ...latestJobs(newest), reason: null } : recommendJobs(newest, viewer.language, ask),
    ask({ scope: 'local', job_categories: HOT_JOBS, sort: 3, size: CHOSEN_FROM }),
    ask({ scope: 'remote', sort: 1, size: CHOSEN_FROM }),
    ask({ scope: 'web3', sort: 1, size: 1 }),
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
    companies: newest.facets.company_ids.slice(0, COMPANIES),
    web3Companies: web3.facets.company_ids.slice(0, COMPANIES),
    country: viewer.country,
    canonical: `${origin}/${viewer.language}`,
    now: thisMinute(),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteData />
      <HomePage {...loaderData} />
    </>
  )
}
