import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getMe } from '../../contract/profile.ts'
import { getProfileAsEmployer } from '../../contract/seen-profile.ts'
import { SHOWN_LISTS } from '../../contract/shown-lists.ts'
import { AsEmployerPage } from '../../web/profile/as-employer-page.tsx'
import { currentMonth } from '../editing-page.ts'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const contact = url.searchParams.get('contact') === 'applied' ? 'applied' : 'none'
  const [seen, own, lists] = await Promise.all([
    dispatch(getProfileAsEmployer, { contact }, viewer),
    dispatch(getMe, {}, viewer),
    readLists(SHOWN_LISTS, calls),
  ])
  return {
    seen,
    unseen: own.unfound,
    hiddenFrom: [...new Set(own.work_experiences.flatMap(({ hidden_from }) => hidden_from))],
    lists,
    month: currentMonth(),
  }
}

export default function ProfileAsEmployer({ loaderData }: PageProps<typeof loader>) {
  return <AsEmployerPage {...loaderData} />
}
