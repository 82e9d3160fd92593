import { buffer } from 'node:stream/consumers'
import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { exportData } from '../../contract/export.ts'
import { storedFiles } from '../queries/export.ts'

/** The files that a person has here, as they are. */
export async function filesOf(
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  accountId: string,
): Promise<ResponseOf<typeof exportData>['files']> {
  const found: ResponseOf<typeof exportData>['files'] = []
  for (const { id, content } of await storedFiles(db, accountId)) {
    const file = await privateFiles.of(accountId).open(content)
    if (file === null) continue
    const bytes = await buffer(file.stream)
    const extension = content.split('.').at(-1)
    found.push({ name: `files/${id}.${extension}`, content: bytes.toString('base64'), encoding: 'base64' })
  }
  return found
}
