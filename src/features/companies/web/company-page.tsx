import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { AnchorButton } from '#ui/button.tsx'
import { VerifiedMark } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { ExternalIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { CompanyDetail } from '../contract.ts'
import { CompanyFacts } from './company-card.tsx'
import { type CompanyTab, tabAddress } from './company-tabs.ts'
import { useText } from './texts.ts'

interface CompanyPageProps {
  company: CompanyDetail
  tab: CompanyTab
  canonical: string
  /** Path of its picture for sharing. */
  picture: string
  children: ReactNode
}

/** The head of the page, the tabs for its four parts, and one of them. */
export function CompanyPage({ company, tab, canonical, picture, children }: CompanyPageProps) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const title = titleOf(tab, company.name, t)
  const facts = [company.industry?.name, company.location, company.size?.name].filter(
    (fact) => typeof fact === 'string',
  )
  return (
    <>
      <PageHead
        title={title}
        description={`${company.name}: ${formats.list([...facts, t('companies.open_jobs', { count: company.open_jobs })])}`}
        canonical={canonical}
        picture={picture}
      />
      <div className="border-b border-line bg-surface">
        <div className="page-width pt-2">
          <Breadcrumbs
            crumbs={[
              { text: t('companies.title'), to: href('/:lang/companies', { lang }) },
              { text: company.name },
            ]}
          />
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3">
            <Monogram id={company.id} name={company.name} size="large" />
            <div className="min-w-0 flex-1 basis-60">
              <h1 className="text-25 font-bold text-pretty">
                <bdi>{company.name}</bdi>
                {company.is_verified && (
                  <>
                    {' '}
                    <VerifiedMark label={t('companies.verified')} />
                  </>
                )}
              </h1>
              <div className="mt-1 text-muted">
                <CompanyFacts company={company} />
              </div>
            </div>
            {company.website !== null && (
              <AnchorButton href={company.website} rel="nofollow noopener">
                {t('companies.website')}
                <ExternalIcon size={16} />
              </AnchorButton>
            )}
          </div>
          <Tabs company={company} current={tab} />
        </div>
      </div>
      <div className="page-width py-5 lg:py-8">{children}</div>
    </>
  )
}

function Tabs({ company, current }: { company: CompanyDetail; current: CompanyTab }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const tabs: { tab: CompanyTab; text: string; count?: number }[] = [
    { tab: 'overview', text: t('companies.overview') },
    { tab: 'culture', text: t('companies.culture_and_life') },
    { tab: 'jobs', text: t('companies.jobs'), count: company.open_jobs },
    { tab: 'remote-jobs', text: t('companies.remote_jobs'), count: company.remote_jobs },
  ]
  return (
    <nav aria-label={t('companies.pages')} className="-mx-4 mt-3 overflow-x-auto px-4 [scrollbar-width:none]">
      <ul className="flex gap-5">
        {tabs.map(({ tab, text, count }) => (
          <li key={tab} className="shrink-0">
            <Link
              to={tabAddress(lang, company.slug_id, tab)}
              aria-current={tab === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-1.5 border-b-2 whitespace-nowrap -outline-offset-2',
                tab === current
                  ? 'border-primary font-bold'
                  : 'border-transparent font-medium text-muted hover:text-ink',
              )}
            >
              {text}
              {count !== undefined && count > 0 && (
                <span suppressHydrationWarning className="text-13 tabular-nums">
                  {formats.number(count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function titleOf(tab: CompanyTab, company: string, t: ReturnType<typeof useText>): string {
  if (tab === 'culture') return t('companies.culture_of', { company })
  if (tab === 'jobs') return t('companies.jobs_of', { company })
  return tab === 'remote-jobs' ? t('companies.remote_jobs_of', { company }) : company
}
