import { recordOf } from '#shared/record-of.ts'
import {
  type FactFilter,
  type FiltersOfKind,
  factFilters,
  type JobFacet,
  type JobFilterName,
  jobFacets,
} from './job-filters.ts'
import type { ListType } from './lists/lists.ts'

/** The parts of each filter that only the server needs, so that pages need not load them. */

interface FilterDetails {
  /** Its note in the API's description. */
  note: string
}

/** For a filter by values, which the index counts. */
export interface FacetDetails extends FilterDetails {
  /** Facets of one group have values that come together. Null: values that come alone. */
  group: 'company' | 'work' | 'place' | 'terms' | null
  /** It has too many values to read. */
  isLong?: true
  /** The column with the value of a posting. Absent: it is computed. */
  column?: { table: 'jobs' | 'companies'; name: string }
  /** The value of a posting whose column is empty. Absent: it has none. */
  notStated?: number
  /** Its ids are steps of a scale, from the least to the most: its values stay in that order, whatever their counts. */
  isScale?: true
}

interface IdsDetails extends FacetDetails {
  /** The source of the names of its ids: a list, or places, companies, the job function tree or skills. */
  names: ListType | 'place' | 'company' | 'mainFunction' | 'function' | 'title' | 'skill'
}

/** For a fact that a job shows about itself. */
interface FactDetails extends IdsDetails {
  names: ListType
  column: { table: 'jobs'; name: string }
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
    column: { table: 'jobs', name: 'job_type_id' },
    note: 'Ids of the list job_types.',
  },
  levelIds: {
    group: 'terms',
    names: 'xp_lvls',
    isScale: true,
    column: { table: 'jobs', name: 'xp_lvl_id' },
    note: 'Ids of the list xp_lvls.',
  },
  degreeIds: {
    group: 'terms',
    names: 'degrees',
    isScale: true,
    column: { table: 'jobs', name: 'degree_id' },
    note: 'Ids of the list degrees.',
  },
  industryIds: {
    group: 'company',
    names: 'industry_lists',
    column: { table: 'companies', name: 'industry_id' },
    note: 'Ids of the list industry_lists.',
  },
  postedSince: {
    note: 'Posted within so many days.',
  },
  arrangements: {
    group: 'terms',
    names: 'arrangements',
    column: { table: 'jobs', name: 'arrangement' },
    // A job without a stated arrangement counts as on site: a posting that offers remote work says so.
    notStated: 4,
    note: 'Ids of the list arrangements: 1 on-site, 2 hybrid, 3 remote.',
  },
  workEligibilityIds: {
    group: 'terms',
    names: 'work_eligibility',
    column: { table: 'jobs', name: 'work_eligibility' },
    notStated: 4,
    note: 'Ids of the list work_eligibility: 1 citizens only, 2 work permit needed, 3 visa sponsorship offered, 4 not stated.',
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
    column: { table: 'jobs', name: 'title_ids' },
    note: 'Ids of job titles, the third level of the job function tree.',
  },
  skillIds: {
    group: null,
    isLong: true,
    names: 'skill',
    column: { table: 'jobs', name: 'skill_ids' },
    note: 'Ids of skills.',
  },
  companyIds: {
    group: 'company',
    isLong: true,
    names: 'company',
    column: { table: 'jobs', name: 'company_id' },
    note: 'Ids of companies.',
  },
  companySizeIds: {
    group: 'company',
    names: 'company_sizes',
    isScale: true,
    column: { table: 'companies', name: 'company_size_id' },
    note: 'Ids of the list company_sizes.',
  },
  financingStageIds: {
    group: 'company',
    names: 'company_financing_stage_lists',
    column: { table: 'companies', name: 'financing_stage_id' },
    note: 'Ids of the list company_financing_stage_lists.',
  },
  languages: {
    group: 'place',
    note: 'Languages in which postings are written (BCP 47).',
  },
  verifiedCompany: {
    group: 'company',
    column: { table: 'companies', name: 'is_verified' },
    note: '1: only companies whose identity was checked.',
  },
  urgent: {
    group: 'terms',
    column: { table: 'jobs', name: 'is_urgent' },
    note: '1: only urgent jobs.',
  },
  categoryIds: {
    group: 'work',
    names: 'job_category_lists',
    note: 'Ids of the nine categories (list job_category_lists).',
  },
  web3: {
    group: 'terms',
    column: { table: 'jobs', name: 'is_web3' },
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
  Record<FactFilter, FactDetails> &
    Record<FiltersOfKind<'ids'>, IdsDetails> &
    Record<JobFacet, FacetDetails> &
    Record<JobFilterName, FilterDetails>
>

/** Facets whose value is in a column. */
export type ColumnFacet = {
  [Name in JobFacet]: (typeof JOB_FILTER_DETAILS)[Name] extends { column: object } ? Name : never
}[JobFacet]

export const columnFacets: readonly ColumnFacet[] = jobFacets.filter(isColumnFacet)

function isColumnFacet(name: JobFacet): name is ColumnFacet {
  return 'column' in JOB_FILTER_DETAILS[name]
}

/** Columns of `jobs` with facts that a job shows: ids of lists. */
export type FactColumn = (typeof JOB_FILTER_DETAILS)[FactFilter]['column']['name']

export const factColumns: readonly FactColumn[] = factFilters.map(
  (name) => JOB_FILTER_DETAILS[name].column.name,
)

/** How the index stores and lists each facet. */
export const JOB_FACETS = recordOf(jobFacets, (name) => {
  const { group, isLong }: FacetDetails = JOB_FILTER_DETAILS[name]
  return { group, isLong: isLong === true }
})
