import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SortMenu } from '#ui/sort-menu.tsx'
import { useSlowNavigation } from '#ui/use-slow-navigation.ts'
import type { CompanySearchResponse } from '../contract.ts'
import { CompanyCard } from './company-card.tsx'
import { changed, kept, withoutFilters } from './directory-address.ts'
import { filterGroups, toggles } from './directory-filters.ts'
import { FilterBar } from './filter-bar.tsx'
import { NoCompanies } from './no-companies.tsx'
import { useText } from './texts.ts'

interface DirectoryPageProps {
  address: URLSearchParams
  found: CompanySearchResponse
  countryName: string
}

/** All companies: a field for their names, the filters, the cards. */
export function DirectoryPage({ address, found, countryName }: DirectoryPageProps) {
  const t = useText()
  const isSlow = useSlowNavigation()
  const groups = filterGroups(address, found.facets, t)
  const flags = toggles(address, found.facets, t)
  const query = address.get('query') ?? ''
  const isEmpty = found.total === 0
  return (
    <>
      <PageHead
        title={query === '' ? t('companies.title') : `${query} · ${t('companies.title')}`}
        description={t('companies.description', { count: found.total })}
        indexed={address.size === 0}
      />
      <div className="border-b border-line bg-surface">
        <div className="page-width grid grid-cols-1 gap-3 py-4 lg:py-6">
          <div>
            <h1 className="text-25 font-bold lg:text-32">{t('companies.title')}</h1>
            <p className="mt-1 text-pretty text-muted">{t('companies.lead')}</p>
          </div>
          <NameForm address={address} query={query} />
          <FilterBar groups={groups} toggles={flags} total={found.total} cleared={withoutFilters(address)} />
        </div>
      </div>
      <section
        aria-label={t('companies.title')}
        aria-busy={isSlow}
        className="page-width py-4 transition-opacity lg:py-5 aria-busy:opacity-60"
      >
        <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
          <p role="status" className="text-17 font-bold tabular-nums">
            <Formatted>{t('companies.count', { count: found.total })}</Formatted>
          </p>
          {isEmpty || <DirectorySort address={address} sort={found.sort} hasQuery={query !== ''} />}
        </div>
        {isEmpty ? (
          <NoCompanies {...{ address, found, groups, toggles: flags, countryName }} />
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
              {found.companies.map((company) => (
                <li key={company.id}>
                  <CompanyCard company={company} heading="h2" />
                </li>
              ))}
            </ul>
            <div className="py-6">
              <Pagination
                page={found.page}
                pageCount={found.pages}
                to={(page) => changed(address, 'page', page > 1 ? String(page) : null)}
              />
            </div>
          </>
        )}
      </section>
    </>
  )
}

function NameForm({ address, query }: { address: URLSearchParams; query: string }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Form
      role="search"
      aria-label={t('companies.title')}
      className="flex max-w-150 rounded-[12px] border border-control bg-paper -outline-offset-2 outline-primary focus-within:outline-2"
    >
      {kept(address).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input
        // Another search, as by a link or the back button, replaces the typed text.
        key={`${lang} ${query}`}
        type="search"
        name="query"
        aria-label={t('companies.search_label')}
        placeholder={t('companies.search_placeholder')}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className="h-12 w-full min-w-0 bg-transparent px-3.5 outline-none"
      />
      <button
        type="submit"
        aria-label={t('companies.search')}
        className="m-[-1px] flex w-14 shrink-0 items-center justify-center rounded-e-[12px] bg-primary text-on-primary hover:bg-primary-hover"
      >
        <SearchIcon />
      </button>
    </Form>
  )
}

const SORTS = [
  ['1', 'companies.sort_jobs'],
  ['2', 'companies.sort_name'],
  ['3', 'companies.sort_newest'],
] as const

/** Only a search by name has a best match. */
function DirectorySort({
  address,
  sort,
  hasQuery,
}: {
  address: URLSearchParams
  sort: number
  hasQuery: boolean
}) {
  const t = useText()
  const choices = SORTS.filter(([code]) => hasQuery || code !== '2').map(([code, name]) => ({
    code,
    name: t(name),
    to: changed(address, 'sort', code),
  }))
  return <SortMenu title={t('companies.sort')} choices={choices} current={String(sort)} />
}
