import { ApiError } from '#shared/api-error.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { addFile, lockFilesOf } from '../db/files.ts'
import type { FileKind } from './file-store.ts'
import type { PrivateFiles } from './private-files.ts'

export { deleteFiles } from '../db/files.ts'

/**
 * Stores a private file and returns its id. Call it in a transaction: the file belongs to its account once that commits.
 * Throws 50011 if the store does not take it.
 */
export async function storeFile(
  { db, clock, privateFiles }: { db: Db; clock: Clock; privateFiles: PrivateFiles },
  accountId: string,
  file: { kind: string; filename: string; bytes: Buffer; format: FileKind; scannedAt: Date | null },
): Promise<string> {
  const { kind, filename, bytes, format, scannedAt } = file
  await lockFilesOf(db, accountId)
  const content = await privateFiles
    .of(accountId)
    .put(bytes, format)
    .catch((cause: unknown) => {
      throw new ApiError(50011, { cause })
    })
  return addFile(db, {
    ...{ accountId, kind, filename, content, scannedAt },
    ...{ bytes: bytes.length, now: clock.now() },
  })
}
