import { searchJobs } from '#features/search/contract.ts'
import { HomePage } from '#features/search/web/home-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import { services } from '../services.ts'
import { SiteData } from '../site-data.tsx'
import { thisMinute } from '../this-minute.ts'
import type { Route } from './+types/home'

export const handle: PageHandle = { ownSearch: true }

const LATEST = 12

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  // The jobs that the links of the page lead to, so that its numbers hold there too.
  const request = { country: viewer.country ?? '', scope: 'local', sort: 1, size: LATEST } as const
  const { jobs, total, facets } = await dispatch(searchJobs, request, viewer)
  return {
    jobs,
    total,
    categories: facets.job_categories,
    country: viewer.country,
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
