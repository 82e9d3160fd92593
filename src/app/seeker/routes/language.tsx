import { data, Outlet } from 'react-router'
import { refuseWrongRequest } from '#app/common/wrong-request.ts'
import { isLanguage } from '#config/languages.ts'
import { JobSlots } from '#features/jobs/web/door.tsx'
import { ReportLink } from '#features/moderation/web/door.tsx'
import type { Route } from './+types/language'

export const middleware = [refuseWrongRequest]

/** The first segment is one of our languages, or the page does not exist. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

const SLOTS: JobSlots = { report: (job) => <ReportLink job={job} /> }

export default function InLanguage() {
  return (
    <JobSlots value={SLOTS}>
      <Outlet />
    </JobSlots>
  )
}
