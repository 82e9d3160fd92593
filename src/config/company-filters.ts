/**
 * Every filter of the directory of companies, by its name in calls and in the order in which people use them. The calls,
 * the directory and its counts, the page, the rules for crawlers and the notes of the API read this table.
 */

interface CompanyFilter {
  /** `ids`: any of some numbers; `flag`: true if present. */
  kind: 'ids' | 'flag'
  /** Its name in addresses of pages. */
  address: string
  /** `companies.{label}` is its title. */
  label: string
  /** Its note in the API's description. */
  note: string
}

export const COMPANY_FILTERS = {
  industries: {
    kind: 'ids',
    address: 'industries',
    label: 'industry',
    note: 'Ids of the list industry_lists.',
  },
  financing_stages: {
    kind: 'ids',
    address: 'stages',
    label: 'stage',
    note: 'Ids of the list company_financing_stage_lists.',
  },
  locations: {
    kind: 'ids',
    address: 'location',
    label: 'place',
    note: 'Ids of places, from the location suggestions: where a company is or hires.',
  },
  company_sizes: {
    kind: 'ids',
    address: 'companySizes',
    label: 'size',
    note: 'Ids of the list company_sizes.',
  },
  is_hiring: {
    kind: 'flag',
    address: 'hiring',
    label: 'hiring_only',
    note: '1: only companies with jobs that can be found now.',
  },
  is_company_verified: {
    kind: 'flag',
    address: 'verifiedCompany',
    label: 'verified_only',
    note: '1: only companies whose identity was checked.',
  },
} as const satisfies Readonly<Record<string, CompanyFilter>>

type Filters = typeof COMPANY_FILTERS
export type CompanyFilterName = keyof Filters
type FilterOfKind<Kind extends CompanyFilter['kind']> = {
  [Name in CompanyFilterName]: Filters[Name]['kind'] extends Kind ? Name : never
}[CompanyFilterName]
export type CompanyListFilter = FilterOfKind<'ids'>
export type CompanyFlagFilter = FilterOfKind<'flag'>

export const companyFilterNames: readonly CompanyFilterName[] =
  Object.keys(COMPANY_FILTERS).filter(isCompanyFilter)
export const companyListFilters: readonly CompanyListFilter[] = companyFilterNames.filter(isListFilter)
export const companyFlagFilters: readonly CompanyFlagFilter[] = companyFilterNames.filter(isFlagFilter)

function isCompanyFilter(name: string): name is CompanyFilterName {
  return Object.hasOwn(COMPANY_FILTERS, name)
}

function isListFilter(name: CompanyFilterName): name is CompanyListFilter {
  return COMPANY_FILTERS[name].kind === 'ids'
}

function isFlagFilter(name: CompanyFilterName): name is CompanyFlagFilter {
  return COMPANY_FILTERS[name].kind === 'flag'
}
