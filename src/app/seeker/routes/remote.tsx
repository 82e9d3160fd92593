import { countryName } from '#app/common/country-choices.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { searchJobs } from '#features/search/contract.ts'
import { CHOSEN_FROM, sectionJobs } from '#features/search/web/home-choice.ts'
import { getRemoteOverview } from '#features/visitors/contract.ts'
import { RemotePage } from '#features/visitors/web/remote-page.tsx'
import { currentMinute } from '../current-minute.ts'
import type { Route } from './+types/remote'

export const handle: PageHandle = { isShared: true }

const FIELDS = 18

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const request = { country: viewer.country ?? '', scope: 'remote', sort: 1, size: CHOSEN_FROM } as const
  const [found, overview] = await Promise.all([
    dispatch(searchJobs, request, viewer),
    dispatch(getRemoteOverview, {}, viewer),
  ])
  return {
    place: countryName(viewer.country, viewer.language),
    total: found.total,
    newest: sectionJobs(found),
    fields: found.facets.main_functions.slice(0, FIELDS),
    overview,
    now: currentMinute(),
  }
}

export default function Remote({ loaderData }: Route.ComponentProps) {
  return <RemotePage {...loaderData} />
}
