import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { FileServices } from '#platform/storage/file-services.ts'
import type { TakenUpload } from '#platform/storage/uploads.ts'
import { ApiError } from '#shared/api-error.ts'
import type { UploadKind } from '#shared/upload-kinds.ts'

export type VideoDependencies = FileServices & { db: Db; clock: Clock }

const TOO_MANY_AT_ONCE = 40006

/** The upload is forgotten once its file is stored, or refused for what it is. */
export async function takeVideoUpload<Result>(
  { uploads }: VideoDependencies,
  id: string,
  whose: { accountId: string; kind: UploadKind; field: string },
  store: (taken: TakenUpload) => Promise<Result>,
): Promise<Result> {
  const taken = await uploads.take(id, whose)
  const stored = await store(taken).catch(async (error: unknown) => {
    // What no other try can change does not stay.
    if (error instanceof ApiError && error.code !== TOO_MANY_AT_ONCE) await uploads.discard(id)
    throw error
  })
  await uploads.discard(id)
  return stored
}
