import { accountOf } from '#features/sessions/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { generateResume as contract } from '../../contract/draft-pages.ts'
import type { ResumeDependencies } from '../attached/resume-dependencies.ts'
import { attachMadeResume } from '../attached/upload-resume.ts'
import { getDraft } from './drafts.ts'
import { type PrintDependencies, printedDraft } from './printed-draft.ts'

/** The PDF of a draft as a further attached resume. Throws 41201 for a fourth, and then nothing was kept. */
export async function generateResume(
  deps: PrintDependencies & ResumeDependencies,
  { draft_id }: { draft_id: string },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const { name, ...typed } = await getDraft(deps, { id: draft_id }, viewer)
  const { pdf } = await deps.maker.makePdf(await printedDraft(deps, accountId, typed))
  const { id, filename } = await attachMadeResume(deps, accountId, { name, pdf })
  return { resume_id: id, filename }
}
