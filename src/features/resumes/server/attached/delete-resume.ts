import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AttachedResumes, deleteResume as contract } from '../../contract/resumes.ts'
import { mayWithResume } from '../policy.ts'
import { lockResumes, removeResume } from '../queries/resumes.ts'
import { listResumes } from './list-resumes.ts'
import { orFailed } from './or-failed.ts'
import { ownResume } from './own-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'

const DELETE_FAILED = 41218

export async function deleteResume(
  deps: ResumeDependencies,
  { id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<AttachedResumes> {
  const accountId = accountOf(viewer)
  await orFailed(deps, DELETE_FAILED, () =>
    deps.db.transaction().execute(async (transaction) => {
      await lockResumes(transaction, accountId)
      requireAllowed(mayWithResume(await ownResume(transaction, accountId, id)).delete)
      await removeResume(transaction, { accountId, id, now: deps.clock.now() })
    }),
  )
  return listResumes(deps, viewer)
}
