import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import type { JobSearch, JobSearchHits, JobSearchQuery } from '#platform/search/job-search.ts'
import type { Person } from '#platform/search/person.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type CompanyDirectory, companiesNamed } from '../../../companies/server/door.ts'
import type { JobSearchRequest, JobSearchResponse } from '../../contract.ts'
import { apiName } from '../api-name.ts'
import { buildQuery } from '../build-query.ts'
import { type AppliedReading, applyReading, type RequestAsRead } from './apply-reading.ts'
import { presentReading } from './present-reading.ts'
import { readQuery } from './read-query.ts'
import type { KnownToReader, Reading, ReadTerm } from './reading.ts'

export interface FoundAsRead<Found = JobSearchHits> {
  /** The request that was searched. */
  request: RequestAsRead
  query: JobSearchQuery
  found: Found
  read: JobSearchResponse['read']
  literal: JobSearchResponse['literal']
  /** If the query is searched word for word because nothing fits its reading: the search for that reading. */
  unmet: FoundAsRead<Found> | null
}

/** What decides how a query is searched in the end. */
type Deciding = Pick<JobSearchHits, 'total' | 'similar' | 'droppable'>

type Asker = Pick<Viewer, 'language'>

/** `now` in epoch seconds. */
interface Ranking {
  now: number
  person: Person
}

/** Searches for what the query says. */
export async function searchAsRead(
  { jobSearch, directory }: { jobSearch: Pick<JobSearch, 'search' | 'namesIn'>; directory: CompanyDirectory },
  request: JobSearchRequest,
  viewer: Asker,
  ranking: Ranking,
): Promise<FoundAsRead> {
  const known: KnownNames = {
    namesIn: (text, language) => jobSearch.namesIn(text, language),
    companies: async () => {
      const companies = await directory.fresh()
      return (name) => companiesNamed(companies, name)
    },
  }
  const reading = await readRequest(known, request, viewer, ranking.person)
  return searchReading({ search: (query) => jobSearch.search(query) }, { request, reading, viewer, ranking })
}

export interface KnownNames {
  namesIn: JobSearch['namesIn']
  companies: () => Promise<KnownToReader['companiesNamed']>
}

/** The terms that the query of a request states; null if it states none, or is searched word for word. */
export async function readRequest(
  known: KnownNames,
  request: JobSearchRequest,
  viewer: Asker,
  { hiddenCompanyIds }: Pick<Person, 'hiddenCompanyIds'>,
): Promise<Reading | null> {
  if (request.query === '' || request.literal) return null
  const [names, companiesNamed] = await Promise.all([
    known.namesIn(request.query.normalize('NFC'), viewer.language),
    known.companies(),
  ])
  const reading = readQuery(request.query, {
    country: request.country,
    language: isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE,
    names,
    companiesNamed: (name) => companiesNamed(name).filter(({ id }) => !hiddenCompanyIds.includes(id)),
  })
  return reading.parts.length === 0 ? null : reading
}

/**
 * Searches for what was read. Where nothing fits all of it, "urgent" is left out, which one posting in a thousand says;
 * then the query is searched word for word, for matches alone: jobs that are similar to the words need not be at the
 * place, nor of the job type. A job type outlives words that say who looks for work: for "part time student" all
 * part-time jobs are shown rather than full-time ones that speak of students. Where no job has all the words either,
 * similar jobs that have what was read come before jobs that lack a part of it. Where there are none, one filter is left
 * out of those that few postings state. A place, a job type or remote work is never left out: whoever asks for it is not
 * served by other jobs, and the answer names how many there are without.
 */
export async function searchReading<Found extends Deciding>(
  { search }: { search: (query: JobSearchQuery) => Promise<Found> },
  {
    request,
    reading,
    viewer,
    ranking,
  }: { request: JobSearchRequest; reading: Reading | null; viewer: Asker; ranking: Ranking },
): Promise<FoundAsRead<Found>> {
  const searched = async (asked: RequestAsRead) => {
    const query = buildQuery(asked, viewer, ranking)
    return { request: asked, query, found: await search(query) }
  }
  if (reading === null) {
    const isRequested = request.literal && request.query !== ''
    return { ...(await searched(request)), read: [], literal: isRequested ? 'requested' : 'off', unmet: null }
  }
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const presented = (statuses: AppliedReading['statuses']) =>
    presentReading(reading, statuses, request.country, language)
  const without = async (...leftOut: readonly ReadTerm['filter'][]): Promise<FoundAsRead<Found>> => {
    const { request: asked, statuses } = applyReading(request, reading, leftOut)
    return { ...(await searched(asked)), read: presented(statuses), literal: 'off', unmet: null }
  }
  const withoutText = async (): Promise<FoundAsRead<Found>> => {
    const { request: asked, statuses } = applyReading(request, { ...reading, text: '' }, [])
    return {
      ...(await searched(asked)),
      read: [...presented(statuses), leftOutText(reading)],
      literal: 'off',
      unmet: null,
    }
  }
  const all = await without()
  if (all.found.total > 0) return all
  const filters = [...new Set(reading.parts.map(({ term }) => term.filter))]
  if (filters.includes('is_urgent')) {
    const wanted = await without('is_urgent')
    if (wanted.found.total > 0) return wanted
  }
  if (reading.isTextWeak && filters.some((filter) => TERMS.has(filter))) {
    const anyone = await withoutText()
    if (anyone.found.total > 0) return anyone
  }
  const literal: FoundAsRead<Found> = {
    ...(await searched({ ...request, exact: true })),
    read: presented([]),
    literal: 'fallback',
    unmet: all,
  }
  if (literal.found.total > 0) return literal
  if (all.found.similar > 0) return all
  const dropped = reading.text === '' ? null : droppedFilter(all)
  return dropped === null ? all : without(dropped)
}

/** Terms that say more than who looks for work. */
const TERMS: ReadonlySet<ReadTerm['filter']> = new Set(['job_types', 'arrangements', 'xp_lvls'])

const leftOutText = ({ text, parts }: Reading): JobSearchResponse['read'][number] => ({
  words: text,
  without: parts.map(({ words }) => words).join(' '),
  filter: 'query',
  ids: [],
  name: '',
  pay: null,
  status: 'left_out',
})

/** Most postings say nothing of them, and may be meant all the same. */
const SELDOM_STATED: ReadonlySet<ReadTerm['filter']> = new Set(['xp_lvls', 'salary'])

/** The filter among the read ones without which most jobs would be found; null if there would be none. */
function droppedFilter({ found, read }: FoundAsRead<Deciding>): ReadTerm['filter'] | null {
  for (const { filter, total } of found.droppable) {
    const words = read.find((each) => each.status === 'applied' && each.filter === apiName(filter))
    if (words !== undefined && total > 0 && SELDOM_STATED.has(words.filter)) return words.filter
  }
  return null
}
