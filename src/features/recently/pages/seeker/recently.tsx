import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { clearHistory, countHistory } from '../../contract.ts'
import { RecentlyPage } from '../../web/recently-page.tsx'

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return {
    account: viewer.role === 'seeker' ? await dispatch(countHistory, {}, viewer) : null,
    isCleared: url.searchParams.has('cleared'),
    now: currentMinute(),
  }
}

/** What the account has; the lists of the device never leave it. */
export async function action({ url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(clearHistory, {}, viewer)
  return redirect(`${url.pathname}?cleared`, 303)
}

export default function Recently({ loaderData }: PageProps<typeof loader>) {
  return <RecentlyPage {...loaderData} />
}
