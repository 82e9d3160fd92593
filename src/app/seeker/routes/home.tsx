import { searchJobs } from '#features/search/contract.ts'
import { HomePage } from '#features/search/web/home-page.tsx'
import type { PageHandle } from '../page-handle.ts'
import { services } from '../services.ts'
import type { Route } from './+types/home'

export const handle: PageHandle = { ownSearch: true }

const LATEST = 12

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const request = { country: viewer.country ?? '', sort: 1, size: LATEST }
  const { jobs, total, facets } = await dispatch(searchJobs, request, viewer)
  return {
    jobs,
    total,
    categories: facets.job_categories,
    country: viewer.country,
    now: Date.now(),
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
