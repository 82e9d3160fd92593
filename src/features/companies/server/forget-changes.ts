import type { Db } from '#platform/db/database.ts'
import { forgetCompanyChanges } from './queries/directory.ts'

/** Longer than any directory needs them. */
const KEPT_DAYS = 3

export async function forgetChanges(db: Db): Promise<void> {
  await forgetCompanyChanges(db, KEPT_DAYS)
}
