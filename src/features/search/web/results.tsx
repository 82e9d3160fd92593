import type { MouseEvent } from 'react'
import { href, Link } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NothingFoundIllustration } from '#ui/illustrations.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { JobCard as Job } from '../../jobs/contract.ts'
import type { ChosenFilter } from './chosen-filters.ts'
import type { Found } from './found-shown.ts'
import { JobList } from './job-list.tsx'
import {
  addressName,
  changed,
  onPage,
  queryString,
  type SearchScope,
  withoutFilters,
} from './search-address.ts'
import { ShortcutsButton } from './shortcuts-button.tsx'
import { useText } from './texts.ts'

interface ResultsProps {
  found: Found
  address: URLSearchParams
  chosen: readonly ChosenFilter[]
  countryName: string
  now: number
  chosenJob: number | null
  onOpen: (event: MouseEvent, job: Job) => void
}

export function Results({ found, address, chosen, now, chosenJob, onOpen }: ResultsProps) {
  const t = useText()
  return (
    <>
      <JobList {...{ found, address, now, chosenJob, onOpen }} hasFilters={chosen.length > 0} />
      <div className="py-6">
        <Pagination
          page={found.page}
          pageCount={found.pages}
          to={(page) => queryString(onPage(address, page)) || '?'}
        />
        {found.page === found.pages && <p className="mt-3 text-center text-muted">{t('find.end')}</p>}
        <ShortcutsButton />
      </div>
    </>
  )
}

/** Names what emptied the list and takes it away in one tap. */
export function NoResults({
  scope,
  found,
  address,
  chosen,
  countryName,
}: Omit<ResultsProps, 'now' | 'chosenJob' | 'onOpen'> & { scope: SearchScope }) {
  const t = useText()
  const lang = useLanguage()
  const names = useDroppableNames(chosen, address, countryName)
  const ways = found.droppable.flatMap(({ filter, total }) => {
    const to = withoutFilter(address, filter)
    const name = names(filter)
    return to === null || name === null ? [] : [{ filter, to, name, total }]
  })
  const remote = scope === 'local' && !address.has('arrangements') ? droppedTotal(found, 'arrangements') : 0
  return (
    <EmptyState
      illustration={<NothingFoundIllustration />}
      title={t('find.empty_title')}
      text={t('find.empty_text')}
    >
      {remote > 0 && (
        <LinkButton
          look="primary"
          to={href('/:lang/remote-jobs', { lang }) + queryString(address)}
          rel="nofollow"
        >
          {t('find.empty_remote', { count: remote })}
        </LinkButton>
      )}
      {ways.slice(0, MOST_WAYS).map(({ filter, to, name, total }, index) => (
        <LinkButton
          key={filter}
          look={index === 0 && remote === 0 ? 'primary' : 'plain'}
          to={{ search: to }}
          rel="nofollow"
        >
          {t('find.empty_drop', { name, count: total })}
        </LinkButton>
      ))}
      <LinkButton
        look={ways.length === 0 && remote === 0 ? 'primary' : 'ghost'}
        to={{ search: queryString(withoutFilters(changed(address, 'query', null))) }}
      >
        {t('find.empty_everything')}
      </LinkButton>
    </EmptyState>
  )
}

const MOST_WAYS = 4

/** Jobs there would be without a filter; local searches leave remote jobs out without naming it one. */
const droppedTotal = ({ droppable }: Found, filter: string): number =>
  droppable.find((way) => way.filter === filter)?.total ?? 0

/** `?country=all` shows every country; all other filters are taken out of the address. */
function withoutFilter(address: URLSearchParams, filter: string): string | null {
  if (filter === 'country') return queryString(changed(address, 'country', 'all'))
  const name = addressName(filter)
  return name === null ? null : queryString(changed(address, name, null)) || '?'
}

function useDroppableNames(chosen: readonly ChosenFilter[], address: URLSearchParams, countryName: string) {
  const t = useText()
  const formats = useFormats()
  return (filter: string): string | null => {
    if (filter === 'country') return t('find.filter_country', { country: countryName })
    if (filter === 'query') return t('find.filter_query', { query: address.get('query') ?? '' })
    const name = addressName(filter)
    const values = chosen.filter((value) => value.filter === name).map((value) => value.name)
    return values.length === 0 ? null : formats.list(values)
  }
}

/** What was left out or read differently than typed. */
export function Notices({ found, address }: Pick<ResultsProps, 'found' | 'address'>) {
  const t = useText()
  const corrections = found.corrections.filter(({ from, to }) => from !== to)
  if (corrections.length === 0 && found.partial === 0 && found.without_stated_pay === 0) return null
  return (
    <div className="mb-3 grid gap-1 text-muted">
      {corrections.map(({ from, to }) => (
        <p key={from}>{t('find.corrected', { from, to })}</p>
      ))}
      {found.partial > 0 && <p>{t('find.partial', { count: found.total - found.partial })}</p>}
      {found.without_stated_pay > 0 && (
        <p>
          {t('find.without_pay', { count: found.without_stated_pay })}{' '}
          <Link
            to={{ search: queryString(changed(address, 'salary', null)) || '?' }}
            rel="nofollow"
            className="font-semibold text-primary underline"
          >
            {t('find.show_without_pay')}
          </Link>
        </p>
      )}
    </div>
  )
}
