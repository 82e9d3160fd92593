import { JOB_FILTERS, listFacets } from '#config/job-filters.ts'
import type { JobFacetsResponse, JobSearchResponse } from '../contract.ts'
import { isSheetOpen, valuesOf } from './search-address.ts'

/** What a page shows of an answer. */
export type Found = JobSearchResponse

export function foundShown(found: JobSearchResponse, address: URLSearchParams): Found {
  return { ...found, facets: facetsShown(found.facets, address) }
}

/**
 * What a page needs of the counts. The values of the filters in the bar are always there; of the others, two thirds of
 * all, only the chosen ones, unless the sheet that shows them is open. A page is half as long for it.
 */
function facetsShown(facets: JobFacetsResponse, address: URLSearchParams): JobFacetsResponse {
  if (isSheetOpen(address)) return facets
  return {
    ...facets,
    ...Object.fromEntries(inSheet.map((filter) => [filter.api, chosenOf(filter, facets, address)])),
  }
}

const inSheet = listFacets.map((name) => JOB_FILTERS[name]).filter((filter) => !('inBar' in filter))

function chosenOf(
  { api, address: name }: (typeof inSheet)[number],
  facets: JobFacetsResponse,
  address: URLSearchParams,
): { id: number | string }[] {
  const ids = valuesOf(address, name)
  return ids.length === 0 ? [] : facets[api].filter(({ id }) => ids.includes(String(id)))
}
