import { type Route, route } from '#shared/contract.ts'
import { listTemplates } from '../contract/templates.ts'
import type { ResumeDependencies } from './attached/resume-dependencies.ts'
import { attachedRoutes } from './attached/routes.ts'
import type { DraftDependencies } from './drafts/create-draft.ts'
import { draftPageRoutes } from './drafts/page-routes.ts'
import type { PrintDependencies } from './drafts/printed-draft.ts'
import { draftRoutes } from './drafts/routes.ts'
import type { LedgerDependencies } from './ledger/open-document.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import { quickRoutes } from './quick/routes.ts'
import type { QuickDependencies } from './quick/upload-quick-resume.ts'
import type { ShareDependencies } from './shares/create-share.ts'
import { shareRoutes } from './shares/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import type { SyncDependencies } from './sync/sync-resume.ts'
import { listSamples } from './templates/sample-pictures.ts'
import { videoRoutes } from './videos/routes.ts'
import type { VideoDependencies } from './videos/take-video-upload.ts'

/** The calls of this room. */
export const resumeRoutes = (
  deps: ResumeDependencies &
    LedgerDependencies &
    DraftDependencies &
    PrintDependencies &
    ShareDependencies &
    VideoDependencies &
    QuickDependencies &
    SyncDependencies,
): Route[] => [
  ...attachedRoutes(deps),
  ...ledgerRoutes(deps),
  ...draftRoutes(deps),
  ...draftPageRoutes(deps),
  route(listTemplates, (_request, viewer) => listSamples(viewer)),
  ...shareRoutes(deps),
  ...videoRoutes(deps),
  ...quickRoutes(deps),
  ...syncRoutes(deps),
]
