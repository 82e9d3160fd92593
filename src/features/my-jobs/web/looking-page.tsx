import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { Link } from '#ui/link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import type { LookingCompany } from '../contract/companies.ts'
import { MyJobsFrame, type TabCounts } from './my-jobs-frame.tsx'
import { useText } from './texts.ts'

interface LookingPageProps {
  counts: TabCounts
  companies: readonly LookingCompany[]
  /** Milliseconds. */
  now: number
}

/** The companies that opened the profile. */
export function LookingPage({ counts, companies, now }: LookingPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <MyJobsFrame tab="viewed-me" counts={counts}>
      {companies.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('my.viewed_none')}
          text={t('my.viewed_none_text')}
        >
          <LinkButton look="primary" to={`/${lang}/profile`}>
            {t('nav.my_profile')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className="my-4 max-w-160 text-pretty text-muted">{t('my.viewed_text')}</p>
          <Card>
            <ul className="divide-y divide-line">
              {companies.map((one) => (
                <CompanyRow key={one.company.id} {...one} now={now} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </MyJobsFrame>
  )
}

function CompanyRow({ company, times, saw_contacts, last_viewed_at, now }: LookingCompany & { now: number }) {
  const t = useText()
  const lang = useLanguage()
  const { since, date } = useFormats()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <Monogram id={company.id} name={company.name} />
      <div className="min-w-0 grow basis-56">
        <h2 className="text-17 font-bold">
          <Link to={`/${lang}/company/${company.slug_id}`} className="hover:underline">
            <bdi>{company.name}</bdi>
          </Link>
        </h2>
        <p className="text-muted">
          {t('my.views', { count: times })}
          {' · '}
          <time dateTime={last_viewed_at} title={date(last_viewed_at)} suppressHydrationWarning>
            <Formatted>{since(last_viewed_at, now)}</Formatted>
          </time>
        </p>
        {saw_contacts && <p className="text-13 text-muted">{t('my.saw_contacts')}</p>}
      </div>
      <LinkButton to={`/${lang}/company/${company.slug_id}/jobs`}>{t('my.see_jobs')}</LinkButton>
    </li>
  )
}
