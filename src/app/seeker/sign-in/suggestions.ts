import { suggestJobTitlesCall, suggestLocationsCall } from '#features/search/calls.ts'
import type { suggestJobTitles, suggestLocations } from '#features/search/contract.ts'
import { callApi } from '#shared/api-client.ts'
import { nearTitles } from './near-titles.ts'

/** The suggestions while a visitor types a job title or a place. */
export const suggestionsIn = (language: string, country: string | null) => ({
  suggestTitles: async (typed: string, signal: AbortSignal): Promise<readonly string[]> => {
    const titles = await nearTitles(typed, async (query) => {
      const found = await callApi<typeof suggestJobTitles>(
        suggestJobTitlesCall,
        { query },
        { language, signal },
      )
      return found.job_titles
    })
    return titles.map(({ value }) => value)
  },
  suggestPlaces: async (query: string, signal: AbortSignal): Promise<readonly string[]> => {
    const request = { query, country: country ?? '', size: MOST_PLACES }
    const { locations } = await callApi<typeof suggestLocations>(suggestLocationsCall, request, {
      language,
      signal,
    })
    return locations.map((place) => nameOf(place, language))
  },
})

/** The number of places that people read. */
const MOST_PLACES = 5

/** With the region, so that two places with the same name are distinguished. */
export function nameOf({ name, region }: { name: string; region: string | null }, language: string): string {
  if (region === null || region === name) return name
  if (/^(ja|zh)/.test(language)) return `${name}（${region}）`
  return language === 'ar' ? `${name}، ${region}` : `${name}, ${region}`
}

/** The text before the region. */
export const nameIn = (words: string): string => words.replace(/[,،（(].*$/s, '').trim()
