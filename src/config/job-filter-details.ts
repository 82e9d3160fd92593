import { type FiltersOfKind, type JobFacet, type JobFilterName, jobFacets } from './job-filters.ts'
import type { ListType } from './lists/lists.ts'

/** What the server alone needs of each filter, and no page has to load. */

interface FilterDetails {
  /** What the API's description says of it. */
  note: string
}

/** Of a filter by values, which the index counts. */
interface FacetDetails extends FilterDetails {
  /** Facets of one group have values that come together. Null: values that come alone. */
  group: 'company' | 'work' | 'place' | 'terms' | null
  /** It has more values than anyone reads. */
  isLong?: true
  /** Where the value of a posting stands. Absent: it is worked out. */
  column?: `jobs.${string}` | `companies.${string}`
}

interface IdsDetails extends FacetDetails {
  /** Whose names its ids have: a list's, or those of places, companies, the job function tree or skills. */
  names: ListType | 'place' | 'company' | 'mainFunction' | 'function' | 'title' | 'skill'
}

export const JOB_FILTER_DETAILS = {
  placesAround: {
    note: 'Takes in what lies so many kilometres around the chosen cities and districts.',
  },
  pay: {
    note: 'A band of pay a month, in the currency of the country (US dollars without one).',
  },
  jobTypeIds: {
    group: 'terms',
    names: 'job_types',
    column: 'jobs.job_type_id',
    note: 'Ids of the list job_types.',
  },
  levelIds: {
    group: 'terms',
    names: 'xp_lvls',
    column: 'jobs.xp_lvl_id',
    note: 'Ids of the list xp_lvls.',
  },
  degreeIds: {
    group: 'terms',
    names: 'degrees',
    column: 'jobs.degree_id',
    note: 'Ids of the list degrees.',
  },
  industryIds: {
    group: 'company',
    names: 'industry_lists',
    column: 'companies.industry_id',
    note: 'Ids of the list industry_lists.',
  },
  postedSince: {
    note: 'Posted within so many days.',
  },
  arrangements: {
    group: 'terms',
    names: 'arrangements',
    note: 'Ids of the list arrangements: 1 on-site, 2 hybrid, 3 remote.',
  },
  locationIds: {
    group: 'place',
    isLong: true,
    names: 'place',
    note: 'Ids of places, from the location suggestions.',
  },
  mainFunctionIds: {
    group: 'work',
    names: 'mainFunction',
    note: 'Ids of the first level of the job function tree.',
  },
  functionIds: {
    group: 'work',
    isLong: true,
    names: 'function',
    note: 'Ids of the second level of the job function tree.',
  },
  titleIds: {
    group: 'work',
    isLong: true,
    names: 'title',
    column: 'jobs.title_ids',
    note: 'Ids of job titles, the third level of the job function tree.',
  },
  skillIds: {
    group: null,
    isLong: true,
    names: 'skill',
    column: 'jobs.skill_ids',
    note: 'Ids of skills.',
  },
  companyIds: {
    group: 'company',
    isLong: true,
    names: 'company',
    column: 'jobs.company_id',
    note: 'Ids of companies.',
  },
  companySizeIds: {
    group: 'company',
    names: 'company_sizes',
    column: 'companies.company_size_id',
    note: 'Ids of the list company_sizes.',
  },
  languages: {
    group: 'place',
    note: 'Languages in which postings are written (BCP 47).',
  },
  verifiedCompany: {
    group: 'company',
    column: 'companies.is_verified',
    note: '1: only companies whose identity was checked.',
  },
  urgent: {
    group: 'terms',
    column: 'jobs.is_urgent',
    note: '1: only urgent jobs.',
  },
  categoryIds: {
    group: 'work',
    names: 'job_category_lists',
    note: 'Ids of the nine categories (list job_category_lists).',
  },
  web3: {
    group: 'terms',
    column: 'jobs.is_web3',
    note: 'local: all but remote jobs; remote; web3; all.',
  },
  excludeWords: {
    note: 'Words that must not occur.',
  },
  excludeCompanyIds: {
    note: 'Ids of companies to leave out.',
  },
  excludeLanguages: {
    note: 'Languages to leave out: jobs with no text in another one (BCP 47).',
  },
} as const satisfies Readonly<
  Record<FiltersOfKind<'ids'>, IdsDetails> &
    Record<JobFacet, FacetDetails> &
    Record<JobFilterName, FilterDetails>
>

/** Facets whose value stands in a column. */
export type ColumnFacet = {
  [Name in JobFacet]: (typeof JOB_FILTER_DETAILS)[Name] extends { column: string } ? Name : never
}[JobFacet]

export const columnFacets: readonly ColumnFacet[] = jobFacets.filter(isColumnFacet)

function isColumnFacet(name: JobFacet): name is ColumnFacet {
  return 'column' in JOB_FILTER_DETAILS[name]
}

/** How the index keeps and lists each facet. */
export const JOB_FACETS = facetDeclarations()

interface FacetDeclaration {
  group: string | null
  isLong: boolean
}

function facetDeclarations(): Readonly<Record<JobFacet, FacetDeclaration>> {
  const declared: { [Name in JobFacet]?: FacetDeclaration } = {}
  for (const name of jobFacets) {
    const { group, isLong }: FacetDetails = JOB_FILTER_DETAILS[name]
    declared[name] = { group, isLong: isLong === true }
  }
  if (!isComplete(declared)) throw new Error('A facet is not declared.')
  return declared
}

function isComplete(
  declared: Partial<Record<JobFacet, FacetDeclaration>>,
): declared is Record<JobFacet, FacetDeclaration> {
  return jobFacets.every((name) => name in declared)
}
