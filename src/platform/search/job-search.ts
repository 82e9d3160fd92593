import type { JobFacet } from '#config/job-filters.ts'
import type { NamesInText } from '#job-index/names-in-text.ts'
import type { PayQuestion, PaySpread } from '#job-index/pay-question.ts'
import type { JobFilters, JobHits, JobQuery } from '#job-index/types.ts'

export type JobSearchFilters = JobFilters<JobFacet>
export type JobSearchQuery = JobQuery<JobFacet>
export type JobSearchHits = JobHits<JobFacet>

/** The search port. The built-in index implements it; an operator's own search server could implement it too. */
export interface JobSearch {
  search(query: JobSearchQuery): Promise<JobSearchHits>
  /** Job titles for the typed text; best first. */
  suggestTitles(text: string, language: string, limit: number): Promise<readonly TitleSuggestion[]>
  /** The names of jobs and skills in a text; `language`: that of the reader. */
  namesIn(text: string, language: string): Promise<NamesInText>
  /** Of each text how near it is in meaning to the nearest of the others, at most 1; 0 if nothing is known of it. */
  likeness(texts: readonly string[], others: readonly string[]): Promise<readonly number[]>
  /**
   * The pay distribution for the first of these queries that has at least this many postings of this many companies,
   * with its position among the queries; null if none has.
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
