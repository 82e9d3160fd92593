import { CONFIG_LISTS } from '#config/lists/lists.ts'
import { locationById } from '#config/places/places.ts'
import { titleById } from '#config/taxonomy/taxonomy.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Wizard } from '../contract/wizard.ts'
import { accountOf } from './door.ts'
import { getWizard } from './get-wizard.ts'
import { storeDesiredJob } from './queries/wizard.ts'

interface DesiredJob {
  title_ids: number[]
  location_id: number | null
  xp_lvl_id: number | null
}

/** Throws 40001 beside a field whose id stands for nothing. */
export async function saveDesiredJob(db: Db, viewer: Viewer, wish: DesiredJob): Promise<Wizard> {
  const { title_ids, location_id, xp_lvl_id } = wish
  const isLevel = CONFIG_LISTS.xp_lvls.some(({ id }) => id === xp_lvl_id)
  if (!title_ids.every((id) => titleById(id))) throw new ApiError(40001, { field: 'title_ids' })
  if (location_id !== null && !locationById(location_id)) throw new ApiError(40001, { field: 'location_id' })
  if (xp_lvl_id !== null && !isLevel) throw new ApiError(40001, { field: 'xp_lvl_id' })
  await storeDesiredJob(db, accountOf(viewer), {
    titleIds: [...new Set(title_ids)],
    locationId: location_id,
    levelId: xp_lvl_id,
  })
  return getWizard(db, viewer)
}
