import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Uploads } from '#platform/storage/uploads.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { createImport as contract, ProfileImport } from '../../contract/import.ts'
import type { ProfileDependencies } from '../get-me.ts'
import { storeImport } from '../queries/imports.ts'
import { lockProfile } from '../queries/profile-versions.ts'
import { draftOf } from './draft-of.ts'
import { getImport } from './get-import.ts'
import { readImport } from './read-import.ts'

export type ImportDependencies = ProfileDependencies & { uploads: Uploads }

const FIELD = 'import'
/** Too many wait to be read: the file stays, so that the next try need not send it again. */
const TOO_MANY = 40006

/** Reads a file into a draft, which replaces an earlier one. The file goes, whether it could be read or not. */
export async function createImport(
  deps: ImportDependencies,
  { upload_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<{ import: ProfileImport }> {
  const accountId = accountOf(viewer)
  const { db, clock, uploads } = deps
  const { bytes, filename } = await uploads.take(upload_id, { accountId, kind: 'import', field: FIELD })
  const said = await readImport(bytes, FIELD).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === TOO_MANY)) await uploads.discard(upload_id)
    throw error
  })
  const now = clock.now()
  const draft = draftOf(said, now)
  await db.transaction().execute(async (transaction) => {
    if ((await lockProfile(transaction, accountId)) === null) throw new ApiError(40005)
    await storeImport(transaction, accountId, {
      ...{ source: said.source, filename, resume_id: null, draft },
      created_at: now,
    })
  })
  await uploads.discard(upload_id)
  const { import: created } = await getImport(deps, viewer)
  if (created === null) throw new Error('An import is gone that was just stored')
  return { import: created }
}
