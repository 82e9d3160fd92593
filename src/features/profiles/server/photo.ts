import { buffer } from 'node:stream/consumers'
import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { findPhoto } from './queries/avatars.ts'

/** The photo of a person as WebP, some hundred pixels wide; null: none. */
export async function photoOf(
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  accountId: string,
): Promise<Buffer | null> {
  const content = await findPhoto(db, accountId)
  const file = content === null ? null : await privateFiles.of(accountId).open(content)
  return file === null ? null : buffer(file.stream)
}
