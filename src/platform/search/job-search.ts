import type { JobFilters, JobHits, JobQuery } from '#job-index/types.ts'

/** Finds jobs. One port; the index in this process answers it, or a search server of the operator's. */
export interface JobSearch {
  search(query: JobQuery): Promise<JobHits>
  /** Job titles for what has been typed so far; best first. */
  suggestTitles(text: string, language: string, limit: number): Promise<readonly TitleSuggestion[]>
  /** Resolves once every change committed before the call can be found. */
  caughtUp(): Promise<void>
}

export interface TitleSuggestion {
  id: number
  label: string
}

/** Filters that filter nothing. */
export const NO_FILTERS: JobFilters = {
  locationIds: [],
  companyIds: [],
  titleIds: [],
  functionIds: [],
  mainFunctionIds: [],
  categoryIds: [],
  skillIds: [],
  jobTypeIds: [],
  levelIds: [],
  degreeIds: [],
  arrangements: [],
  industryIds: [],
  companySizeIds: [],
  languages: [],
  pay: null,
  postedSince: null,
  verifiedCompany: false,
  urgent: false,
  web3: false,
  excludeWords: [],
  excludeCompanyIds: [],
}
