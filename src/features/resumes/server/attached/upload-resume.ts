import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { nameOfContent } from '#platform/storage/file-store.ts'
import { deleteFiles, storeFile } from '#platform/storage/store-file.ts'
import type { TakenUpload } from '#platform/storage/uploads.ts'
import { ApiError } from '#shared/api-error.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AttachedResume, uploadResume as contract } from '../../contract/resumes.ts'
import { mayAttach } from '../policy.ts'
import { addResume, listResumeRows, lockResumes, replaceFile } from '../queries/resumes.ts'
import { openResume } from '../reading/read-resume.ts'
import { formatOfResume, type ResumeFormat } from './format-of-resume.ts'
import { presentResume } from './list-resumes.ts'
import { orFailed } from './or-failed.ts'
import { ownResume } from './own-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'
import { nameOfFile } from './resume-name.ts'

const FIELD = 'file'
const UPLOAD_FAILED = 41219
/** Codes after which the same upload may be tried again: too many at once, our fault, no scanner. */
const PASSING = [40006, UPLOAD_FAILED, 41225]

/**
 * Attaches a resume, or gives a new file to one: it keeps its id, so that whatever names it names the new version. The
 * file is kept as it came; a limited process has opened it once. A file that is attached already under the same name is
 * the same resume: it comes again when the answer to the first was lost. Throws the codes of its contract.
 */
export async function uploadResume(
  deps: ResumeDependencies,
  { upload_id, resume_id = null }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<{ resume: AttachedResume }> {
  const accountId = accountOf(viewer)
  const { db, uploads } = deps
  // The form beside a job is one for everybody, and says what guests may send.
  const kind = ['resume', 'quick-resume'] as const
  const taken = await uploads.take(upload_id, { accountId, kind, field: FIELD })
  try {
    const format = formatOfResume(taken.bytes)
    if (typeof format === 'number') throw new ApiError(format, { field: FIELD })
    const file = { taken, format }
    const known = resume_id === null ? await attachedBefore(db, accountId, file) : null
    // Whoever gets a resume must be able to open it.
    if (known === null) await openResume(taken.bytes, FIELD)
    const id =
      known ??
      (await orFailed(deps, UPLOAD_FAILED, () =>
        db.transaction().execute(async (transaction) => {
          await lockResumes(transaction, accountId)
          return resume_id === null
            ? attach({ ...deps, db: transaction }, accountId, file)
            : replace({ ...deps, db: transaction }, accountId, { ...file, id: resume_id })
        }),
      ))
    // The resume is attached. An upload that cannot be deleted now ends by itself.
    await uploads
      .discard(upload_id)
      .catch((error: unknown) => deps.report('An upload stays for a day', error))
    return { resume: presentResume(await ownResume(db, accountId, id)) }
  } catch (error) {
    if (error instanceof ApiError && !PASSING.includes(error.code)) await uploads.discard(upload_id)
    throw error
  }
}

/** Attaches a PDF that we have made. Throws 41201 for a fourth resume. */
export async function attachMadeResume(
  deps: ResumeDependencies,
  accountId: string,
  { name, pdf }: { name: string; pdf: Buffer },
): Promise<AttachedResume> {
  const id = await orFailed(deps, UPLOAD_FAILED, () =>
    deps.db.transaction().execute(async (transaction) => {
      await lockResumes(transaction, accountId)
      // Our own file needs no scan.
      const file = { taken: { filename: name, bytes: pdf, scannedAt: null }, format: 'pdf' } as const
      return attach({ ...deps, db: transaction }, accountId, file)
    }),
  )
  return presentResume(await ownResume(deps.db, accountId, id))
}

interface ResumeFile {
  taken: Pick<TakenUpload, 'filename' | 'bytes' | 'scannedAt'>
  format: ResumeFormat
}

async function attach(
  deps: ResumeDependencies & { db: Db },
  accountId: string,
  file: ResumeFile,
): Promise<string> {
  const { db, clock } = deps
  const known = await attachedBefore(db, accountId, file)
  if (known !== null) return known
  requireAllowed(mayAttach((await listResumeRows(db, accountId)).length))
  const fileId = await stored(deps, accountId, file)
  const id = await addResume(db, { accountId, fileId, now: clock.now() })
  if (id === null) throw new ApiError(41201)
  return id
}

/** The resume that has this very file under this name; null: none. */
async function attachedBefore(
  db: Db,
  accountId: string,
  { taken, format }: ResumeFile,
): Promise<string | null> {
  const content = nameOfContent(taken.bytes, format)
  const filename = nameOfFile(taken.filename, format)
  const rows = await listResumeRows(db, accountId)
  return rows.find((row) => row.content === content && row.filename === filename)?.id ?? null
}

async function replace(
  deps: ResumeDependencies & { db: Db },
  accountId: string,
  { id, ...file }: ResumeFile & { id: string },
): Promise<string> {
  const { db, clock } = deps
  const former = await ownResume(db, accountId, id)
  const fileId = await stored(deps, accountId, file)
  await replaceFile(db, { accountId, id, fileId, now: clock.now() })
  await deleteFiles(db, [former.file_id], accountId)
  return id
}

const stored = (
  deps: ResumeDependencies,
  accountId: string,
  { taken, format }: ResumeFile,
): Promise<string> =>
  storeFile(deps, accountId, {
    kind: 'resume',
    filename: nameOfFile(taken.filename, format),
    bytes: taken.bytes,
    format,
    scannedAt: taken.scannedAt,
  })
