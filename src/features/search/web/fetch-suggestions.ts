import { callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { suggestCombinedCall, suggestLocationsCall } from '../calls.ts'
import type { suggestCombined, suggestLocations } from '../contract.ts'

/** `all`: titles, companies and jobs. */
export type SuggestionKind = 'all' | 'places'

interface SuggestionQuery {
  kind: SuggestionKind
  typed: string
  country: string | null
  language: string
}

export interface Suggestions {
  /** Texts that complete the typed text. */
  texts: readonly string[]
  companies: ResponseOf<typeof suggestCombined>['companies']
  jobs: ResponseOf<typeof suggestCombined>['jobs']
}

export const NO_SUGGESTIONS: Suggestions = { texts: [], companies: [], jobs: [] }

/** The responses of this visit, so that deleting a letter costs no request. */
const answered = new Map<string, Suggestions>()
const MOST_ANSWERS = 200

/** The cached response for the same text; undefined if there is none. */
export const knownSuggestions = (query: SuggestionQuery): Suggestions | undefined =>
  answered.get(keyOf(query))

/** Rejects when aborted or offline. */
export async function fetchSuggestions(query: SuggestionQuery, signal: AbortSignal): Promise<Suggestions> {
  const found = query.kind === 'all' ? await fetchAll(query, signal) : await fetchPlaces(query, signal)
  if (answered.size >= MOST_ANSWERS) answered.clear()
  answered.set(keyOf(query), found)
  return found
}

const keyOf = ({ kind, typed, country, language }: SuggestionQuery): string =>
  JSON.stringify([kind, typed, country, language])

async function fetchAll(
  { typed, country, language }: SuggestionQuery,
  signal: AbortSignal,
): Promise<Suggestions> {
  const request = { query: typed, country: country ?? '' }
  const found = await callApi<typeof suggestCombined>(suggestCombinedCall, request, { language, signal })
  return {
    texts: found.job_titles.map(({ value }) => value),
    companies: found.companies,
    jobs: found.jobs,
  }
}

/** With the region, so that the server can distinguish two places with the same name. */
async function fetchPlaces(
  { typed, country, language }: SuggestionQuery,
  signal: AbortSignal,
): Promise<Suggestions> {
  const request = { query: typed, country: country ?? '' }
  const { locations } = await callApi<typeof suggestLocations>(suggestLocationsCall, request, {
    language,
    signal,
  })
  const texts = locations.map(({ name, region }) =>
    region === null || region === name ? name : `${name}, ${region}`,
  )
  return { ...NO_SUGGESTIONS, texts }
}
