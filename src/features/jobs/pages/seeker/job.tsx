import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { DEFAULT_LANGUAGE } from '#config/languages.ts'
import { aroundJob } from '#features/landings/contract.ts'
import { LandingLinks, useLandingCrumbs } from '#features/landings/web/door.tsx'
import { salaryInsight } from '#features/search/contract/salary-insight.ts'
import { rememberSeen, SalaryInsight } from '#features/search/web/door.tsx'
import { jobPicturePath } from '#features/syndication/contract.ts'
import { jobMarkup, markupText } from '#features/syndication/web/job-markup.ts'
import { MarkupScript } from '#features/syndication/web/markup-script.tsx'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { idOfSlug } from '#shared/slug.ts'
import { getJob, type JobDetail, listSimilarJobs } from '../../contract.ts'
import { ClosedJobPage } from '../../web/closed-job-page.tsx'
import { JobPage } from '../../web/job-page.tsx'

export const handle: PageHandle = { isShared: true }

export async function loader({ params, url, context }: LoaderArgs<'slugId'>) {
  const { dispatch, viewer, origin, site } = context.get(services)
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  const job = await dispatch(getJob, { job_id: id }, viewer)
  if (job.slug_id !== params.slugId) {
    throw redirect(`/${params.lang}/job/${encodeURIComponent(job.slug_id)}${url.search}`, 301)
  }
  const [{ jobs: similar }, { insight }, { above, links, versions }] = await Promise.all([
    dispatch(listSimilarJobs, { job_id: id }, viewer),
    dispatch(salaryInsight, { job_id: id }, viewer),
    dispatch(aroundJob, { job_id: id }, viewer),
  ])
  const pages = versions.map(({ language, slug_id }) => ({ language, path: pathOf(language, slug_id) }))
  const nearest = interfaceLanguageFor(job.lang) ?? DEFAULT_LANGUAGE
  const canonical = pathOf(
    nearest,
    versions.find(({ language }) => language === nearest)?.slug_id ?? job.slug_id,
  )
  const markup =
    canonical === pathOf(params.lang, job.slug_id)
      ? jobMarkup({
          job,
          url: `${origin}${canonical}`,
          siteName: site.name,
          takesApplications: true,
        })
      : null
  return data(
    {
      job,
      similar,
      insight,
      above,
      links,
      canonical,
      versions: pages,
      picture: jobPicturePath(job, viewer.language, site.name),
      markup: markup && markupText(markup),
      now: currentMinute(),
    },
    { status: job.status === 'closed' ? 410 : 200 },
  )
}

const pathOf = (language: string, slugId: string): string => `/${language}/job/${encodeURIComponent(slugId)}`

export default function Job({ loaderData }: PageProps<typeof loader>) {
  const { insight, above, links, markup, ...shown } = loaderData
  const crumbs = useLandingCrumbs(above)
  useEffect(() => rememberSeen(shown.job.id), [shown.job.id])
  if (shown.job.status === 'closed') return <ClosedJobPage {...shown} />
  return (
    <>
      <JobPage
        {...shown}
        crumbs={crumbs}
        insight={insight && <SalaryInsight insight={insight} own={payOf(shown.job)} />}
      />
      <LandingLinks links={links} />
      <MarkupScript text={markup} />
    </>
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
