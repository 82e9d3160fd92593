import { type ReactNode, useEffect, useRef } from 'react'
import { PAGE_SIZE } from '#config/limits.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SortMenu } from '#ui/sort-menu.tsx'
import { listAddress } from './list-address.ts'
import { useText } from './texts.ts'

/** How many entries each tab has. */
export interface TabCounts {
  saved: number
  applied: number
  interviews: number
  viewed_me: number
  interested: number
  elsewhere: number
}

const TABS = [
  { path: 'applied', text: 'my.tab_applied', count: 'applied' },
  { path: 'saved', text: 'my.tab_saved', count: 'saved' },
  { path: 'interviews', text: 'my.tab_interviews', count: 'interviews' },
  { path: 'viewed-me', text: 'my.tab_viewed', count: 'viewed_me' },
  { path: 'interested', text: 'my.tab_interested', count: 'interested' },
  { path: 'elsewhere', text: 'my.tab_elsewhere', count: 'elsewhere' },
] as const
export type Tab = (typeof TABS)[number]['path']

interface MyJobsFrameProps {
  tab: Tab
  /** Null for a guest. */
  counts: TabCounts | null
  problem?: string | null
  children: ReactNode
}

/** The title of My jobs with its tabs. */
export function MyJobsFrame({ tab, counts, problem = null, children }: MyJobsFrameProps) {
  const t = useText()
  const lang = useLanguage()
  const { number } = useFormats()
  const tabs = useRef<HTMLElement>(null)
  // On a phone the last tabs are beyond the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the tab changes.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab])
  return (
    <div className="page-width py-4 lg:py-8">
      <PageHead title={t('my.title')} indexed={false} />
      <h1 className="text-25 font-bold lg:text-32">{t('my.title')}</h1>
      {counts !== null && (
        <nav
          ref={tabs}
          aria-label={t('my.title')}
          className="-mx-4 mt-2 flex gap-6 overflow-x-auto border-b border-line px-4 lg:mx-0 lg:px-0"
        >
          {TABS.map(({ path, text, count }) => (
            <Link
              key={path}
              to={`/${lang}/my-jobs/${path}`}
              aria-current={path === tab ? 'page' : undefined}
              className="flex min-h-12 shrink-0 items-center gap-1.5 border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-ink"
            >
              {t(text)}
              <span className="text-13 tabular-nums">{number(counts[count])}</span>
            </Link>
          ))}
        </nav>
      )}
      {problem !== null && <FormProblem text={problem} />}
      {children}
    </div>
  )
}

interface ListOrder {
  sort: number
  page: number
  state?: string | null
}

/** The order of a list, and the other possible ones. */
export function OrderOfList({ sort, state = null }: ListOrder) {
  const t = useText()
  const names = { 2: t('my.sort_relevance'), 1: t('my.sort_newest'), 3: t('my.sort_pay') }
  const choices = [2, 1, 3].map((code) => ({
    code: String(code),
    name: names[code === 1 ? 1 : code === 3 ? 3 : 2],
    to: listAddress({ page: 1, sort: code, state }),
  }))
  return <SortMenu title={t('my.sort')} choices={choices} current={String(sort)} />
}

export function PagesOfList({ total, page, ...order }: ListOrder & { total: number }) {
  const to = (other: number) => listAddress({ ...order, page: other })
  return (
    <div className="mt-6">
      <Pagination page={page} pageCount={Math.ceil(total / PAGE_SIZE)} to={to} />
    </div>
  )
}
