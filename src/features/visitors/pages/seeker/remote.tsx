import { countryName } from '#app/common/country-choices.ts'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { searchJobs } from '#features/search/contract.ts'
import { CHOSEN_FROM, sectionJobs } from '#features/search/web/home-choice.ts'
import { getRemoteOverview } from '../../contract.ts'
import { RemotePage } from '../../web/remote-page.tsx'

export const handle: PageHandle = { isShared: true }

const FIELDS = 18

export async function loader({ context }: LoaderArgs) {
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

export default function Remote({ loaderData }: PageProps<typeof loader>) {
  return <RemotePage {...loaderData} />
}
