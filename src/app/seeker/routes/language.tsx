import { data, Outlet } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import { JobSlots } from '#features/jobs/web/door.tsx'
import { ReportLink } from '#features/moderation/web/door.tsx'
import { closedSite } from '../closed-site.ts'
import { services } from '../services.ts'
import type { Route } from './+types/language'

/** The first segment is one of our languages, or the page does not exist; and nothing is shown of a closed site. */
export function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(services).isClosed) throw closedSite()
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
