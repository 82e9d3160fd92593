import { callApi } from '#shared/api-client.ts'
import type { suggestJobTitles, suggestLocations } from '../contract.ts'

export type SuggestionKind = 'titles' | 'places'

interface Asked {
  kind: SuggestionKind
  typed: string
  country: string | null
  language: string
}

/** Texts that complete what was typed; rejects when aborted or offline. */
export const fetchSuggestions = (
  { kind, ...asked }: Asked,
  signal: AbortSignal,
): Promise<readonly string[]> => (kind === 'titles' ? fetchTitles(asked, signal) : fetchPlaces(asked, signal))

async function fetchTitles({ typed, language }: Omit<Asked, 'kind'>, signal: AbortSignal): Promise<string[]> {
  const address = '/api-server/config/search/job-title-lists'
  const found = await callApi<typeof suggestJobTitles>(address, { query: typed }, { language, signal })
  return found.job_titles.map(({ value }) => value)
}

/** With the region, so that the server can tell two places of one name apart. */
async function fetchPlaces(
  { typed, country, language }: Omit<Asked, 'kind'>,
  signal: AbortSignal,
): Promise<string[]> {
  const address = '/api-server/config/search/location-lists'
  const request = { query: typed, country: country ?? '' }
  const found = await callApi<typeof suggestLocations>(address, request, { language, signal })
  return found.locations.map(({ name, region }) =>
    region === null || region === name ? name : `${name}, ${region}`,
  )
}
