import { type ComponentProps, useEffect } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { ChevronDownIcon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { JobCard as Job } from '../../../jobs/contract.ts'
import { JobCard } from '../../../jobs/web/door.tsx'
import { SentProfile } from '../../../profiles/web/door.tsx'
import type { ApplicationDetail } from '../../contract/applications.ts'
import { forgetTyping } from '../apply/kept-typing.ts'
import { applyPath } from '../apply-address.ts'
import { useText } from '../texts.ts'
import { Steps } from './steps.tsx'
import { SNAPSHOT, versionOf, WhatWasSent } from './what-was-sent.tsx'

interface ReceiptPageProps {
  application: ApplicationDetail
  /** Whoever reads it: the recruiter, or the company. */
  reader: string
  similar: readonly Job[]
  lists: ComponentProps<typeof SentProfile>['lists']
  account: string
  /** Milliseconds. */
  now: number
  /** Why it could not be withdrawn. */
  problem: string | null
}

/** What was sent, and what happens next. */
export function ReceiptPage({
  application,
  reader,
  similar,
  lists,
  account,
  now,
  problem,
}: ReceiptPageProps) {
  const t = useText()
  const lang = useLanguage()
  const { job, state, may } = application
  useEffect(() => forgetTyping(account, job.id), [account, job.id])
  const isWithdrawn = state === 'cancelled' || state === 'declined'
  const isWaiting = application.phase === 'waiting'
  const company = job.company.name
  const title = isWithdrawn
    ? t('receipt.withdrawn_title')
    : isWaiting
      ? t('receipt.title', { who: reader })
      : t('receipt.moved_title', { company })
  const lead = isWithdrawn
    ? t('receipt.withdrawn', { company })
    : t(isWaiting ? 'receipt.lead' : 'receipt.moved')
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHead title={title} indexed={false} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <header className="flex items-start gap-4">
            {!isWithdrawn && <PaperPlane />}
            <div className="min-w-0">
              <h1 tabIndex={-1} className="text-25 font-bold break-words outline-none lg:text-32">
                {title}
              </h1>
              <p className="mt-2 text-17 text-pretty text-muted">{lead}</p>
            </div>
          </header>
          {isWaiting && <Steps application={application} reader={reader} />}
          {may.apply_again && (
            <div>
              <LinkButton to={applyPath(lang, job.slug_id)} look="primary">
                {t('receipt.again')}
              </LinkButton>
            </div>
          )}
          {!isWithdrawn && (
            <div>
              <LinkButton to={`/${lang}/my-jobs/applied`} look="primary">
                {t('receipt.my_jobs')}
              </LinkButton>
            </div>
          )}
          <details className="card group/fold">
            <summary className="flex min-h-14 items-center justify-between gap-3 px-4 font-semibold sm:px-8">
              {t('receipt.snapshot', { version: versionOf(application.sent) })}
              <ChevronDownIcon className="transition-transform group-open/fold:rotate-180" />
            </summary>
            {/* The link to it opens the fold. */}
            <div id={SNAPSHOT}>
              <SentProfile
                seen={application.sent.profile}
                lists={lists}
                month={new Date(now).toISOString().slice(0, 7)}
              />
            </div>
          </details>
        </div>
        <aside className="lg:row-span-2">
          <WhatWasSent application={application} reader={reader} problem={problem} />
        </aside>
        {similar.length > 0 && (
          <section aria-labelledby="similar" className="min-w-0">
            <h2 id="similar" className="mb-3 text-17 font-bold">
              {t('receipt.similar')}
            </h2>
            <ul className="grid grid-cols-1 gap-2.5">
              {similar.map((other) => (
                <li key={other.id}>
                  <JobCard job={other} now={now} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

function PaperPlane() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-12 shrink-0 lg:size-16 rtl:-scale-x-100">
      <circle cx="46" cy="18" r="12" className="fill-amber" />
      <g className="stroke-primary" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
        <path d="M6 30 58 10 42 56 30 40z" className="fill-tint" />
        <path d="m30 40 14-16M30 40v14l6-7" className="fill-none" />
      </g>
    </svg>
  )
}
