import type { ReactNode } from 'react'
import { directionOf } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import type { CompanyCard as Company, CompanyDetail } from '../contract.ts'
import { Album } from './album.tsx'
import { CompanyCard } from './company-card.tsx'
import { BusinessInformation, KeyFacts, Replies } from './company-facts.tsx'
import { tabAddress } from './company-tabs.ts'
import { Recruiters } from './recruiters.tsx'
import { Section } from './section.tsx'
import { useText } from './texts.ts'

interface OverviewTabProps {
  company: CompanyDetail
  similar: readonly Company[]
  /** The list of its newest jobs; null if it has none. */
  newest: ReactNode
}

/** How many pictures this tab shows; the culture tab shows all of them. */
const PICTURES = 4

export function OverviewTab({ company, similar, newest }: OverviewTabProps) {
  const t = useText()
  const lang = useLanguage()
  const own = { lang: company.lang ?? undefined, dir: directionOf(company.lang ?? lang) }
  const { overview, summary, brand, album, open_jobs: jobs } = company
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          {(summary !== '' || overview !== '') && (
            <Section title={t('companies.about')}>
              {summary !== '' && (
                <p {...own} className="text-17 whitespace-pre-line">
                  {summary}
                </p>
              )}
              {overview !== '' && (
                <div
                  {...own}
                  className="posting mt-4 max-w-170"
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
                  dangerouslySetInnerHTML={{ __html: overview }}
                />
              )}
            </Section>
          )}
          {brand !== null && (
            <Section title={t('companies.brand')}>
              <bdi lang={own.lang}>{brand}</bdi>
            </Section>
          )}
          {album.length > 0 && (
            <Section title={t('companies.album')}>
              <Album photos={album} shown={PICTURES} company={company.name} />
              {album.length > PICTURES && (
                <More
                  to={tabAddress(lang, company.slug_id, 'culture')}
                  text={t('companies.album_all', { count: album.length })}
                />
              )}
            </Section>
          )}
          {newest !== null && (
            <Section title={t('companies.latest')}>
              {newest}
              <More
                to={tabAddress(lang, company.slug_id, 'jobs')}
                text={t('companies.see_jobs', { count: jobs })}
              />
            </Section>
          )}
        </div>
        <div className="grid grid-cols-1 gap-8">
          <KeyFacts company={company} />
          {(company.reply_record !== null || company.recruiters.length > 0) && <Replies company={company} />}
          <Recruiters company={company} />
          <BusinessInformation company={company} />
        </div>
      </div>
      <SimilarCompanies companies={similar} />
    </>
  )
}

function More({ to, text }: { to: string; text: string }) {
  return (
    <p className="mt-2">
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
        {text}
      </Link>
    </p>
  )
}

export function SimilarCompanies({ companies }: { companies: readonly Company[] }) {
  const t = useText()
  if (companies.length === 0) return null
  return (
    <div className="mt-10 border-t border-line pt-8">
      <Section title={t('companies.similar')}>
        <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
          {companies.map((company) => (
            <li key={company.id}>
              <CompanyCard company={company} isBrief />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
