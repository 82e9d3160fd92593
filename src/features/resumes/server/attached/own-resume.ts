import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import { findResume, type ResumeRow, wasDeleted } from '../queries/resumes.ts'

/** A resume of this account. Throws 41209 for one that its owner has deleted, 41200 for any other. */
export async function ownResume(db: Db, accountId: string, id: string): Promise<ResumeRow> {
  const found = await findResume(db, accountId, id)
  if (found !== null) return found
  throw new ApiError((await wasDeleted(db, accountId, id)) ? 41209 : 41200)
}
