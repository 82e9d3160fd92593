import type { PageServices } from '#app/common/services.ts'
import type { SentForm } from '#app/common/sign-in/read-form.ts'
import { placeNamed, titleNamed } from '#app/seeker/sign-in/desired-job-fields.ts'
import { isSame } from '#app/seeker/sign-in/near-titles.ts'
import { isLanguage } from '#config/languages.ts'
import { MAX_OWN_WORDS, MOST_WANTED_TITLES } from '#config/limits.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import { type NamedOrOwn, ownWords, type WantedTitle } from '../contract/wanted-titles.ts'
import type { texts } from '../locales/seeker/en.ts'

type Errors = Readonly<Record<string, string>>

/** Joins the two lists of a month into one field. The answer: errors by field, of those with half a month. */
export function joinMonths({ sent }: SentForm<string>, page: PageServices): Errors {
  const errors = new Map<string, string>()
  for (const key of [...sent.keys()].filter((name) => name.endsWith('_month'))) {
    const field = key.slice(0, -'_month'.length)
    const [year = '', month = ''] = [sent.get(`${field}_year`), sent.get(key)].map(String)
    if ((year === '') !== (month === '')) errors.set(field, textsOf(page)('profile.month_whole'))
    sent.set(field, year === '' ? '' : `${year}-${month}`)
  }
  return Object.fromEntries(errors)
}

/** A field with several values becomes one, with commas, so that the page can show them again. */
export function joinLists(form: SentForm<string>, names: readonly string[]): SentForm<string> {
  const joined = names.map((name) => [name, form.sent.getAll(name).filter(Boolean).join(',')] as const)
  for (const [name, ids] of joined) form.sent.set(name, ids)
  return { ...form, values: { ...form.values, ...Object.fromEntries(joined) } }
}

interface TypedPlace {
  place: { location_id: number | null; location_words: string | null }
  errors: Errors
}

/**
 * The typed place: one that we know, else the words; an empty field means none. `shown`: the place that the form showed.
 * Whoever leaves its name keeps it, also where a second place has the same name; of several places with a new name, that
 * in the chosen country is meant.
 */
export async function readPlace(
  form: SentForm<string>,
  page: PageServices,
  shown: NamedOrOwn | null,
): Promise<TypedPlace> {
  const none = { location_id: null, location_words: null }
  const typed = form.text('place')
  if (typed.trim() === '') return { place: none, errors: {} }
  const words = ownWords.safeParse(typed).data
  if (words === undefined) return { place: none, errors: { place: unreadable(page) } }
  const kept = shown !== null && isSame(shown.value, words) ? shown.id : null
  const id = kept ?? (await placeNamed(words, page, form.text('country')))
  return { place: { location_id: id, location_words: id === null ? words : null }, errors: {} }
}

/** The fields for the titles of a preference. */
export const TITLE_FIELDS = Array.from(
  { length: MOST_WANTED_TITLES },
  (_, number) => `title_${number}` as const,
)

export async function readTitles(form: SentForm<string>, page: PageServices) {
  const typed = TITLE_FIELDS.filter((field) => form.text(field).trim() !== '').map(
    (field) => [field, ownWords.safeParse(form.text(field)).data] as const,
  )
  const errors: Errors = Object.fromEntries(
    typed.flatMap(([field, words]) => (words === undefined ? [[field, unreadable(page)]] : [])),
  )
  const titles: WantedTitle[] = await Promise.all(
    typed.flatMap(([, words]) => (words === undefined ? [] : titleNamed(words, page))),
  )
  return { titles, errors }
}

const unreadable = (page: PageServices): string =>
  textsOf(page)('profile.words_invalid', { max: MAX_OWN_WORDS })

/** The texts of the pages of the profile, for what the server writes itself. */
export const textsOf = ({ viewer, catalogue }: PageServices): Translate<typeof texts> =>
  textsFor<typeof texts>(isLanguage(viewer.language) ? viewer.language : 'en', catalogue)
