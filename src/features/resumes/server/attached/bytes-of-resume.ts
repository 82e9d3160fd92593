import { buffer } from 'node:stream/consumers'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import type { ResumeRow } from '../queries/resumes.ts'

export async function bytesOfResume(
  { privateFiles }: { privateFiles: PrivateFiles },
  accountId: string,
  { content }: Pick<ResumeRow, 'content'>,
): Promise<Buffer> {
  const file = await privateFiles.of(accountId).open(content)
  if (file === null) throw new Error('The file of a resume is gone')
  return buffer(file.stream)
}
