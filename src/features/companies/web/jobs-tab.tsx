import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { NothingFoundIllustration } from '#ui/illustrations/nothing-found.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { CompanyCard as Company, CompanyDetail } from '../contract.ts'
import { SimilarCompanies } from './overview-tab.tsx'
import { useText } from './texts.ts'

interface JobsTabProps {
  company: CompanyDetail
  isRemote: boolean
  total: number
  page: number
  pages: number
  similar: readonly Company[]
  /** The list of the cards. */
  children: ReactNode
}

/** The company's jobs, newest first; if it has none, other companies with open jobs. */
export function JobsTab({ company, isRemote, total, page, pages, similar, children }: JobsTabProps) {
  const t = useText()
  const lang = useLanguage()
  const search = isRemote ? href('/:lang/remote-jobs', { lang }) : href('/:lang/onsite-job', { lang })
  if (total === 0) {
    return (
      <>
        <EmptyState
          illustration={<NothingFoundIllustration />}
          title={t(isRemote ? 'companies.no_remote_jobs' : 'companies.no_jobs')}
          text={t('companies.no_jobs_text')}
        >
          <LinkButton look="primary" to={search}>
            {t('action.search_jobs')}
          </LinkButton>
        </EmptyState>
        <SimilarCompanies companies={similar} />
      </>
    )
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-17 font-bold tabular-nums">
          <Formatted>{t('companies.open_jobs', { count: total })}</Formatted>
        </h2>
        <Link
          to={`${search}?companyIds=${company.id}&country=all`}
          rel="nofollow"
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t('companies.filter_jobs')}
        </Link>
      </div>
      {children}
      <div className="py-6">
        <Pagination page={page} pageCount={pages} to={(to) => (to > 1 ? `?page=${to}` : '?')} />
      </div>
    </>
  )
}
