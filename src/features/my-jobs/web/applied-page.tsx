import type { ReactNode } from 'react'
import type { ApplicationGroup } from '#config/application-states.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ChevronDownIcon, ChevronStartIcon } from '#ui/icons.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { Link } from '#ui/link.tsx'
import type { Application } from '../../applications/contract/applications.ts'
import { ApplicationRow, NeedsYou } from './application-row.tsx'
import { listAddress } from './list-address.ts'
import { MyJobsFrame, OrderOfList, PagesOfList, type TabCounts } from './my-jobs-frame.tsx'
import { useText } from './texts.ts'
import { groupOfApplication } from './timeline-steps.ts'

interface AppliedPageProps {
  tab: 'applied' | 'interviews'
  counts: TabCounts
  found: {
    applications: readonly Application[]
    total: number
    counts: Readonly<Partial<Record<Application['state'], number>>>
    /** Of the whole list: a page may show a part of a group. */
    groups: Readonly<Partial<Record<ApplicationGroup, number>>>
  }
  state: Application['state'] | null
  page: number
  sort: number
  /** Only the one that a notification is about. */
  isOne: boolean
  problem: string | null
}

/** What needs the person, what is with employers, and, folded, what is over. */
export function AppliedPage({ tab, counts, found, state, page, sort, isOne, problem }: AppliedPageProps) {
  const t = useText()
  const { applications } = found
  const {
    'needs-you': asks = [],
    'with-employer': waits = [],
    closed: over = [],
  } = Object.groupBy(applications, groupOfApplication)
  return (
    <MyJobsFrame tab={tab} counts={counts} problem={problem}>
      {counts[tab] === 0 ? (
        <NothingYet tab={tab} />
      ) : (
        <>
          {isOne ? (
            <AllOfThem />
          ) : (
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
              <StateFilter counts={found.counts} state={state} sort={sort} />
              <OrderOfList page={page} sort={sort} state={state} />
            </div>
          )}
          {applications.length === 0 && <p className="py-8 text-center text-muted">{t('my.state_none')}</p>}
          {asks.length > 0 && (
            <Group title={t('my.needs_you')} count={found.groups['needs-you'] ?? asks.length}>
              <div className="grid grid-cols-1 gap-3">
                {asks.map((one) => (
                  <NeedsYou key={one.id} application={one} />
                ))}
              </div>
            </Group>
          )}
          {waits.length > 0 && (
            <Group title={t('my.with_employer')} count={found.groups['with-employer'] ?? waits.length}>
              <Rows applications={waits} />
            </Group>
          )}
          {over.length > 0 && (
            <details className="group/fold mt-6" open={state !== null || asks.length + waits.length === 0}>
              <summary className="card flex min-h-14 items-center justify-between gap-3 px-4 font-semibold sm:px-5">
                {t('my.closed', { count: found.groups.closed ?? over.length })}
                <ChevronDownIcon className="transition-transform group-open/fold:rotate-180" />
              </summary>
              <div className="mt-2">
                <Rows applications={over} />
              </div>
            </details>
          )}
          <PagesOfList page={page} sort={sort} state={state} total={found.total} />
          <p className="mt-6 max-w-160 text-13 text-pretty text-muted">{t('my.nobody_text')}</p>
        </>
      )}
    </MyJobsFrame>
  )
}

function AllOfThem() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Link
      to={`/${lang}/my-jobs/applied`}
      className="mt-2 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary hover:underline"
    >
      <ChevronStartIcon size={20} />
      {t('my.all_applications')}
    </Link>
  )
}

function Rows({ applications }: { applications: readonly Application[] }) {
  return (
    <Card>
      <ul className="divide-y divide-line">
        {applications.map((one) => (
          <ApplicationRow key={one.id} application={one} />
        ))}
      </ul>
    </Card>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const { number } = useFormats()
  return (
    <section className="mt-5">
      <h2 className="mb-2.5 flex items-baseline gap-2 text-17 font-bold">
        {title}
        <span className="text-13 font-normal text-muted">{number(count)}</span>
      </h2>
      {children}
    </section>
  )
}

type FilterProps = {
  counts: AppliedPageProps['found']['counts']
  state: Application['state'] | null
  sort: number
}

function StateFilter({ counts, state, sort }: FilterProps) {
  const t = useText()
  const { number } = useFormats()
  const states = STATES.filter((name) => (counts[name] ?? 0) > 0 || name === state)
  if (states.length < 2 && state === null) return <span />
  return (
    <nav aria-label={t('my.states')} className="flex flex-wrap gap-x-2">
      {[null, ...states].map((name) => (
        <Link
          key={name ?? 'all'}
          to={listAddress({ page: 1, sort, state: name })}
          aria-current={name === state ? 'true' : undefined}
          className="inline-flex min-h-11 items-center"
        >
          <span
            className={classNames(
              'inline-flex h-9 items-center gap-1.5 rounded-full border px-3 whitespace-nowrap',
              name === state
                ? 'border-primary bg-tint font-semibold text-primary'
                : 'border-control bg-surface font-medium',
            )}
          >
            {name === null ? t('my.all_states') : t(`my.state_${name}`)}
            {name !== null && <span className="text-13 tabular-nums">{number(counts[name] ?? 0)}</span>}
          </span>
        </Link>
      ))}
    </nav>
  )
}

const STATES = [
  'pending',
  'viewed',
  'communicated',
  'exchanged',
  'accepted',
  'completed',
  'not_accepted',
  'lapsed',
  'declined',
  'cancelled',
] as const

function NothingYet({ tab }: { tab: 'applied' | 'interviews' }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t(`my.${tab}_none`)}
      text={t(`my.${tab}_none_text`)}
    >
      <LinkButton look="primary" to={`/${lang}/onsite-job`}>
        {t('action.search_jobs')}
      </LinkButton>
      <LinkButton to={`/${lang}/my-jobs/saved`}>{t('my.tab_saved')}</LinkButton>
    </EmptyState>
  )
}
