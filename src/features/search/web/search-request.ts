import { JOB_FILTERS, jobFilterNames, type ListKind } from '#config/job-filters.ts'
import type { RequestOf } from '#shared/contract.ts'
import type { searchJobs } from '../contract.ts'
import type { SearchScope } from './search-address.ts'

/** Between the names of filters in addresses and those in calls: apart from what every page knows of addresses. */

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

/** What the API is asked for this address. Values are passed as they are: the API says what is wrong with them. */
export function searchRequest(
  address: URLSearchParams,
  scope: SearchScope,
  country: string | null,
): RequestOf<typeof searchJobs> {
  const [salaryFrom = '', salaryTo = ''] = (address.get('salary') ?? '').split(/[-,]/)
  const asked = ADDRESSED.filter(({ kind }) => kind !== 'pay').map(({ kind, api, address: name }) => [
    api,
    LIST_KINDS.has(kind) ? address.getAll(name) : (address.get(name) ?? ''),
  ])
  return {
    ...Object.fromEntries(asked),
    query: address.get('query') ?? '',
    country: country ?? '',
    scope,
    salary_from: salaryFrom,
    salary_to: salaryTo,
    why: '1',
    sort: address.get('sort') ?? '',
    page: address.get('page') ?? '',
    size: address.get('size') ?? '',
    source: 'web',
  }
}

/** The API's name of a filter as it stands in the address; null for what the address cannot take away. */
export function addressName(apiName: string): string | null {
  if (apiName === 'query') return 'query'
  return ADDRESSED.find(({ api }) => api === apiName)?.address ?? null
}
