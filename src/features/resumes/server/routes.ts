import type { Route } from '#shared/contract.ts'
import type { DraftDependencies } from './drafts/create-draft.ts'
import { draftRoutes } from './drafts/routes.ts'
import type { LedgerDependencies } from './ledger/open-document.ts'
import { ledgerRoutes } from './ledger/routes.ts'
import type { ShareDependencies } from './shares/create-share.ts'
import { shareRoutes } from './shares/routes.ts'

/** The calls of this room. */
export const resumeRoutes = (deps: LedgerDependencies & DraftDependencies & ShareDependencies): Route[] => [
  ...ledgerRoutes(deps),
  ...draftRoutes(deps),
  ...shareRoutes(deps),
]
