import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { countHistory as contract } from '../contract.ts'
import { countHistoryOf, removeHistoryOf } from './queries.ts'

export const countHistory = ({ db }: { db: Db }, viewer: Viewer): Promise<ResponseOf<typeof contract>> =>
  countHistoryOf(db, accountOf(viewer))

export async function clearHistory({ db }: { db: Db }, viewer: Viewer): Promise<Record<string, never>> {
  await db.transaction().execute((transaction) => removeHistoryOf(transaction, accountOf(viewer)))
  return {}
}
