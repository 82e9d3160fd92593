import { isLanguage } from '#config/languages.ts'
import { placePhrase } from '#config/places/place-phrase.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'

type Named = { id: number; value: string }
type NamedOrOwn = { id: number | null; value: string }

/** A title of the function tree in a language, or own words; null for neither. */
export function titleNamed(id: number | null, words: string | null, language: string): NamedOrOwn | null {
  const value = words ?? titlesNamed([id ?? 0], language)[0]?.value
  return value === undefined ? null : { id, value }
}

export const titlesNamed = (ids: readonly number[], language: string): Named[] =>
  ids.flatMap((id) => {
    const value = nameOf('title', id, language)
    return value === undefined ? [] : [{ id, value }]
  })

export function placeNamed(id: number | null, words: string | null, language: string): NamedOrOwn | null {
  const value = words ?? (isLanguage(language) ? placePhrase(id, language) : null)
  return value === null ? null : { id, value }
}

/** A known skill in a language, or own words. */
export const skillNamed = (id: number | null, words: string, language: string): string =>
  (id === null || !isLanguage(language) ? undefined : skillName(id, language)) ?? words
