import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { findRecruiterOf, type RecruiterOfCompany } from './queries/recruiters.ts'

/** The viewer as a recruiter, with their company. Throws 40005 for who is none. */
export async function recruiterOf(db: Db, viewer: Viewer): Promise<RecruiterOfCompany> {
  const recruiter = await findRecruiterOf(db, accountOf(viewer))
  if (recruiter === null) throw new ApiError(40005)
  return recruiter
}
