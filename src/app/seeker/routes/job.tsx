import { data, redirect } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import { getJob, listSimilarJobs } from '#features/jobs/contract.ts'
import { ClosedJobPage } from '#features/jobs/web/closed-job-page.tsx'
import { JobPage } from '#features/jobs/web/job-page.tsx'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { idOfSlug } from '#shared/slug.ts'
import { services } from '../services.ts'
import { thisMinute } from '../this-minute.ts'
import type { Route } from './+types/job'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { dispatch, viewer, origin } = context.get(services)
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  const job = await dispatch(getJob, { job_id: id }, viewer)
  if (job.slug_id !== params.slugId) {
    throw redirect(`/${params.lang}/job/${encodeURIComponent(job.slug_id)}${url.search}`, 301)
  }
  const { jobs: similar } = await dispatch(listSimilarJobs, { job_id: id }, viewer)
  const canonical = `${origin}/${nearestLanguage(job.lang)}/job/${encodeURIComponent(job.slug_id)}`
  return data({ job, similar, canonical, now: thisMinute() }, { status: job.status === 'closed' ? 410 : 200 })
}

export default function Job({ loaderData }: Route.ComponentProps) {
  return loaderData.job.status === 'closed' ? <ClosedJobPage {...loaderData} /> : <JobPage {...loaderData} />
}

/** The interface language nearest to the posting's own: there stands its address of record. */
function nearestLanguage(tag: string): string {
  return isLanguage(tag) ? tag : (interfaceLanguageFor(tag) ?? 'en')
}
