import { isLanguage } from '#config/languages.ts'
import { placePhrase } from '#config/places/place-phrase.ts'
import { nameOf } from '#config/taxonomy/taxonomy.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Wizard } from '../contract/wizard.ts'
import { accountOf } from './door.ts'
import { findWizard } from './queries/wizard.ts'

export async function getWizard(db: Db, viewer: Viewer): Promise<Wizard> {
  const found = await findWizard(db, accountOf(viewer))
  if (found === null) throw new ApiError(40005)
  const { wanted_title_ids, location_id, ...said } = found
  return {
    ...said,
    titles: wanted_title_ids.flatMap((id) => {
      const value = nameOf('title', id, viewer.language)
      return value === undefined ? [] : [{ id, value }]
    }),
    location: placeOf(location_id, viewer.language),
  }
}

function placeOf(id: number | null, language: string): Wizard['location'] {
  const value = isLanguage(language) ? placePhrase(id, language) : null
  return id === null || value === null ? null : { id, value }
}
