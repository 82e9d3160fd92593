import {
  COMPANY_FILTERS,
  type CompanyListFilter,
  companyFilterNames,
  companyFlagFilters,
  companyListFilters,
} from '#config/company-filters.ts'
import type { RequestOf } from '#shared/contract.ts'
import { recordOf } from '#shared/record-of.ts'
import { separatedValues } from '#shared/separated-values.ts'
import type { searchCompanies } from '../contract.ts'

/** The address of the directory is its state: every link of the page is the same address with one parameter changed. */

type Addresses = typeof COMPANY_FILTERS
/** A filter whose value is a list, by its name in the address. */
export type ListFilter = Addresses[CompanyListFilter]['address']

/** The request to the API for this address. Values are passed on unchanged: the API reports which are wrong. */
export function directoryRequest(
  address: URLSearchParams,
  country: string | null,
): RequestOf<typeof searchCompanies> {
  return {
    ...recordOf(companyListFilters, (filter) => address.getAll(COMPANY_FILTERS[filter].address)),
    ...recordOf(companyFlagFilters, (filter) => address.get(COMPANY_FILTERS[filter].address) ?? ''),
    query: address.get('query') ?? '',
    country: country ?? '',
    sort: address.get('sort') ?? '',
    page: address.get('page') ?? '',
    size: address.get('size') ?? '',
  }
}

export const valuesOf = (address: URLSearchParams, name: ListFilter): string[] =>
  address.getAll(name).flatMap(separatedValues)

/** The address with a list's value added or, if it is there already, removed. Back on the first page. */
export function toggled(address: URLSearchParams, name: ListFilter, value: string): string {
  const values = valuesOf(address, name)
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return changed(address, name, next.length > 0 ? next.join(',') : null)
}

/** The query string with one parameter changed, or removed by null; `?` if nothing is left. */
export function changed(address: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(address)
  next.delete('page')
  next.delete(name)
  if (value !== null) next.set(name, value)
  return `?${next.toString().replaceAll('%2C', ',')}`
}

/** Without any filter; the country and the order stay. */
export function withoutFilters(address: URLSearchParams): string {
  const kept = ['country', 'sort'].flatMap((name) => {
    const value = address.get(name)
    return value === null ? [] : [[name, value]]
  })
  return `?${new URLSearchParams(kept)}`
}

/** The parameters that a new search by name keeps. */
export const kept = (address: URLSearchParams): [string, string][] =>
  [...address].filter(([name]) => !['query', 'page', 'sort'].includes(name))

/** The same list without a filter of the API; `?country=all` shows every country. Null if it is no filter. */
export function withoutFilter(address: URLSearchParams, apiName: string): string | null {
  if (apiName === 'country') return changed(address, 'country', 'all')
  const name = addressName(apiName)
  return name === null ? null : changed(address, name, null)
}

/** The name in the address of a filter of the API. */
export function addressName(apiName: string): string | null {
  if (apiName === 'query') return apiName
  const filter = companyFilterNames.find((name) => name === apiName)
  return filter === undefined ? null : COMPANY_FILTERS[filter].address
}
