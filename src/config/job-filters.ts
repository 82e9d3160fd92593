/**
 * Every filter of the job search, in the order in which people use them. The calls, the index and its counts, the page
 * with its links and chips, the rules for crawlers and the notes of the API read this table: a filter is declared only
 * here. `job-filter-details.ts` has the parts that only the server needs, and does not compile without them.
 */

/** The declaration of a filter. */
export interface JobFilter {
  /**
   * `ids`: any of some numbers; `tags`: any of some texts; `flag`: true if present; `scope`: set by the page's own
   * scope. The others have a kind of their own, and no values that the index counts.
   */
  kind: FacetKind | 'radius' | 'pay' | 'age' | 'exclude-words' | 'exclude-companies' | 'exclude-languages'
  /** Its name in calls. */
  api: string
  /** Its name in addresses of pages; null: no link of a page contains it. */
  address: string | null
  /** `filter.{label}` is its title. */
  label?: string
  /** The bar shows its values, not only the sheet of all filters. */
  inBar?: true
  /** A search by this filter alone has a landing. */
  isLanding?: true
  /** The fact that a job shows with the same value: a value of a list, under this name in calls. */
  fact?: JobFact
}

interface JobFact {
  name: string
  /** The section of the page that shows it. */
  among: 'terms' | 'requirements'
  onCard?: true
}

export type FacetKind = 'ids' | 'tags' | 'flag' | 'scope'

export const JOB_FILTERS = {
  placesAround: {
    kind: 'radius',
    api: 'radius_km',
    address: 'radius',
    inBar: true,
  },
  pay: {
    kind: 'pay',
    api: 'salary',
    address: 'salary',
    label: 'pay',
    inBar: true,
  },
  jobTypeIds: {
    kind: 'ids',
    api: 'job_types',
    address: 'jobType',
    label: 'job_type',
    inBar: true,
    fact: { name: 'job_type', among: 'terms', onCard: true },
  },
  levelIds: {
    kind: 'ids',
    api: 'xp_lvls',
    address: 'workExperience',
    label: 'experience',
    inBar: true,
    fact: { name: 'xp_lvl', among: 'requirements', onCard: true },
  },
  degreeIds: {
    kind: 'ids',
    api: 'degrees',
    address: 'qualification',
    label: 'education',
    inBar: true,
    fact: { name: 'degree', among: 'requirements' },
  },
  industryIds: {
    kind: 'ids',
    api: 'industries',
    address: 'industries',
    label: 'industry',
    inBar: true,
  },
  postedSince: {
    kind: 'age',
    api: 'posted_within',
    address: 'posted_within',
    label: 'posted',
    inBar: true,
  },
  arrangements: {
    kind: 'ids',
    api: 'arrangements',
    address: 'arrangements',
    label: 'arrangement',
    fact: { name: 'arrangement', among: 'terms' },
  },
  workEligibilityIds: {
    kind: 'ids',
    api: 'work_eligibility',
    address: 'workEligibility',
    label: 'work_eligibility',
    fact: { name: 'work_eligibility', among: 'requirements', onCard: true },
  },
  locationIds: {
    kind: 'ids',
    api: 'job_locations',
    address: 'location',
    label: 'place',
    isLanding: true,
  },
  mainFunctionIds: {
    kind: 'ids',
    api: 'main_functions',
    address: 'mainFunctions',
    label: 'main_function',
    isLanding: true,
  },
  functionIds: {
    kind: 'ids',
    api: 'job_function_ids',
    address: 'jobFunctions',
    label: 'function',
    isLanding: true,
  },
  titleIds: {
    kind: 'ids',
    api: 'function_job_title_ids',
    address: 'functionTitles',
    label: 'title',
    isLanding: true,
  },
  skillIds: {
    kind: 'ids',
    api: 'skills',
    address: 'skills',
    label: 'skill',
  },
  companyIds: {
    kind: 'ids',
    api: 'company_ids',
    address: 'companyIds',
    label: 'company',
  },
  companySizeIds: {
    kind: 'ids',
    api: 'company_sizes',
    address: 'companySizes',
    label: 'company_size',
  },
  financingStageIds: {
    kind: 'ids',
    api: 'financing_stages',
    address: 'stages',
    label: 'financing_stage',
  },
  languages: {
    kind: 'tags',
    api: 'languages',
    address: 'languages',
    label: 'language',
  },
  verifiedCompany: {
    kind: 'flag',
    api: 'is_company_verified',
    address: 'verifiedCompany',
    label: 'verified',
  },
  urgent: {
    kind: 'flag',
    api: 'is_urgent',
    address: 'urgent',
    label: 'urgent',
  },
  categoryIds: {
    kind: 'ids',
    api: 'job_categories',
    address: 'category',
    label: 'category',
  },
  web3: {
    kind: 'scope',
    api: 'scope',
    address: null,
  },
  excludeWords: {
    kind: 'exclude-words',
    api: 'exclude_words',
    address: 'exclude_words',
  },
  excludeCompanyIds: {
    kind: 'exclude-companies',
    api: 'exclude_company_ids',
    address: 'exclude_company_ids',
    label: 'exclude_companies',
  },
  excludeLanguages: {
    kind: 'exclude-languages',
    api: 'exclude_languages',
    address: 'exclude_languages',
    label: 'exclude_languages',
  },
} as const satisfies Readonly<Record<string, JobFilter>>

type Filters = typeof JOB_FILTERS
export type JobFilterName = keyof Filters

/** The names of the filters of some kinds. */
export type FiltersOfKind<Kind extends JobFilter['kind']> = {
  [Name in JobFilterName]: Filters[Name]['kind'] extends Kind ? Name : never
}[JobFilterName]

/** The facets of the index. */
export type JobFacet = FiltersOfKind<FacetKind>

/** Filters whose value a job shows as a fact. */
export type FactFilter = {
  [Name in JobFilterName]: Filters[Name] extends { fact: JobFact } ? Name : never
}[JobFilterName]
export type FactName = Filters[FactFilter]['fact']['name']

/** Filters whose value in an address is a list. */
export type ListKind = 'ids' | 'tags' | 'exclude-words' | 'exclude-companies' | 'exclude-languages'

export const jobFilterNames: readonly JobFilterName[] = Object.keys(JOB_FILTERS).filter(isJobFilter)
export const jobFacets: readonly JobFacet[] = jobFilterNames.filter(isJobFacet)
/** Facets that are lists of values. */
export const listFacets: readonly FiltersOfKind<'ids' | 'tags'>[] = jobFacets.filter(isListFacet)
export const factFilters: readonly FactFilter[] = jobFilterNames.filter(isFactFilter)
export const factNames: readonly FactName[] = factFilters.map((filter) => JOB_FILTERS[filter].fact.name)

export function isJobFilter(name: string): name is JobFilterName {
  return Object.hasOwn(JOB_FILTERS, name)
}

function isJobFacet(name: JobFilterName): name is JobFacet {
  const { kind } = JOB_FILTERS[name]
  return kind === 'ids' || kind === 'tags' || kind === 'flag' || kind === 'scope'
}

function isListFacet(name: JobFacet): name is FiltersOfKind<'ids' | 'tags'> {
  const { kind } = JOB_FILTERS[name]
  return kind === 'ids' || kind === 'tags'
}

function isFactFilter(name: JobFilterName): name is FactFilter {
  return 'fact' in JOB_FILTERS[name]
}
