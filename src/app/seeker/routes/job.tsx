import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import { getJob, type JobDetail, listSimilarJobs } from '#features/jobs/contract.ts'
import { ClosedJobPage } from '#features/jobs/web/closed-job-page.tsx'
import { JobPage } from '#features/jobs/web/job-page.tsx'
import { salaryInsight } from '#features/search/contract.ts'
import { rememberSeen, SalaryInsight } from '#features/search/web/door.tsx'
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
  const [{ jobs: similar }, { insight }] = await Promise.all([
    dispatch(listSimilarJobs, { job_id: id }, viewer),
    dispatch(salaryInsight, { job_id: id }, viewer),
  ])
  const canonical = `${origin}/${nearestLanguage(job.lang)}/job/${encodeURIComponent(job.slug_id)}`
  return data(
    { job, similar, insight, canonical, now: thisMinute() },
    { status: job.status === 'closed' ? 410 : 200 },
  )
}

export default function Job({ loaderData }: Route.ComponentProps) {
  const { insight, ...shown } = loaderData
  useEffect(() => rememberSeen(shown.job.id), [shown.job.id])
  if (shown.job.status === 'closed') return <ClosedJobPage {...shown} />
  return (
    <JobPage {...shown} insight={insight && <SalaryInsight insight={insight} own={payOf(shown.job)} />} />
  )
}

/** A month, where the posting says so. */
function payOf({ pay }: JobDetail): { min: number; max: number; currency: string } | null {
  if (pay === null || pay.currency === null) return null
  const { kind, currency, monthly } = pay
  const min = kind === 'monthly' ? (pay.min ?? pay.max) : monthly?.min
  const max = kind === 'monthly' ? (pay.max ?? pay.min) : monthly?.max
  return min == null || max == null ? null : { min, max, currency }
}

/** The interface language nearest to the posting's own: there stands its address of record. */
function nearestLanguage(tag: string): string {
  return isLanguage(tag) ? tag : (interfaceLanguageFor(tag) ?? 'en')
}
