import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getOtherSite } from '../../contract/hand-off.ts'
import { SwitchPage } from '../../web/switch-page.tsx'

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return dispatch(getOtherSite, {}, viewer)
}

export const headers = privateHeaders

export default function SwitchToEmployer({ loaderData }: PageProps<typeof loader>) {
  return <SwitchPage {...loaderData} />
}
