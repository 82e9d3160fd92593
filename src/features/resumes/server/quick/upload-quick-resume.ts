import type { z } from 'zod'
import { QUICK_RESUMES_PER_NETWORK } from '#config/limits.ts'
import { beginSession } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { networkOf } from '#platform/http/rate-limits.ts'
import { takeShared } from '#platform/shared-limits.ts'
import type { Uploads } from '#platform/storage/uploads.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { uploadQuickResume as contract, QuickResume } from '../../contract/quick-resume.ts'
import { formatOfResume } from '../attached/format-of-resume.ts'
import { keepQuickResume } from '../queries/quick-resumes.ts'
import { readResume } from '../reading/read-resume.ts'
import { getQuickResume } from './get-quick-resume.ts'

export interface QuickDependencies {
  db: Db
  clock: Clock
  uploads: Uploads
}

const FIELD = 'resume'
/** Codes after which the upload stays: too many at once, no scanner, and one that is not the guest's to delete. */
const PASSING = [40006, 41225, 41226]

/**
 * Reads the resume of somebody without an account. The file stays the upload that it is, now of their guest session,
 * which begins here if there is none. It ends as every upload does: after a day, or with the session.
 */
export async function uploadQuickResume(
  deps: QuickDependencies,
  { upload_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<{ resume: QuickResume }> {
  const { db, clock, uploads } = deps
  if (viewer.role !== 'visitor' && viewer.role !== 'guest') throw new ApiError(40005)
  if (upload_id === '') throw new ApiError(41004, { field: FIELD })
  const of = networkOf(viewer.address)
  await takeShared(db, clock, { name: 'quick-resume', of, ...QUICK_RESUMES_PER_NETWORK })
  try {
    const { bytes } = await uploads.take(upload_id, { accountId: null, kind: 'quick-resume', field: FIELD })
    const format = formatOfResume(bytes)
    if (typeof format === 'number') throw new ApiError(format, { field: FIELD })
    const read = await readResume(bytes, FIELD)
    const sessionId = await db.transaction().execute(async (transaction) => {
      const here = { db: transaction, clock }
      const guest = { accountId: null, site: 'seeker', provenBy: [] } as const
      const id = viewer.session?.id ?? (await beginSession(here, viewer, guest))
      if (!(await keepQuickResume(transaction, { uploadId: upload_id, sessionId: id, read })))
        throw new ApiError(41226, { field: FIELD })
      return id
    })
    const kept = await getQuickResume(deps, sessionId, viewer.language)
    if (kept === null) throw new Error('A resume is gone that was just kept')
    return { resume: kept }
  } catch (error) {
    if (error instanceof ApiError && !PASSING.includes(error.code)) await uploads.discard(upload_id)
    throw error
  }
}
