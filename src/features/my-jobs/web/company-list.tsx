import type { ReactNode } from 'react'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { Link } from '#ui/link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { MyJobsFrame, type TabCounts } from './my-jobs-frame.tsx'
import { useText } from './texts.ts'

interface CompanyListProps {
  tab: 'viewed-me' | 'interested'
  counts: TabCounts
  problem?: string | null
  /** A row for each company. */
  children: readonly ReactNode[]
}

const TEXTS = { 'viewed-me': 'viewed', interested: 'interested' } as const

/** A tab of My jobs with companies. */
export function CompanyList({ tab, counts, problem = null, children }: CompanyListProps) {
  const t = useText()
  const lang = useLanguage()
  const about = TEXTS[tab]
  return (
    <MyJobsFrame tab={tab} counts={counts} problem={problem}>
      {children.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t(`my.${about}_none`)}
          text={t(`my.${about}_none_text`)}
        >
          <LinkButton look="primary" to={`/${lang}/profile`}>
            {t('nav.my_profile')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <p className="my-4 max-w-160 text-pretty text-muted">{t(`my.${about}_text`)}</p>
          <Card>
            <ul className="divide-y divide-line">{children}</ul>
          </Card>
        </>
      )}
    </MyJobsFrame>
  )
}

interface CompanyHeadProps {
  company: { id: number; name: string; slug_id: string }
  /** What it did, before the time when it last did so. */
  facts: readonly ReactNode[]
  at: string
  /** Milliseconds. */
  now: number
  /** Below that. */
  children?: ReactNode
}

/** A company, what it did and when, and its jobs. */
export function CompanyHead({ company, facts, at, now, children }: CompanyHeadProps) {
  const t = useText()
  const lang = useLanguage()
  const { since, date } = useFormats()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Monogram id={company.id} name={company.name} />
      <div className="min-w-0 grow basis-56">
        <h2 className="text-17 font-bold">
          <Link to={`/${lang}/company/${company.slug_id}`} className="hover:underline">
            <bdi>{company.name}</bdi>
          </Link>
        </h2>
        <p className="text-muted">
          <Dotted>
            {facts}
            <time dateTime={at} title={date(at)} suppressHydrationWarning>
              <Formatted>{since(at, now)}</Formatted>
            </time>
          </Dotted>
        </p>
        {children}
      </div>
      <LinkButton to={`/${lang}/company/${company.slug_id}/jobs`}>{t('my.see_jobs')}</LinkButton>
    </div>
  )
}
