import { data, redirect } from 'react-router'
import { isLanguage } from '#config/languages.ts'
import { getJob, listSimilarJobs } from '#features/jobs/contract.ts'
import { ClosedJobPage } from '#features/jobs/web/closed-job-page.tsx'
import { JobPage } from '#features/jobs/web/job-page.tsx'
import { jobPicturePath } from '#features/syndication/contract.ts'
import { jobMarkup, markupText } from '#features/syndication/web/job-markup.ts'
import { MarkupScript } from '#features/syndication/web/markup-script.tsx'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { idOfSlug } from '#shared/slug.ts'
import { services } from '../services.ts'
import { thisMinute } from '../this-minute.ts'
import type { Route } from './+types/job'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { dispatch, viewer, origin, site } = context.get(services)
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  const job = await dispatch(getJob, { job_id: id }, viewer)
  if (job.slug_id !== params.slugId) {
    throw redirect(`/${params.lang}/job/${encodeURIComponent(job.slug_id)}${url.search}`, 301)
  }
  const { jobs: similar } = await dispatch(listSimilarJobs, { job_id: id }, viewer)
  const language = nearestLanguage(job.lang)
  const canonical = `${origin}/${language}/job/${encodeURIComponent(job.slug_id)}`
  const markup =
    language === params.lang
      ? jobMarkup({ job, url: canonical, siteName: site.name, takesApplications: TAKES_APPLICATIONS })
      : null
  return data(
    {
      job,
      similar,
      canonical,
      now: thisMinute(),
      picture: jobPicturePath(job, viewer.language, site.name),
      markup: markup && markupText(markup),
    },
    { status: job.status === 'closed' ? 410 : 200 },
  )
}

export default function Job({ loaderData: { markup, ...page } }: Route.ComponentProps) {
  if (page.job.status === 'closed') return <ClosedJobPage {...page} />
  return (
    <>
      <JobPage {...page} />
      <MarkupScript text={markup} />
    </>
  )
}

/** Whoever presses Apply has not yet applied: the room of applications turns this on. */
const TAKES_APPLICATIONS = false

/** The interface language nearest to the posting's own: there stands its address of record. */
function nearestLanguage(tag: string): string {
  return isLanguage(tag) ? tag : (interfaceLanguageFor(tag) ?? 'en')
}
