import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getMe } from '#features/profiles/contract/profile.ts'
import { NamesContext } from '#features/profiles/web/profile/page-context.ts'
import { ProfileFrame } from '#features/profiles/web/profile/profile-frame.tsx'
import { ResumesPage } from '../../web/manager/resumes-page.tsx'

export const headers = privateHeaders

export async function loader({ context }: LoaderArgs) {
  const calls = context.get(services)
  const [profile, lists] = await Promise.all([
    calls.dispatch(getMe, {}, calls.viewer),
    readLists(['notice_period_lists', 'seeking_status_lists'], calls),
  ])
  return { profile, names: { lists, month: new Date().toISOString().slice(0, 7) } }
}

export default function ProfileResume({ loaderData: { profile, names } }: PageProps<typeof loader>) {
  return (
    <NamesContext value={names}>
      <ProfileFrame profile={profile} tab="resume" side={null}>
        <ResumesPage />
      </ProfileFrame>
    </NamesContext>
  )
}
