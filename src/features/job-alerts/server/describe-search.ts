import { REMOTE } from '#config/arrangements.ts'
import { type FiltersOfKind, JOB_FILTERS, jobFilterNames } from '#config/job-filters.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { marketName, marketOfCountry } from '#config/markets.ts'
import { formatsFor } from '#i18n/formats.ts'
import type { Db } from '#platform/db/database.ts'
import { nameOfValue, namesOfCompanies } from '../../search/server/door.ts'
import type { AlertSearch, DescribedFilter } from '../contract/alert.ts'

export interface DescribedSearch {
  /** What is searched, briefly; empty: all jobs. */
  title: string
  filters: DescribedFilter[]
}

export interface DescribedFor {
  language: string
  /** The companies that do not exist for the reader: they are not named. */
  hidden: ReadonlySet<number>
}

/** Says what an alert searches, in a language, in the order of the table of filters. */
export async function describeSearches(
  db: Db,
  searches: readonly AlertSearch[],
  { language: named, hidden }: DescribedFor,
): Promise<DescribedSearch[]> {
  const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
  const known = searches.map((search) => withoutCompanies(search, hidden))
  const companies = await namesOfCompanies(
    db,
    known.flatMap(({ company_ids, exclude_company_ids }) => [...company_ids, ...exclude_company_ids]),
  )
  return known.map((search) => describe(search, language, companies))
}

function withoutCompanies(search: AlertSearch, hidden: ReadonlySet<number>): AlertSearch {
  const known = (ids: readonly number[]) => ids.filter((id) => !hidden.has(id))
  return {
    ...search,
    company_ids: known(search.company_ids),
    exclude_company_ids: known(search.exclude_company_ids),
  }
}

function describe(
  search: AlertSearch,
  language: Language,
  companies: ReadonlyMap<number, string>,
): DescribedSearch {
  const ofTable = jobFilterNames.flatMap((name): DescribedFilter[] => {
    const filter = JOB_FILTERS[name]
    const values = valuesOf(name, search, language, companies)
    return values === null ? [] : [{ filter: filter.api, values }]
  })
  const filters = [...countryOf(search, language), ...ofTable]
  const first = (api: string) => filters.find(({ filter }) => filter === api)?.values ?? []
  const words = search.query === '' ? IN_TITLE.flatMap(first).slice(0, 2) : [search.query]
  const place = first(JOB_FILTERS.locationIds.api).slice(0, 2)
  const title = [...words, ...place]
  const others = title.length > 0 ? [] : filters.flatMap(({ values }) => values).slice(0, 3)
  return { title: [...title, ...others].join(' · '), filters }
}

/** The country, without which two alerts for the same words look alike. */
function countryOf({ country }: AlertSearch, language: Language): DescribedFilter[] {
  if (country === '') return []
  const market = marketOfCountry(country)
  const name = market ? marketName(market, language) : formatsFor(language, null).country(country)
  return [{ filter: 'country', values: [name] }]
}

/** What says best what is looked for where nothing was typed. */
const IN_TITLE = [
  JOB_FILTERS.titleIds.api,
  JOB_FILTERS.functionIds.api,
  JOB_FILTERS.mainFunctionIds.api,
  JOB_FILTERS.categoryIds.api,
  JOB_FILTERS.companyIds.api,
  JOB_FILTERS.skillIds.api,
]

/** Null: the filter is not used. A flag has no words of its own. */
function valuesOf(
  name: (typeof jobFilterNames)[number],
  search: AlertSearch,
  language: Language,
  companies: ReadonlyMap<number, string>,
): string[] | null {
  const filter = JOB_FILTERS[name]
  const formats = formatsFor(language, null)
  switch (filter.kind) {
    case 'ids': {
      const ids = search[filter.api]
      const isOf = (facet: typeof name): facet is FiltersOfKind<'ids'> => JOB_FILTERS[facet].kind === 'ids'
      if (ids.length === 0 || !isOf(name)) return null
      return ids.map((id) => nameOfValue(name, id, language, companies) ?? `#${id}`)
    }
    case 'tags':
    case 'exclude-languages': {
      const tags = search[filter.api]
      return tags.length === 0 ? null : tags.map((tag) => formats.language(tag))
    }
    case 'flag':
      return search[filter.api] ? [] : null
    case 'exclude-words':
      return search.exclude_words.length === 0 ? null : [...search.exclude_words]
    case 'exclude-companies':
      return search.exclude_company_ids.length === 0
        ? null
        : search.exclude_company_ids.map((id) => companies.get(id) ?? `#${id}`)
    case 'pay':
      return payOf(search, formats)
    case 'age':
      return search.posted_within === undefined ? null : [formats.number(search.posted_within)]
    case 'radius':
      return search.radius_km === undefined ? null : [`${formats.number(search.radius_km)} km`]
    case 'scope':
      return scopeOf(search, language)
  }
}

/** Most alerts are for jobs at a place: only the others say where the work is done. */
function scopeOf({ scope }: AlertSearch, language: Language): string[] | null {
  if (scope === 'web3') return ['Web3']
  return scope === 'remote' ? [nameOfValue('arrangements', REMOTE, language, new Map()) ?? scope] : null
}

function payOf(
  { salary_from: from = 0, salary_to: to, country }: AlertSearch,
  formats: ReturnType<typeof formatsFor>,
): string[] | null {
  const currency = marketOfCountry(country)?.currency ?? 'USD'
  if (to !== undefined) return [formats.moneyRange(from, to, currency)]
  return from > 0 ? [`≥ ${formats.money(from, currency)}`] : null
}
