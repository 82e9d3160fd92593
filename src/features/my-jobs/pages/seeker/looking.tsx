import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { countMyJobs, listViewers } from '../../contract/companies.ts'
import { LookingPage } from '../../web/looking-page.tsx'

export const headers = privateHeaders

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [counts, { companies }] = await Promise.all([
    dispatch(countMyJobs, {}, viewer),
    dispatch(listViewers, {}, viewer),
  ])
  return { counts, companies, now: currentMinute() }
}

export default function Looking({ loaderData }: PageProps<typeof loader>) {
  return <LookingPage {...loaderData} />
}
