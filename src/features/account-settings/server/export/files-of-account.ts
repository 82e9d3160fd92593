import { buffer } from 'node:stream/consumers'
import type { ResponseOf } from '#shared/contract.ts'
import type { exportData } from '../../contract/export.ts'
import { storedFiles } from '../queries/export.ts'
import type { ExportDependencies } from './export-data.ts'

/** The files that a person has here, as they are. */
export async function filesOf(
  { db, privateFiles }: Pick<ExportDependencies, 'db' | 'privateFiles'>,
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
