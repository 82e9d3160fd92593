import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { locationById, locationName } from '#config/places/places.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import type { FacetCount, JobFacets } from '#job-index/types.ts'
import type { JobFacetsResponse } from '../contract.ts'

type Counted = JobFacetsResponse['job_types']

/** The index's counts under the API's names, with every value named; values without a name are left out. */
export function nameFacets(
  facets: JobFacets,
  companies: ReadonlyMap<number, string>,
  viewerLanguage: string,
): JobFacetsResponse {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  const fromList = (type: ListType, counts: readonly FacetCount[]) =>
    named(counts, (id) => nameInList(type, id, language))
  return {
    job_locations: named(facets.locationIds, (id) => nameOfLocation(id, language)),
    company_ids: named(facets.companyIds, (id) => companies.get(id)),
    job_categories: fromList('job_category_lists', facets.categoryIds),
    main_functions: named(facets.mainFunctionIds, (id) => nameOf('mainFunction', id, language)),
    job_function_ids: named(facets.functionIds, (id) => nameOf('function', id, language)),
    function_job_title_ids: named(facets.titleIds, (id) => nameOf('title', id, language)),
    skills: named(facets.skillIds, (id) => skillName(id, language)),
    job_types: fromList('job_types', facets.jobTypeIds),
    xp_lvls: fromList('xp_lvls', facets.levelIds),
    degrees: fromList('degrees', facets.degreeIds),
    arrangements: fromList('arrangements', facets.arrangements),
    industries: fromList('industry_lists', facets.industryIds),
    company_sizes: fromList('company_sizes', facets.companySizeIds),
    languages: facets.languages.map(({ value, count }) => ({ id: value, count })),
    salary: [...facets.pay],
    posted_within: facets.postedWithin.map(({ days, count }) => ({ id: days, count })),
    is_company_verified: facets.verifiedCompany,
    is_urgent: facets.urgent,
  }
}

function named(counts: readonly FacetCount[], nameOf: (id: number) => string | undefined): Counted {
  return counts.flatMap(({ id, count }) => {
    const name = nameOf(id)
    return name === undefined ? [] : [{ id, name, count }]
  })
}

function nameOfLocation(id: number, language: Language): string | undefined {
  const location = locationById(id)
  return location && locationName(location, language)
}
