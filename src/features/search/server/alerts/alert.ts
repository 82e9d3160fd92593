import type { JobMatches } from '#job-index/job-subset.ts'
import type { Person } from '#platform/search/person.ts'
import type { JobFilterRequest, JobSearchRequest, JobSearchResponse } from '../../contract.ts'

/** A search that is made again and again for its owner, among the new jobs alone. */
export interface Alert<Id = string> {
  id: Id
  /**
   * The search as its page would make it: the query as typed, and the filters under their names in the API. `literal`:
   * the query is searched word for word.
   */
  search: JobFilterRequest & Partial<Pick<JobSearchRequest, 'literal'>>
  /** The language of its owner (BCP 47): that of the site for them. */
  language: string
  /** Its owner, by `personOf`: they hide companies and jobs, and the best jobs for them come first. */
  person: Person
  /** Whether jobs that are only similar are found too, after the matches. */
  withSimilar?: boolean
}

/** The new jobs for an alert. */
export interface MatchedAlert<Id = string> extends JobMatches {
  id: Id
  /** Words of the query that were read as filters. */
  read: JobSearchResponse['read']
  /** In whose order the reasons (`met`) are: `reasonsFor` needs them. */
  person: Person
}
