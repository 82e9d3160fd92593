import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { previewResume as contract } from '../../contract/resumes.ts'
import { readResume } from '../reading/read-resume.ts'
import { bytesOfResume } from './bytes-of-resume.ts'
import { ownResume } from './own-resume.ts'
import type { ResumeDependencies } from './resume-dependencies.ts'

/** The text of a resume: browsers cannot show a DOC or DOCX. */
export async function previewResume(
  deps: Pick<ResumeDependencies, 'db' | 'privateFiles'>,
  { id }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<{ lines: string[] }> {
  const accountId = accountOf(viewer)
  const resume = await ownResume(deps.db, accountId, id)
  const { text } = await readResume(await bytesOfResume(deps, accountId, resume), 'file')
  return { lines: text.flat() }
}
