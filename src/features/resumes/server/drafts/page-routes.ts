import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/draft-pages.ts'
import type { ResumeDependencies } from '../attached/resume-dependencies.ts'
import { generateResume } from './generate-resume.ts'
import { previewDraft } from './preview-draft.ts'
import type { PrintDependencies } from './printed-draft.ts'
import { readDraftBack } from './read-back.ts'

/** The calls that print a draft. */
export const draftPageRoutes = (deps: PrintDependencies & ResumeDependencies): Route[] => [
  route(contracts.previewDraft, (request, viewer) => previewDraft(deps, request, viewer)),
  route(contracts.readDraftBack, (request, viewer) => readDraftBack(deps, request, viewer)),
  route(contracts.generateResume, (request, viewer) => generateResume(deps, request, viewer)),
]
