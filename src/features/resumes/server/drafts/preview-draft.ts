import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { previewDraft as contract, PreviewedPage } from '../../contract/draft-pages.ts'
import { type PrintDependencies, printedDraft } from './printed-draft.ts'

/** Throws 40006 if too many others wait. */
export async function previewDraft(
  deps: PrintDependencies,
  { page, ...typed }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<PreviewedPage> {
  return deps.maker.makePage(await printedDraft(deps, accountOf(viewer), typed), page)
}
