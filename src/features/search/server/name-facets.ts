import { HOT_JOBS } from '#config/categories.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { locationById, locationName } from '#config/places/places.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import type { FacetCount, JobFacets } from '#job-index/types.ts'
import type { JobFacetsResponse, JobFilterRequest } from '../contract.ts'
import { isInScope } from './build-query.ts'

type Counted = JobFacetsResponse['job_types']

/**
 * The index's counts under the API's names, with every value named; values without a name are left out. A chosen value
 * is always there, so that it can be taken away again: with 0 where the index did not count it.
 */
export function nameFacets(
  facets: JobFacets,
  companies: ReadonlyMap<number, string>,
  request: JobFilterRequest,
  viewerLanguage: string,
): JobFacetsResponse {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  const fromList = (type: ListType, counts: readonly FacetCount[], chosen: readonly number[]) =>
    named(counts, chosen, (id) => nameInList(type, id, language))
  return {
    job_locations: named(facets.locationIds, request.job_locations, (id) => nameOfLocation(id, language)),
    company_ids: named(facets.companyIds, request.company_ids, (id) => companies.get(id)),
    job_categories: fromList(
      'job_category_lists',
      [...facets.categoryIds, hotJobs(facets)],
      request.job_categories,
    ),
    main_functions: named(facets.mainFunctionIds, request.main_functions, (id) =>
      nameOf('mainFunction', id, language),
    ),
    job_function_ids: named(facets.functionIds, request.job_function_ids, (id) =>
      nameOf('function', id, language),
    ),
    function_job_title_ids: named(facets.titleIds, request.function_job_title_ids, (id) =>
      nameOf('title', id, language),
    ),
    skills: named(facets.skillIds, request.skills, (id) => skillName(id, language)),
    job_types: fromList('job_types', facets.jobTypeIds, request.job_types),
    xp_lvls: fromList('xp_lvls', facets.levelIds, request.xp_lvls),
    degrees: fromList('degrees', facets.degreeIds, request.degrees),
    arrangements: fromList(
      'arrangements',
      facets.arrangements.filter(({ id, count }) => count > 0 && isInScope(request.scope, id)),
      request.arrangements,
    ),
    industries: fromList('industry_lists', facets.industryIds, request.industries),
    company_sizes: fromList('company_sizes', facets.companySizeIds, request.company_sizes),
    languages: facets.languages.map(({ value, count }) => ({ id: value, count })),
    salary: [...facets.pay],
    posted_within: facets.postedWithin.map(({ days, count }) => ({ id: days, count })),
    is_company_verified: facets.verifiedCompany,
    is_urgent: facets.urgent,
  }
}

/** Hot jobs are no kind of work but the jobs of the last 24 hours. */
function hotJobs({ postedWithin }: JobFacets): FacetCount {
  return { id: HOT_JOBS, count: postedWithin.find(({ days }) => days === 1)?.count ?? 0 }
}

function named(
  counts: readonly FacetCount[],
  chosen: readonly number[],
  nameOf: (id: number) => string | undefined,
): Counted {
  const uncounted = chosen.filter((id) => !counts.some((counted) => counted.id === id))
  return [...counts, ...uncounted.map((id) => ({ id, count: 0 }))].flatMap(({ id, count }) => {
    const name = nameOf(id)
    return name === undefined ? [] : [{ id, name, count }]
  })
}

function nameOfLocation(id: number, language: Language): string | undefined {
  const location = locationById(id)
  return location && locationName(location, language)
}
