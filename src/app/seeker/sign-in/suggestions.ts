import type { suggestJobTitles, suggestLocations } from '#features/search/contract.ts'
import { callApi } from '#shared/api-client.ts'

/** What is offered while somebody types a job title or a place. */
export const suggestionsIn = (language: string, country: string | null) => ({
  suggestTitles: async (query: string, signal: AbortSignal): Promise<readonly string[]> => {
    const address = '/api-server/config/search/job-title-lists'
    const { job_titles } = await callApi<typeof suggestJobTitles>(address, { query }, { language, signal })
    return job_titles.map(({ value }) => value)
  },
  suggestPlaces: async (query: string, signal: AbortSignal): Promise<readonly string[]> => {
    const address = '/api-server/config/search/location-lists'
    const request = { query, country: country ?? '' }
    const { locations } = await callApi<typeof suggestLocations>(address, request, { language, signal })
    return locations.map(nameOf)
  },
})

/** With the region, so that two places of one name are told apart. */
export const nameOf = ({ name, region }: { name: string; region: string | null }): string =>
  region === null || region === name ? name : `${name}, ${region}`
