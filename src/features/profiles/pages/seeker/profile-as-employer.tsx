import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getMe } from '../../contract/profile.ts'
import { getProfileAsEmployer } from '../../contract/seen-profile.ts'
import { AsEmployerPage } from '../../web/profile/as-employer-page.tsx'
import { currentMonth } from '../editing-page.ts'

export const headers = privateHeaders

const LISTS = [
  'arrangements',
  'educations',
  'industry_lists',
  'job_types',
  'language_lists',
  'language_proficiency_lists',
  'notice_period_lists',
  'salary_types',
  'seeker_type_lists',
  'seeking_status_lists',
  'skill_proficiency_lists',
  'work_permission_lists',
  'xp_lvls',
]

/** Of the list seeking_status_lists. */
const NOT_LOOKING = 3

export async function loader({ url, context }: LoaderArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const contact = url.searchParams.get('contact') === 'applied' ? 'applied' : 'none'
  const [seen, own, lists] = await Promise.all([
    dispatch(getProfileAsEmployer, { contact }, viewer),
    dispatch(getMe, {}, viewer),
    readLists(LISTS, calls),
  ])
  const isUnfound = own.seeking_status_id === NOT_LOOKING ? ('not_looking' as const) : null
  return {
    seen,
    unseen: own.is_hidden ? ('hidden' as const) : isUnfound,
    hiddenFrom: [...new Set(own.work_experiences.flatMap(({ hidden_from }) => hidden_from))],
    lists,
    month: currentMonth(),
  }
}

export default function ProfileAsEmployer({ loaderData }: PageProps<typeof loader>) {
  return <AsEmployerPage {...loaderData} />
}
