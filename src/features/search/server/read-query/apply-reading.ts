import { REMOTE } from '#config/arrangements.ts'
import { countriesOfMarket, marketOfCountry } from '#config/markets.ts'
import type { ReadWords } from '../../contract/read-words.ts'
import type { JobSearchRequest } from '../../contract.ts'
import type { Reading, ReadTerm } from './reading.ts'

/** A request with everything that its query says. */
export interface RequestAsRead extends JobSearchRequest {
  /** ISO 4217, if pay was read in the query; absent: that of the country. */
  pay_currency?: string
}

export interface AppliedReading {
  request: RequestAsRead
  /** By part of the reading. */
  statuses: readonly ReadWords['status'][]
}

/**
 * The request with the filters that were read in its query. A filter that was requested by itself stays as it is. The
 * country of a place replaces the requested one. `leftOut`: filters that are not applied.
 */
export function applyReading(
  request: JobSearchRequest,
  { text, parts }: Reading,
  leftOut: readonly ReadTerm['filter'][],
): AppliedReading {
  let read: RequestAsRead = { ...request, query: text }
  const statuses = parts.map(({ term }): ReadWords['status'] => {
    if (leftOut.includes(term.filter)) return 'left_out'
    const next = withTerm(read, term, request)
    if (next === null) return 'replaced'
    read = next
    return 'applied'
  })
  return { request: read, statuses }
}

function withTerm(read: RequestAsRead, term: ReadTerm, requested: JobSearchRequest): RequestAsRead | null {
  switch (term.filter) {
    case 'job_types':
    case 'xp_lvls':
    case 'company_ids':
      if (requested[term.filter].length > 0) return null
      return { ...read, [term.filter]: [...read[term.filter], ...term.ids] }
    case 'arrangements':
      return withArrangement(read, term.ids, requested)
    case 'job_locations':
      if (requested.job_locations.length > 0) return null
      return {
        ...read,
        job_locations: [...read.job_locations, ...term.ids],
        country: countryAround(read, term.country, requested),
      }
    case 'country':
      return { ...read, country: term.country }
    case 'salary':
      if (requested.salary_from !== undefined || requested.salary_to !== undefined) return null
      return {
        ...read,
        salary_from: term.from,
        salary_to: term.to ?? undefined,
        pay_currency: term.currency,
      }
    case 'is_urgent':
      return { ...read, is_urgent: true }
    case 'query':
      return read
  }
}

/** Remote work is not among the local jobs: whoever asks for it there gets it from all jobs. */
function withArrangement(
  read: RequestAsRead,
  ids: readonly number[],
  { arrangements, scope }: JobSearchRequest,
): RequestAsRead | null {
  const isRemote = ids.includes(REMOTE)
  if (arrangements.length > 0 || (scope === 'remote' && !isRemote)) return null
  return {
    ...read,
    arrangements: [...read.arrangements, ...ids],
    scope: isRemote && scope === 'local' ? 'all' : read.scope,
  }
}

/** Places in two countries are searched in all. */
function countryAround({ country }: RequestAsRead, ofPlace: string, requested: JobSearchRequest): string {
  if (requested.country === '' || country === '') return ''
  const market = marketOfCountry(country)
  const isIn = market?.country === country && countriesOfMarket(market).includes(ofPlace)
  if (isIn || country === ofPlace) return country
  return country === requested.country ? ofPlace : ''
}
