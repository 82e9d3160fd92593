import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { blockedBy } from '#app/seeker/blocked-by.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { DEFAULT_LANGUAGE } from '#config/languages.ts'
import { BlockedNotice } from '#features/blocked-companies/web/door.tsx'
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
  const given = context.get(services)
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  try {
    const shown = await shownOf(given, id, params, url)
    return data({ id, block: null, shown }, { status: shown.job.status === 'closed' ? 410 : 200 })
  } catch (caught) {
    return data({ id, block: await blockedBy(given, { of_job: id }, caught), shown: null }, { status: 404 })
  }
}

async function shownOf(
  { dispatch, viewer, origin, site }: PageServices,
  id: number,
  { lang, slugId }: LoaderArgs<'slugId'>['params'],
  url: URL,
) {
  const job = await dispatch(getJob, { job_id: id }, viewer)
  if (job.slug_id !== slugId) {
    throw redirect(`/${lang}/job/${encodeURIComponent(job.slug_id)}${url.search}`, 301)
  }
  const [{ jobs: similar, reasons }, { insight }, { above, links, versions }] = await Promise.all([
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
    canonical === pathOf(lang, job.slug_id)
      ? jobMarkup({
          job,
          url: `${origin}${canonical}`,
          siteName: site.name,
          takesApplications: true,
        })
      : null
  return {
    job,
    similar,
    ...(reasons && { reasons }),
    insight,
    above,
    links,
    canonical,
    versions: pages,
    picture: jobPicturePath(job, viewer.language, site.name),
    markup: markup && markupText(markup),
    now: currentMinute(),
  }
}

const pathOf = (language: string, slugId: string): string => `/${language}/job/${encodeURIComponent(slugId)}`

export default function Job({ loaderData: { id, block, shown } }: PageProps<typeof loader>) {
  return shown === null ? (
    <BlockedNotice block={block} then={{ field: 'then_job', id }} />
  ) : (
    <Shown {...shown} />
  )
}

function Shown({ insight, above, links, markup, ...shown }: Awaited<ReturnType<typeof shownOf>>) {
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
