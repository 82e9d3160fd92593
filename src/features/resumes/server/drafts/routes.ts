import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/drafts.ts'
import { createDraft, type DraftDependencies, getProfileContent } from './create-draft.ts'
import { deleteDraft, getDraft, listDrafts, renameDraft, restoreDraft, updateDraft } from './drafts.ts'

/** The calls of drafts. */
export const draftRoutes = (deps: DraftDependencies): Route[] => [
  route(contracts.listDrafts, (_request, viewer) => listDrafts(deps, viewer)),
  route(contracts.createDraft, (request, viewer) => createDraft(deps, request, viewer)),
  route(contracts.getDraft, (request, viewer) => getDraft(deps, request, viewer)),
  route(contracts.updateDraft, (request, viewer) => updateDraft(deps, request, viewer)),
  route(contracts.renameDraft, (request, viewer) => renameDraft(deps, request, viewer)),
  route(contracts.deleteDraft, (request, viewer) => deleteDraft(deps, request, viewer)),
  route(contracts.restoreDraft, (request, viewer) => restoreDraft(deps, request, viewer)),
  route(contracts.getProfileContent, (request, viewer) => getProfileContent(deps, request, viewer)),
]
