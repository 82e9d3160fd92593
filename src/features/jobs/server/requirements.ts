import type { Db } from '#platform/db/database.ts'
import { findRequirements, type RequirementsRow } from './queries/jobs.ts'

export type { RequirementsRow }

/** What jobs ask for, in the order of the ids; unknown jobs are left out. */
export async function requirementsOf(db: Db, ids: readonly number[]): Promise<RequirementsRow[]> {
  const rows = new Map((await findRequirements(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
