import type { z } from 'zod'
import { CONFIG_LISTS } from '#config/lists/lists.ts'
import { locationById } from '#config/places/places.ts'
import { titleById } from '#config/taxonomy/taxonomy.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { saveDesiredJob as contract, WantedTitle, Wizard } from '../contract/wizard.ts'
import { getWizard } from './get-wizard.ts'
import { storeDesiredJob } from './queries/wizard.ts'

/** Throws 40001 beside a field with an unknown id. */
export async function saveDesiredJob(
  db: Db,
  { titles, location_id, location_words, xp_lvl_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<Wizard> {
  const isLevel = CONFIG_LISTS.xp_lvls.some(({ id }) => id === xp_lvl_id)
  const titleIds = titles.flatMap(({ title_id, near_title_ids }) => [title_id ?? [], near_title_ids].flat())
  if (!titleIds.every((id) => titleById(id))) throw new ApiError(40001, { field: 'titles' })
  if (location_id !== null && !locationById(location_id)) throw new ApiError(40001, { field: 'location_id' })
  if (xp_lvl_id !== null && !isLevel) throw new ApiError(40001, { field: 'xp_lvl_id' })
  const wish = {
    titles: withoutRepetitions(titles),
    locationId: location_id,
    locationWords: location_id === null ? location_words : null,
    levelId: xp_lvl_id,
  }
  await db.transaction().execute((transaction) => storeDesiredJob(transaction, accountOf(viewer), wish))
  return getWizard(db, viewer)
}

/** Keeps the first of equal titles. A title from the tree is stored as its own only nearest title. */
function withoutRepetitions(titles: readonly WantedTitle[]): WantedTitle[] {
  const first = new Map<number | string, WantedTitle>()
  for (const title of titles) {
    const key = title.title_id ?? title.words?.toLowerCase() ?? ''
    const near_title_ids = title.words === null ? [] : [...new Set(title.near_title_ids)]
    if (!first.has(key)) first.set(key, { ...title, near_title_ids })
  }
  return [...first.values()]
}
