import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileServices } from '#platform/storage/file-services.ts'
import { storeFile } from '#platform/storage/store-file.ts'
import type { TakenUpload } from '#platform/storage/uploads.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Changed } from '../../contract/entry-calls.ts'
import type {
  createLicense as createContract,
  updateLicense as updateContract,
} from '../../contract/links-and-licenses.ts'
import type { ChangeDependencies } from '../change-profile.ts'
import type { Columns } from '../queries/entries.ts'
import { kindOfAttachment } from './attachment-kind.ts'
import { createEntry, updateEntry } from './entries.ts'
import { licenses } from './licenses.ts'

export type LicenseDependencies = ChangeDependencies & FileServices

export const createLicense = (
  deps: LicenseDependencies,
  { upload_id, filename, removes_attachment: _, ...fields }: z.output<typeof createContract.request>,
  viewer: Viewer,
): Promise<Changed> =>
  withUpload(deps, upload_id, viewer, (taken) =>
    createEntry(deps, licenses, fields, viewer, (transaction, accountId) =>
      attached({ ...deps, db: transaction }, accountId, { taken, filename }),
    ),
  )

/** A former attachment that is replaced or removed goes with the next change, so that this one can be undone. */
export const updateLicense = (
  deps: LicenseDependencies,
  { id, upload_id, filename, removes_attachment, ...changes }: z.output<typeof updateContract.request>,
  viewer: Viewer,
): Promise<Changed> =>
  withUpload(deps, upload_id ?? '', viewer, (taken) =>
    updateEntry(deps, licenses, { id, changes }, viewer, (transaction, accountId) =>
      taken === null && removes_attachment === true
        ? Promise.resolve({ file_id: null })
        : attached({ ...deps, db: transaction }, accountId, { taken, filename }),
    ),
  )

/** The upload is read before the profile is locked, and forgotten once the change is stored. */
async function withUpload(
  { uploads }: LicenseDependencies,
  id: string,
  viewer: Viewer,
  change: (taken: TakenUpload | null) => Promise<Changed>,
): Promise<Changed> {
  if (id === '') return change(null)
  const whose = { accountId: accountOf(viewer), kind: 'license', field: 'attachment' } as const
  const taken = await uploads.take(id, whose)
  if (kindOfAttachment(taken.bytes) === null) {
    await uploads.discard(id)
    throw new ApiError(41252, { field: 'attachment' })
  }
  const changed = await change(taken)
  await uploads.discard(id)
  return changed
}

async function attached(
  deps: LicenseDependencies & { db: Db },
  accountId: string,
  { taken, filename }: { taken: TakenUpload | null; filename: string | null | undefined },
): Promise<Columns> {
  const format = taken === null ? null : kindOfAttachment(taken.bytes)
  if (taken === null || format === null) return {}
  const { bytes, scannedAt } = taken
  const file = { kind: 'license', filename: filename || taken.filename, bytes, format, scannedAt }
  return { file_id: await storeFile(deps, accountId, file) }
}
