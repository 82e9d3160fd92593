import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import type { JobSearch, JobSearchHits, JobSearchQuery } from '#platform/search/job-search.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type CompanyDirectory, companiesNamed } from '../../../companies/server/door.ts'
import type { JobSearchRequest, JobSearchResponse } from '../../contract.ts'
import { buildQuery } from '../build-query.ts'
import { type AppliedReading, applyReading, type RequestAsRead } from './apply-reading.ts'
import { presentReading } from './present-reading.ts'
import { readQuery } from './read-query.ts'
import type { Reading } from './reading.ts'

export interface FoundAsRead {
  /** The request that was searched. */
  request: RequestAsRead
  query: JobSearchQuery
  found: JobSearchHits
  read: JobSearchResponse['read']
  literal: JobSearchResponse['literal']
}

/**
 * Searches for what the query says. Where nothing fits, wishes that few postings state are left out, and then the query
 * is searched word for word. `now` in epoch seconds.
 */
export async function searchAsRead(
  { jobSearch, directory }: { jobSearch: JobSearch; directory: CompanyDirectory },
  request: JobSearchRequest,
  viewer: Viewer,
  now: number,
): Promise<FoundAsRead> {
  const searched = async (asked: RequestAsRead) => {
    const query = buildQuery(asked, viewer, now)
    return { request: asked, query, found: await jobSearch.search(query) }
  }
  if (request.query === '' || request.literal) {
    return { ...(await searched(request)), read: [], literal: request.query === '' ? 'off' : 'requested' }
  }
  const [names, companies] = await Promise.all([
    jobSearch.namesIn(request.query.normalize('NFC'), viewer.language),
    directory.fresh(),
  ])
  const reading = readQuery(request.query, {
    country: request.country,
    names,
    companiesNamed: (name) => companiesNamed(companies, name),
  })
  if (reading.parts.length === 0) return { ...(await searched(request)), read: [], literal: 'off' }
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const presented = (applied: readonly boolean[]) =>
    presentReading(reading, applied, request.country, language)
  const tries = [applyReading(request, reading), ...withoutWishes(request, reading)]
  let first: Awaited<ReturnType<typeof searched>> | undefined
  for (const attempt of tries) {
    const as = await searched(attempt.request)
    if (as.found.total > 0) return { ...as, read: presented(attempt.applied), literal: 'off' }
    first ??= as
  }
  const literal = await searched(request)
  if (literal.found.total > 0 || first === undefined) {
    return { ...literal, read: presented([]), literal: 'fallback' }
  }
  return { ...first, read: presented(tries[0]?.applied ?? []), literal: 'off' }
}

/**
 * One posting in a thousand calls itself urgent, and one in six states that it is full-time: without such words there
 * may be hits.
 */
function withoutWishes(request: JobSearchRequest, reading: Reading): AppliedReading[] {
  const isWish = ({ term }: Reading['parts'][number]) => term.filter === 'is_urgent'
  if (!reading.parts.some(isWish)) return []
  const rest = { ...reading, parts: reading.parts.filter((part) => !isWish(part)) }
  const { request: asked, applied } = applyReading(request, rest)
  const left = [...applied]
  return [{ request: asked, applied: reading.parts.map((part) => !isWish(part) && (left.shift() ?? false)) }]
}
