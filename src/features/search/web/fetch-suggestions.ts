import { callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { suggestCombinedCall, suggestLocationsCall } from '../calls.ts'
import type { suggestCombined, suggestLocations } from '../contract.ts'

/** `all`: titles, companies and jobs. */
export type SuggestionKind = 'all' | 'places'

interface Asked {
  kind: SuggestionKind
  typed: string
  country: string | null
  language: string
}

export interface Suggestions {
  /** Texts that complete what was typed. */
  texts: readonly string[]
  companies: ResponseOf<typeof suggestCombined>['companies']
  jobs: ResponseOf<typeof suggestCombined>['jobs']
}

export const NO_SUGGESTIONS: Suggestions = { texts: [], companies: [], jobs: [] }

/** Answers of this visit, so that going back a letter costs nothing. */
const answered = new Map<string, Suggestions>()
const MOST_ANSWERS = 200

/** What was answered for the same before; undefined where it has to be asked. */
export const knownSuggestions = (asked: Asked): Suggestions | undefined => answered.get(keyOf(asked))

/** Rejects when aborted or offline. */
export async function fetchSuggestions(asked: Asked, signal: AbortSignal): Promise<Suggestions> {
  const found = asked.kind === 'all' ? await fetchAll(asked, signal) : await fetchPlaces(asked, signal)
  if (answered.size >= MOST_ANSWERS) answered.clear()
  answered.set(keyOf(asked), found)
  return found
}

const keyOf = ({ kind, typed, country, language }: Asked): string =>
  JSON.stringify([kind, typed, country, language])

async function fetchAll({ typed, country, language }: Asked, signal: AbortSignal): Promise<Suggestions> {
  const request = { query: typed, country: country ?? '' }
  const found = await callApi<typeof suggestCombined>(suggestCombinedCall, request, { language, signal })
  return {
    texts: found.job_titles.map(({ value }) => value),
    companies: found.companies,
    jobs: found.jobs,
  }
}

/** With the region, so that the server can tell two places of one name apart. */
async function fetchPlaces({ typed, country, language }: Asked, signal: AbortSignal): Promise<Suggestions> {
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
