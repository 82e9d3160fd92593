import type { JobFacet } from '#config/job-filters.ts'
import type { JobFilters, JobHits, JobQuery, PayQuestion, PaySpread } from '#job-index/types.ts'

export type JobSearchFilters = JobFilters<JobFacet>
export type JobSearchQuery = JobQuery<JobFacet>
export type JobSearchHits = JobHits<JobFacet>

/** Finds jobs. One port; the index in this process answers it, or a search server of the operator's. */
export interface JobSearch {
  search(query: JobSearchQuery): Promise<JobSearchHits>
  /** Job titles for what has been typed so far; best first. */
  suggestTitles(text: string, language: string, limit: number): Promise<readonly TitleSuggestion[]>
  /**
   * The spread of pay for the first of these questions that at least so many postings of so many companies answer, with
   * its place among them; null where none does.
   */
  paySpread(questions: readonly PayQuestion[], least: LeastSample): Promise<FoundSpread | null>
  /** Resolves once every change committed before the call can be found. */
  caughtUp(): Promise<void>
}

export interface LeastSample {
  postings: number
  companies: number
}

export interface FoundSpread {
  question: number
  spread: PaySpread
}

export interface TitleSuggestion {
  id: number
  label: string
}
