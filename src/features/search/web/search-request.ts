import type { RequestOf } from '#shared/contract.ts'
import { ADDRESSED, fieldsOfAddress } from '../contract/address-fields.ts'
import type { searchJobs } from '../contract.ts'
import type { SearchScope } from './search-address.ts'

/**
 * Translates between the names of filters in addresses and those in calls; separate from `search-address.ts`, which
 * every page loads.
 */

/** The request to the API for this address. Values are passed on unchanged: the API reports which are wrong. */
export function searchRequest(
  address: URLSearchParams,
  scope: SearchScope,
  country: string | null,
): RequestOf<typeof searchJobs> {
  return {
    ...fieldsOfAddress(address),
    country: country ?? '',
    scope,
    exact: address.get('exact') ?? '',
    close_only: address.has('distant') ? '' : '1',
    why: '1',
    nearby: '1',
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
