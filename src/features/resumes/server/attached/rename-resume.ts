import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { AttachedResume, renameResume as contract } from '../../contract/resumes.ts'
import { nameResume } from '../queries/resumes.ts'
import { presentResume } from './list-resumes.ts'
import { ownResume } from './own-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'
import { formatOfName, typedName } from './resume-name.ts'

export async function renameResume(
  { db, clock }: Pick<ResumeDependencies, 'db' | 'clock'>,
  { id, filename }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<{ resume: AttachedResume }> {
  const accountId = accountOf(viewer)
  const { content } = await ownResume(db, accountId, id)
  const named = typedName(filename, formatOfName(content))
  await nameResume(db, { accountId, id, filename: named, now: clock.now() })
  return { resume: presentResume(await ownResume(db, accountId, id)) }
}
