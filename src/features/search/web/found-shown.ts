import type { JobFacetsResponse, JobSearchResponse } from '../contract.ts'
import { isSheetOpen, type ListFilter, valuesOf } from './search-address.ts'

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
  const chosen = <Value extends { id: number | string }>(name: ListFilter, values: Value[]): Value[] => {
    const ids = valuesOf(address, name)
    return ids.length === 0 ? [] : values.filter(({ id }) => ids.includes(String(id)))
  }
  return {
    ...facets,
    job_locations: chosen('location', facets.job_locations),
    company_ids: chosen('companyIds', facets.company_ids),
    job_categories: chosen('category', facets.job_categories),
    main_functions: chosen('mainFunctions', facets.main_functions),
    job_function_ids: chosen('jobFunctions', facets.job_function_ids),
    function_job_title_ids: chosen('functionTitles', facets.function_job_title_ids),
    skills: chosen('skills', facets.skills),
    arrangements: chosen('arrangements', facets.arrangements),
    company_sizes: chosen('companySizes', facets.company_sizes),
    languages: chosen('languages', facets.languages),
  }
}
