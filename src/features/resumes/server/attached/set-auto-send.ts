import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AttachedResumes, setAutoSendResume as contract } from '../../contract/resumes.ts'
import { lockResumes, setAutoSend } from '../queries/resumes.ts'
import { listResumes } from './list-resumes.ts'
import { ownResume } from './own-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'

/** Chooses the resume that is sent without asking, or switches that off. */
export async function setAutoSendResume(
  { db }: Pick<ResumeDependencies, 'db'>,
  { resume_id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<AttachedResumes> {
  const accountId = accountOf(viewer)
  await db.transaction().execute(async (transaction) => {
    await lockResumes(transaction, accountId)
    if (resume_id !== null) await ownResume(transaction, accountId, resume_id)
    await setAutoSend(transaction, accountId, resume_id)
  })
  return listResumes({ db }, viewer)
}
