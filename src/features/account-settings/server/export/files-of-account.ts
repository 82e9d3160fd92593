import { buffer } from 'node:stream/consumers'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { notFound } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { privateFileAddress } from '#shared/file-address.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { exportData, readExportedFile as readContract } from '../../contract/export.ts'
import { storedFiles } from '../queries/export.ts'

/** The files that a person has here, by name and address. */
export async function filesOf(
  { db }: { db: Db },
  accountId: string,
): Promise<ResponseOf<typeof exportData>['files']> {
  const stored = await storedFiles(db, accountId)
  return stored.map(({ id, content, bytes }) => ({
    name: `files/${id}.${content.split('.').at(-1)}`,
    content: '',
    file: { id, address: privateFileAddress(id), bytes },
  }))
}

/** Throws 40004 for what is no file of the viewer's own. */
export async function readExportedFile(
  { db, privateFiles }: { db: Db; privateFiles: PrivateFiles },
  { id }: { id: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof readContract>> {
  const accountId = accountOf(viewer)
  const [found] = await storedFiles(db, accountId, id)
  const file = found && (await privateFiles.of(accountId).open(found.content))
  if (!file) throw notFound()
  return { content: (await buffer(file.stream)).toString('base64'), encoding: 'base64' }
}
