import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { listProfileViews } from '../../contract/seen-profile.ts'
import { ViewsPage } from '../../web/profile/views-page.tsx'

export const headers = privateHeaders

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { views } = await dispatch(listProfileViews, {}, viewer)
  return { views, now: currentMinute() }
}

export default function ProfileViews({ loaderData }: PageProps<typeof loader>) {
  return <ViewsPage {...loaderData} />
}
