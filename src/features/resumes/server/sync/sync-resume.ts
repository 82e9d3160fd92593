import type { z } from 'zod'
import { applyDraft, draftOf, forgetImportOf, type WorkDependencies } from '#features/profiles/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { syncResume as contract } from '../../contract/resume-reading.ts'
import { ownResume } from '../attached/own-resume.ts'
import { type ReadingDependencies, readAttached } from './read-attached.ts'

export type SyncDependencies = ReadingDependencies & WorkDependencies

const UNREADABLE = 41208

/** Adds chosen entries to the profile. What waits of this resume since the sign-up is thereby answered. */
export async function syncResume(
  deps: SyncDependencies,
  { id, entries }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const read = await readAttached(deps, accountId, await ownResume(deps.db, accountId, id))
  if (read === null) throw new ApiError(UNREADABLE)
  const draft = draftOf(read.said, deps.clock.now())
  return applyDraft(deps, viewer, { draft, wanted: entries, skipsKnown: true }, (transaction) =>
    forgetImportOf(transaction, accountId, id),
  )
}
