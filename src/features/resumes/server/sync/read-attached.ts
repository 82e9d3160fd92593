import { buffer } from 'node:stream/consumers'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { ApiError } from '#shared/api-error.ts'
import { findReading, storeReading } from '../queries/readings.ts'
import type { ResumeRow } from '../queries/resumes.ts'
import { readResume } from '../reading/read-resume.ts'
import { type ReadResume, readResumeType } from '../reading/read-resume-type.ts'

export interface ReadingDependencies {
  db: Db
  clock: Clock
  privateFiles: PrivateFiles
}

const FIELD = 'resume'
const TOO_MANY = 40006

/** What an attached resume says; null: it cannot be read. Each file is read once. Throws 40006 if too many wait. */
export async function readAttached(
  { db, clock, privateFiles }: ReadingDependencies,
  accountId: string,
  { file_id, content }: ResumeRow,
): Promise<ReadResume | null> {
  const known = await findReading(db, file_id)
  if (known !== undefined) return readResumeType.parse(known)
  const file = await privateFiles.of(accountId).open(content)
  if (file === null) throw new Error('The file of a resume is gone')
  const read = await readResume(await buffer(file.stream), FIELD).catch((error: unknown) => {
    if (error instanceof ApiError && error.code !== TOO_MANY) return null
    throw error
  })
  if (read !== null) await storeReading(db, { fileId: file_id, read, now: clock.now() })
  return read
}
