import type { PageServices } from '#app/common/services.ts'
import { MOST_NEAR_TITLES } from '#config/limits.ts'
import type { WantedTitle } from '#features/profiles/contract/wanted-titles.ts'
import { searchJobs, suggestJobTitles, suggestLocations } from '#features/search/contract.ts'
import { listHotTitles } from '#features/tracking/contract.ts'
import { isSame, type NamedTitle, nearTitles } from './near-titles.ts'
import { nameIn, nameOf } from './suggestions.ts'

type PageCalls = Pick<PageServices, 'dispatch' | 'viewer'>

/** The title of the function tree with this name, else the words themselves with the titles that are nearest to them. */
export async function titleNamed(words: string, calls: PageCalls): Promise<WantedTitle> {
  const near = await titlesNear(words, calls)
  const same = near.find(({ value }) => isSame(value, words))
  return same === undefined
    ? { title_id: null, words, near_title_ids: near.slice(0, MOST_NEAR_TITLES).map(({ id }) => id) }
    : { title_id: same.id, words: null, near_title_ids: [] }
}

/**
 * The id of the place with this name, as suggestions or profiles name it or without its region; null: none that we know.
 * `country`: where it is looked for first; empty: in that of the viewer.
 */
export async function placeNamed(words: string, calls: PageCalls, country = ''): Promise<number | null> {
  const { language } = calls.viewer
  const found = await placesNear(nameIn(words), calls, country)
  const same =
    found.find((place) => isSame(nameOf(place, language), words)) ??
    found.find(({ name, region }) => isSame(`${region ?? ''}${name}`, words)) ??
    found.find((place) => isSame(place.name, words))
  return same?.id ?? null
}

/** The most viewed titles in the viewer's country; while there are too few views, the titles with most open jobs. */
export async function popularTitles({ dispatch, viewer }: PageCalls): Promise<NamedTitle[]> {
  const [hot, { facets }] = await Promise.all([
    dispatch(listHotTitles, { size: MOST_POPULAR }, viewer),
    dispatch(searchJobs, { country: viewer.country ?? '', size: 1 }, viewer),
  ])
  const titles = new Map<number, NamedTitle>()
  for (const { id, value } of hot.job_titles) titles.set(id, { id, value })
  for (const { id, name: value } of facets.function_job_title_ids) titles.set(id, { id, value })
  return [...titles.values()].slice(0, MOST_POPULAR)
}

const MOST_POPULAR = 6

/** Enough to include a title whose name is also the beginning of others. */
const SUGGESTIONS_READ = 20
const LONGEST_QUERY = 100

const titlesNear = (words: string, { dispatch, viewer }: PageCalls): Promise<readonly NamedTitle[]> =>
  nearTitles(words.slice(0, LONGEST_QUERY), async (query) => {
    return (await dispatch(suggestJobTitles, { query, size: SUGGESTIONS_READ }, viewer)).job_titles
  })

async function placesNear(query: string, { dispatch, viewer }: PageCalls, country: string) {
  if (query === '') return []
  const asked = {
    query: query.slice(0, LONGEST_QUERY),
    country: country || (viewer.country ?? ''),
    size: SUGGESTIONS_READ,
  }
  return (await dispatch(suggestLocations, asked, viewer)).locations
}
