import { data, redirect, useLocation } from 'react-router'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { blockedBy } from '#app/seeker/blocked-by.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { BlockedNotice } from '#features/blocked-companies/web/door.tsx'
import { JobCard, useJobSlots } from '#features/jobs/web/door.tsx'
import { searchJobs } from '#features/search/contract.ts'
import { companyPicturePath } from '#features/syndication/contract.ts'
import { companyMarkup } from '#features/syndication/web/company-markup.ts'
import { markupText } from '#features/syndication/web/job-markup.ts'
import { MarkupScript } from '#features/syndication/web/markup-script.tsx'
import { idOfSlug } from '#shared/slug.ts'
import { getCompany, listSimilarCompanies } from '../../contract.ts'
import { CompanyPage } from '../../web/company-page.tsx'
import { COMPANY_TABS, type CompanyTab, tabAddress } from '../../web/company-tabs.ts'
import { CultureTab } from '../../web/culture-tab.tsx'
import { JobsTab } from '../../web/jobs-tab.tsx'
import { OverviewTab } from '../../web/overview-tab.tsx'

export const handle: PageHandle = { isShared: true }

/** The jobs that stand on the overview. */
const NEWEST = 4

/** A company's overview, culture, jobs and remote jobs: one page, told apart by its path. */
export async function loader({ params, url, context }: LoaderArgs<'slugId'>) {
  const given = context.get(services)
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  try {
    return { id, block: null, shown: await shownOf(given, id, params, url) }
  } catch (caught) {
    return data(
      { id, block: await blockedBy(given, { of_company: id }, caught), shown: null },
      { status: 404 },
    )
  }
}

async function shownOf(
  given: PageServices,
  id: number,
  { lang, slugId }: LoaderArgs<'slugId'>['params'],
  url: URL,
) {
  const { dispatch, viewer, origin, site } = given
  const tab = tabOf(url.pathname)
  const company = await dispatch(getCompany, { company_id: id }, viewer)
  if (company.slug_id !== slugId) throw redirect(tabAddress(lang, company.slug_id, tab) + url.search, 301)
  const jobs = tab === 'culture' ? null : await jobsOf(given, id, tab, url.searchParams.get('page') ?? '')
  const showsSimilar = tab === 'overview' || jobs?.total === 0
  const canonical = origin + tabAddress(lang, company.slug_id, tab)
  return {
    company,
    jobs,
    similar: showsSimilar ? (await dispatch(listSimilarCompanies, { company_id: id }, viewer)).companies : [],
    canonical,
    picture: companyPicturePath(company, viewer.language, site.name),
    markup: tab === 'overview' ? markupText(companyMarkup({ company, url: canonical, origin })) : null,
    now: currentMinute(),
  }
}

export default function Company({ loaderData: { id, block, shown } }: PageProps<typeof loader>) {
  return shown === null ? (
    <BlockedNotice block={block} then={{ field: 'then_company', id }} />
  ) : (
    <Shown {...shown} />
  )
}

type ShownProps = Awaited<ReturnType<typeof shownOf>>

function Shown({ company, jobs, similar, canonical, picture, markup, now }: ShownProps) {
  const tab = tabOf(useLocation().pathname)
  const { block: Block } = useJobSlots()
  const cards = jobs?.jobs.map((job) => (
    <li key={job.id}>
      <JobCard job={job} now={now} />
    </li>
  ))
  const list = (className: string) => (
    <ul data-query={jobs?.query_id} className={className}>
      {cards}
    </ul>
  )
  return (
    <CompanyPage company={company} tab={tab} canonical={canonical} picture={picture}>
      {tab === 'overview' && (
        <OverviewTab
          company={company}
          similar={similar}
          newest={jobs && jobs.total > 0 ? list('grid grid-cols-1 gap-2.5 sm:grid-cols-2') : null}
        />
      )}
      {tab === 'culture' && <CultureTab company={company} />}
      {(tab === 'jobs' || tab === 'remote-jobs') && jobs && (
        <JobsTab {...jobs} company={company} isRemote={tab === 'remote-jobs'} similar={similar}>
          {list('grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3')}
        </JobsTab>
      )}
      {Block && (
        <p className="mt-6">
          <Block companyId={company.id} />
        </p>
      )}
      <MarkupScript text={markup} />
    </CompanyPage>
  )
}

function tabOf(pathname: string): CompanyTab {
  const last = pathname.split('/').at(-1)
  return COMPANY_TABS.find((tab) => tab === last) ?? 'overview'
}

/** Wherever they are: a company's page is about the company, not about the visitor's country. */
async function jobsOf({ dispatch, viewer }: PageServices, company: number, tab: CompanyTab, page: string) {
  const scope = tab === 'remote-jobs' ? 'remote' : 'all'
  const part = tab === 'overview' ? { size: NEWEST } : { page }
  const request = { company_ids: [company], scope, sort: 1, ...part } as const
  const { jobs, total, page: current, pages, query_id } = await dispatch(searchJobs, request, viewer)
  return { jobs, total, page: current, pages, query_id }
}
