import { isLanguage } from '#config/languages.ts'
import { placePhrase } from '#config/places/place-phrase.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { WantedTitle, Wizard } from '../contract/wizard.ts'
import { findWizard, type WizardRow } from './queries/wizard.ts'

export async function getWizard(db: Db, viewer: Viewer): Promise<Wizard> {
  const found = await findWizard(db, accountOf(viewer))
  if (found === null) throw new ApiError(40005)
  const { titles, location_id, location_words, ...said } = found
  return {
    ...said,
    titles: titles.flatMap((title) => titleOf(title, viewer.language)),
    location: placeOf({ location_id, location_words }, viewer.language),
  }
}

function titleOf({ title_id, words, near_title_ids }: WantedTitle, language: string): Wizard['titles'] {
  const value = words ?? titlesNamed([title_id ?? 0], language)[0]?.value
  const near = titlesNamed(near_title_ids, language)
  return value === undefined ? [] : [{ id: title_id, value, near }]
}

const titlesNamed = (ids: readonly number[], language: string) =>
  ids.flatMap((id) => {
    const value = nameOf('title', id, language)
    return value === undefined ? [] : [{ id, value }]
  })

function placeOf(
  { location_id: id, location_words: words }: Pick<WizardRow, 'location_id' | 'location_words'>,
  language: string,
): Wizard['location'] {
  const value = words ?? (isLanguage(language) ? placePhrase(id, language) : null)
  return value === null ? null : { id, value }
}
