import { JOB_FILTERS, jobFilterNames, type ListKind } from '#config/job-filters.ts'
import type { RequestOf } from '#shared/contract.ts'
import type { searchJobs } from '../contract.ts'
import type { SearchScope } from './search-address.ts'

/**
 * Translates between the names of filters in addresses and those in calls; separate from `search-address.ts`, which
 * every page loads.
 */

const LIST_KINDS: ReadonlySet<string> = new Set<ListKind>([
  'ids',
  'tags',
  'exclude-words',
  'exclude-companies',
  'exclude-languages',
])

const ADDRESSED = jobFilterNames.flatMap((filter) => {
  const { kind, api, address } = JOB_FILTERS[filter]
  return address === null ? [] : [{ kind, api, address }]
})

/** The request to the API for this address. Values are passed on unchanged: the API reports which are wrong. */
export function searchRequest(
  address: URLSearchParams,
  scope: SearchScope,
  country: string | null,
): RequestOf<typeof searchJobs> {
  const [salaryFrom = '', salaryTo = ''] = (address.get('salary') ?? '').split(/[-,]/)
  const fields = ADDRESSED.filter(({ kind }) => kind !== 'pay').map(({ kind, api, address: name }) => [
    api,
    LIST_KINDS.has(kind) ? address.getAll(name) : (address.get(name) ?? ''),
  ])
  return {
    ...Object.fromEntries(fields),
    query: address.get('query') ?? '',
    country: country ?? '',
    scope,
    salary_from: salaryFrom,
    salary_to: salaryTo,
    exact: address.get('exact') ?? '',
    literal: address.get('literal') ?? '',
    why: '1',
    sort: address.get('sort') ?? '',
    page: address.get('page') ?? '',
    size: address.get('size') ?? '',
    source: 'web',
  }
}

/** The API's name of a filter as a name in the address; null if the address cannot remove it. */
export function addressName(apiName: string): string | null {
  if (apiName === 'query') return 'query'
  return ADDRESSED.find(({ api }) => api === apiName)?.address ?? null
}
