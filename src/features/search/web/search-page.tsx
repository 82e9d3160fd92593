import type { ComponentType } from 'react'
import { classNames } from '#ui/class-names.ts'
import { later } from '#ui/later.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useSlowNavigation } from '#ui/use-slow-navigation.ts'
import type { JobDetail } from '../../jobs/contract.ts'
import { FilterBar } from './filter-bar.tsx'
import type { Found } from './found-shown.ts'
import { JobPane } from './job-pane.tsx'
import { Results } from './results.tsx'
import { keptAddress, type SearchScope, withoutPlace } from './search-address.ts'
import { SearchForm } from './search-form.tsx'
import { useText } from './texts.ts'
import { useRememberedSearch } from './use-remembered-search.ts'

// Not the form: a part that is loaded later may be rendered again in the browser, and would lose the text typed until
// then.
const ListTools = later(
  () => import('./list-tools.tsx'),
  ({ ListTools }) => ListTools,
)
const Notices = later(
  () => import('./notices.tsx'),
  ({ Notices }) => Notices,
)
const WordsRead = later(
  () => import('./words-read.tsx'),
  ({ WordsRead }) => WordsRead,
)
const FewerFilters = later(
  () => import('./fewer-filters.tsx'),
  ({ FewerFilters }) => FewerFilters,
)
const NoResults = later(
  () => import('./no-results.tsx'),
  ({ NoResults }) => NoResults,
)

export interface SearchPageProps {
  scope: SearchScope
  /** The path of this page. */
  path: string
  address: URLSearchParams
  found: Found
  country: string | null
  countryName: string
  /** The text of the place field: the chosen place's name, or a typed text that was not understood. */
  place: { text: string; isUnknown: boolean }
  /** The job beside the list; null while it loads, and if the list is empty. */
  pane: JobDetail | null
  /** The id in the address, or that of the first job. */
  chosenJob: number | null
  now: number
  /** Loads the chosen job again; null unless loading it failed. */
  onRetry: (() => void) | null
  onOpen: (event: MouseEvent, job: number) => void
  /** The canonical page for search engines, if it is another one; null for none. */
  sameLanding: string | null
  /** Of the room of alerts. */
  alertLink: ComponentType<AlertLinkProps>
}

export interface AlertLinkProps {
  label: string
  /** The search, with its country and scope. */
  search: string
  isWide?: boolean
}

/** Fields and filters at the top, the list below; from 1024 px on the chosen job beside it. */
export function SearchPage(props: SearchPageProps) {
  const {
    scope,
    path,
    address,
    found,
    country,
    countryName,
    place,
    pane,
    chosenJob,
    now,
    onRetry,
    onOpen,
    sameLanding,
    alertLink: AlertLink,
  } = props
  const t = useText()
  const query = address.get('query') ?? ''
  const title = t(`find.title_${scope}`)
  const isSlow = useSlowNavigation()
  const isEmpty = found.total + found.similar === 0
  const searched = [query, place.isUnknown ? '' : place.text].filter((text) => text !== '').join(' · ')
  const to = keptAddress(path, address, country)
  useRememberedSearch(searched, to)
  const alert = { label: t('find.alert'), search: `${to.slice(to.indexOf('?') + 1)}&scope=${scope}` }
  return (
    <>
      <PageHead
        title={query === '' ? title : t('find.title_for', { query, title })}
        description={t('find.description', { count: found.total })}
        indexed={address.size === 0 || sameLanding !== null}
        {...(sameLanding !== null && { canonical: sameLanding })}
      />
      <div className="border-b border-line bg-surface">
        <div className="page-width grid grid-cols-1 gap-3 py-3 lg:py-3.5">
          <h1 className="sr-only">{query === '' ? title : t('find.title_for', { query, title })}</h1>
          <SearchForm
            action={path}
            query={query}
            place={place.text}
            country={country}
            kept={withoutPlace(address)}
          />
          {place.isUnknown && (
            <p role="alert" className="text-danger">
              {t('find.place_unknown', { place: place.text })}
            </p>
          )}
          <FilterBar address={address} found={found} />
        </div>
      </div>
      <div
        aria-busy={isSlow}
        className={classNames(
          'page-width grid grid-cols-1 items-start gap-6 py-3.5 transition-opacity lg:py-5 aria-busy:opacity-60',
          !isEmpty && 'lg:grid-cols-[27rem_minmax(0,1fr)]',
        )}
      >
        <section aria-label={title}>
          <div className={classNames('mb-2 flex items-center justify-between gap-3', !isEmpty && 'min-h-11')}>
            <p role="status" className={classNames('tabular-nums', isEmpty && 'sr-only')}>
              <span className="text-17 font-bold">{t('find.count', { count: found.total })}</span>
              {found.places > 0 && (
                <span className="block text-13 text-muted">
                  {t('find.places', { count: found.places, km: address.get('radius') ?? '' })}
                </span>
              )}
            </p>
            <ListTools
              {...{ address, found, searched, title, to }}
              alert={isEmpty ? null : <AlertLink {...alert} />}
            />
          </div>
          <WordsRead {...{ found, address, country }} />
          <Notices found={found} address={address} />
          {isEmpty ? (
            <NoResults
              {...{ scope, found, address, countryName, now }}
              alert={<AlertLink {...alert} isWide />}
            />
          ) : (
            <>
              {found.total === 0 && (
                <div className="mb-3 flex flex-wrap gap-2">
                  <FewerFilters {...{ scope, found, address, countryName }} />
                </div>
              )}
              <Results {...{ found, address, now, chosenJob, onOpen }} />
            </>
          )}
        </section>
        {isEmpty || <JobPane job={pane} onRetry={onRetry} />}
      </div>
    </>
  )
}
