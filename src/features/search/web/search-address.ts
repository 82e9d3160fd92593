import type { FiltersOfKind, JOB_FILTERS, ListKind } from '#config/job-filters.ts'
import { separatedValues } from '#shared/separated-values.ts'

/**
 * The address of a search page is its state: the filters are in the query string under the names of the client form,
 * and every link of the page is the same address with a parameter added, removed or changed.
 */

export type SearchScope = 'local' | 'remote' | 'web3'

/** Filters whose value is a list. */
type ListName = FiltersOfKind<ListKind>

/** Such a filter, by its name in the address. */
export type ListFilter = (typeof JOB_FILTERS)[ListName]['address']

/** The values of a list filter, repeated or separated by commas; the API accepts both. */
export const valuesOf = (address: URLSearchParams, name: ListFilter): string[] =>
  address.getAll(name).flatMap(separatedValues)

/** The address with a list's value added or, if it is there already, removed. Back on the first page. */
export function toggled(address: URLSearchParams, name: ListFilter, value: string): URLSearchParams {
  const values = valuesOf(address, name)
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return changed(address, name, next.length > 0 ? next.join(',') : null)
}

/**
 * The address with one parameter changed, or removed by null. Back on the first page, with no job chosen and the sheet
 * closed.
 */
export function changed(address: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = withSheetClosed(address)
  next.delete('page')
  next.delete('job')
  next.delete(name)
  if (value !== null) next.set(name, value)
  return next
}

/** The state of a history entry that opened the sheet: until a filter is chosen there, closing the sheet goes back. */
export const SHEET_OPENED = 'sheet opened'

/** Whether the sheet of all filters is open: this is part of the address, so that it opens without a script. */
export const isSheetOpen = (address: URLSearchParams): boolean => address.get('filters') === 'all'

/** The same page with the sheet of all filters open. */
export function withSheetOpen(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.set('filters', 'all')
  return next
}

/** The same page with the sheet closed. */
export function withSheetClosed(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('filters')
  return next
}

/** The address of a page of the same search. */
export const onPage = (address: URLSearchParams, page: number): URLSearchParams =>
  changed(address, 'page', page > 1 ? String(page) : null)

/** The same search with a job chosen beside the list. */
export function withJob(address: URLSearchParams, jobId: number): URLSearchParams {
  const next = withSheetClosed(address)
  next.set('job', String(jobId))
  return next
}

/**
 * The parameters that a new search from the fields keeps: everything but the words, the place and the position in the
 * list.
 */
export const withoutPlace = (address: URLSearchParams): [string, string][] =>
  [...address].filter(
    ([name]) =>
      !['query', 'distant', 'literal', 'place', 'location', 'page', 'job', 'filters'].includes(name),
  )

/** Whether anything but words, how closely they are followed, country, order and position in the list is chosen. */
export const hasFilters = (address: URLSearchParams): boolean =>
  [...address.keys()].some((name) => !UNFILTERED.has(name))

const SEARCHED = ['query', 'exact', 'distant', 'literal', 'country', 'sort']

const UNFILTERED: ReadonlySet<string> = new Set([...SEARCHED, 'page', 'size', 'job', 'filters', 'place'])

/** Without any filter; words, country and order stay. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  const kept = SEARCHED.flatMap((name) => {
    const value = address.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(kept)
}

/** `?a=1`, or '' if there are no parameters, so that links stay short. */
export const queryString = (address: URLSearchParams): string => {
  const text = address.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** The same search with another query, which is read anew. */
export function withQuery(address: URLSearchParams, query: string): URLSearchParams {
  const next = changed(address, 'query', query === '' ? null : query)
  next.delete('literal')
  return next
}

/** The address of a search, independent of language and visitor: its path without the language, with its country. */
export function keptAddress(path: string, address: URLSearchParams, country: string | null): string {
  const kept = new URLSearchParams(address)
  for (const name of ['page', 'job', 'filters']) kept.delete(name)
  if (!kept.has('country')) kept.set('country', country ?? 'all')
  return `${path.replace(/^\/[^/]+/, '')}?${kept.toString().replaceAll('%2C', ',')}`
}
