import type { JobMatches, JobSubset } from '#job-index/job-subset.ts'
import { namesInText } from '#job-index/names-in-text.ts'
import type { JobSearchQuery } from '#platform/search/job-search.ts'
import type { JobSearchRequest } from '../../contract.ts'
import type { KnownToReader } from '../read-query/reading.ts'
import { type KnownNames, readRequest, searchReading } from '../read-query/search-as-read.ts'
import { siteNames } from '../site-names.ts'
import type { Alert, MatchedAlert } from './alert.ts'

export interface AlertMatcher {
  match<Id>(alert: Alert<Id>): Promise<MatchedAlert<Id>>
}

interface Known {
  /** The companies of exactly this name. */
  companiesNamed: KnownToReader['companiesNamed']
  /** Epoch seconds. */
  now: number
  /** The number of jobs to return for an alert, at most. */
  most: number
}

/**
 * Matches alerts with new jobs: the search of the page, run with the new jobs first. Which reading of a query is searched
 * in the end depends on what is found. If new jobs match a reading, then so does something in the whole index, and the
 * search stops there as well; only where none does, the whole index is asked.
 */
export function createAlertMatcher(
  newJobs: Pick<JobSubset, 'match' | 'searchAll'>,
  { companiesNamed, now, most }: Known,
): AlertMatcher {
  const known: KnownNames = {
    namesIn: async (text, language) => namesInText(text, language, siteNames().dictionary),
    companies: async () => companiesNamed,
  }

  return {
    async match({ id, search, language, person, withSimilar = false }) {
      const request = requestFor(search)
      const viewer = { language }
      const reading = await readRequest(known, request, viewer, person)
      const among = (query: JobSearchQuery, exact: boolean): JobMatches =>
        newJobs.match({ ...query, exact, sort: 'relevance', offset: 0, limit: most })
      const { found, query, read } = await searchReading(
        {
          search: async (query) => {
            const matches = among(query, true)
            const isDecided = reading === null || matches.total > 0
            return { droppable: [], ...(isDecided ? matches : findAnything(newJobs, query)), matches }
          },
        },
        { request, reading, viewer, ranking: { now, person } },
      )
      const { matches } = found
      return { id, ...(withSimilar ? among(query, false) : matches), read, person }
    },
  }
}

/** Similar jobs decide only where nothing matches. */
function findAnything(newJobs: Pick<JobSubset, 'searchAll'>, query: JobSearchQuery) {
  const asked = { ...query, facets: false, limit: 0 }
  const found = newJobs.searchAll({ ...asked, exact: true })
  return found.total > 0 ? found : newJobs.searchAll(asked)
}

/** As the search page would ask. */
const requestFor = (search: Alert['search']): JobSearchRequest => ({
  ...search,
  literal: search.literal ?? false,
  exact: false,
  close_only: true,
  why: true,
  nearby: false,
})
