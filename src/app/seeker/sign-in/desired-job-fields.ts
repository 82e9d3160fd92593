import type { PageServices } from '#app/common/services.ts'
import { MOST_NEAR_TITLES, MOST_WANTED_TITLES } from '#config/limits.ts'
import { ownWords, type WantedTitle, type Wizard } from '#features/profiles/contract/wizard.ts'
import { searchJobs, suggestJobTitles, suggestLocations } from '#features/search/contract.ts'
import { listHotTitles } from '#features/tracking/contract.ts'
import type { FieldErrors, FormValues } from '#ui/form/form-answer.ts'
import { isSame, type NamedTitle, nearTitles } from './near-titles.ts'
import { MOST_PLACES, nameIn, nameOf } from './suggestions.ts'

type PageCalls = Pick<PageServices, 'dispatch' | 'viewer'>

type TitleField = `title_${number}`
type Typed = FormValues<TitleField | 'place'>
type FieldSuggestions = { readonly [Name in TitleField | 'place']?: readonly string[] }

/** Fields of the form for job titles. */
export const TITLE_FIELDS = Array.from(
  { length: MOST_WANTED_TITLES },
  (_, number) => `title_${number}` as const,
)

/** The typed job titles: those of the function tree by id, all others as typed. */
export async function readTitles(typed: Typed, known: Wizard, calls: PageCalls) {
  const filled = TITLE_FIELDS.filter((field) => typed[field]?.trim())
  const words = filled.map((field) => [field, ownWords.safeParse(typed[field]).data] as const)
  const errors: FieldErrors<TitleField> = Object.fromEntries(
    words.flatMap(([field, read]) => (read === undefined ? [[field, 'words']] : [])),
  )
  const titles = await Promise.all(
    words.flatMap(([, read]) => (read === undefined ? [] : titleNamed(read, known, calls))),
  )
  return { titles, errors: filled.length === 0 ? { title_0: 'empty' } : errors }
}

async function titleNamed(words: string, known: Wizard, calls: PageCalls): Promise<WantedTitle> {
  const near = await titlesNear(words, calls)
  const saved = known.titles.filter(({ id }) => id !== null)
  const chosen = [...saved, ...near].find(({ value }) => isSame(value, words))
  return chosen === undefined
    ? { title_id: null, words, near_title_ids: near.slice(0, MOST_NEAR_TITLES).map(({ id }) => id) }
    : { title_id: chosen.id, words: null, near_title_ids: [] }
}

/** The typed place; an empty field means anywhere. */
export async function readPlace({ place: typed = '' }: Typed, { location: known }: Wizard, calls: PageCalls) {
  if (typed.trim() === '') return { place: { location_id: null, location_words: null }, errors: {} }
  const words = ownWords.safeParse(typed).data
  if (words === undefined) return { place: null, errors: { place: 'words' } }
  const saved = known?.id != null && isSame(known.value, words) ? known.id : null
  const id = saved ?? (await placeNamed(words, calls))
  return { place: { location_id: id, location_words: id === null ? words : null }, errors: {} }
}

async function placeNamed(words: string, calls: PageCalls): Promise<number | null> {
  const { language } = calls.viewer
  const found = await placesNear(nameIn(words), calls)
  const same =
    found.find((place) => isSame(nameOf(place, language), words)) ??
    found.find((place) => isSame(place.name, words))
  return same?.id ?? null
}

/** Suggestions for the typed text, field by field: for visitors without scripts. */
export async function suggestionsFor(typed: Typed, calls: PageCalls): Promise<FieldSuggestions> {
  const { place = '' } = typed
  const named = (places: Parameters<typeof nameOf>[0][]) =>
    places.map((one) => nameOf(one, calls.viewer.language))
  const suggested = await Promise.all([
    ...TITLE_FIELDS.map(async (field) => {
      const words = typed[field]?.trim() ?? ''
      const near = words === '' ? [] : await titlesNear(words, calls)
      return [field, near.slice(0, MOST_SUGGESTED).map(({ value }) => value)] as const
    }),
    placesNear(place.trim(), calls).then((near) => ['place', named(near.slice(0, MOST_PLACES))] as const),
  ])
  return Object.fromEntries(suggested)
}

const MOST_SUGGESTED = 5

/** The most viewed titles in the viewer's country; while there are too few views, the titles with most open jobs. */
export async function popularTitles({ dispatch, viewer }: PageCalls): Promise<readonly string[]> {
  const [hot, { facets }] = await Promise.all([
    dispatch(listHotTitles, { size: MOST_POPULAR }, viewer),
    dispatch(searchJobs, { country: viewer.country ?? '', size: 1 }, viewer),
  ])
  const names = [
    ...hot.job_titles.map(({ value }) => value),
    ...facets.function_job_title_ids.map(({ name }) => name),
  ]
  return [...new Set(names)].slice(0, MOST_POPULAR)
}

const MOST_POPULAR = 6

/** Enough to include a title whose name is also the beginning of others. */
const SUGGESTIONS_READ = 20
const LONGEST_QUERY = 100

const titlesNear = (words: string, { dispatch, viewer }: PageCalls): Promise<readonly NamedTitle[]> =>
  nearTitles(words.slice(0, LONGEST_QUERY), async (query) => {
    return (await dispatch(suggestJobTitles, { query, size: SUGGESTIONS_READ }, viewer)).job_titles
  })

async function placesNear(query: string, { dispatch, viewer }: PageCalls) {
  if (query === '') return []
  const asked = {
    query: query.slice(0, LONGEST_QUERY),
    country: viewer.country ?? '',
    size: SUGGESTIONS_READ,
  }
  return (await dispatch(suggestLocations, asked, viewer)).locations
}
