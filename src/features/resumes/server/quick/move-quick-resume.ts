import { draftOf, keepImport } from '#features/profiles/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { GuestMove } from '#platform/guest-move.ts'
import type { FileServices } from '#platform/storage/file-services.ts'
import { deleteFiles, storeFile } from '#platform/storage/store-file.ts'
import { isAllowed } from '#shared/verdict.ts'
import { formatOfResume } from '../attached/format-of-resume.ts'
import { nameOfFile } from '../attached/resume-name.ts'
import { mayAttach } from '../policy.ts'
import { removeQuickResumeOf } from '../queries/quick-resumes.ts'
import { storeReading } from '../queries/readings.ts'
import { addResume, listResumeRows, lockResumes } from '../queries/resumes.ts'
import { waitingResume } from './get-quick-resume.ts'

interface MoveDependencies extends FileServices {
  clock: Clock
  warn: (message: string, error: unknown) => void
}

/** The specification's page for whoever comes from a resume. */
const NEXT = '/jobseeker-complete-profile/1101?from=resume'

/**
 * Takes the resume of a guest along: the file becomes an attached resume, and what was read of it waits for its owner's
 * yes. Where there is no room for the file, or the store of files fails, what was read is kept alone.
 */
export const moveQuickResume =
  (deps: MoveDependencies): GuestMove =>
  async (db, { sessionId, accountId }) => {
    const { clock } = deps
    const waiting = await waitingResume({ db, clock }, sessionId)
    if (waiting === null) return null
    const { upload_id, filename, read } = waiting
    const now = clock.now()
    const attached = await attach({ ...deps, db }, { accountId, upload_id })
    if (attached !== null) await storeReading(db, { fileId: attached.fileId, read, now })
    const draft = draftOf(read.said, now)
    await keepImport(db, accountId, { filename, resumeId: attached?.id ?? null, draft, now })
    await removeQuickResumeOf(db, sessionId)
    return NEXT
  }

async function attach(
  { warn, ...deps }: MoveDependencies & { db: Db },
  { accountId, upload_id }: { accountId: string; upload_id: string },
): Promise<{ id: string; fileId: string } | null> {
  const { db, clock, uploads } = deps
  await lockResumes(db, accountId)
  if (!isAllowed(mayAttach((await listResumeRows(db, accountId)).length))) return null
  const fileId = await store().catch((error: unknown) => {
    warn('The resume of a guest could not be taken along', error)
    return null
  })
  if (fileId === null) return null
  const id = await addResume(db, { accountId, fileId, now: clock.now() })
  if (id !== null) return { id, fileId }
  await deleteFiles(db, [fileId], accountId)
  return null

  async function store(): Promise<string | null> {
    const whose = { accountId: null, kind: 'quick-resume', field: 'resume' } as const
    const { bytes, filename, scannedAt } = await uploads.take(upload_id, whose)
    const format = formatOfResume(bytes)
    if (typeof format === 'number') return null
    const file = { kind: 'resume', filename: nameOfFile(filename, format), bytes, format, scannedAt }
    return storeFile(deps, accountId, file)
  }
}
