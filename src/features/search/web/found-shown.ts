import { JOB_FILTERS, listFacets } from '#config/job-filters.ts'
import type { JobFacetsResponse, JobSearchResponse } from '../contract.ts'
import { isSheetOpen, valuesOf } from './search-address.ts'

/** The parts of a response that a page shows. */
export interface Found extends JobSearchResponse {
  /** Whether all values of all filters are there. */
  isWhole: boolean
}

export function foundShown(found: JobSearchResponse, address: URLSearchParams): Found {
  return { ...found, facets: facetsShown(found.facets, address), isWhole: isSheetOpen(address) }
}

/**
 * The counts that a page needs. The values of the filters in the bar are always included. Of the others, which are two
 * thirds of all values, only the chosen ones are included, unless the sheet that shows them is open. This halves the
 * size of a page.
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
