import type { Route } from '#shared/contract.ts'
import type { LedgerDependencies } from './ledger/open-document.ts'
import { ledgerRoutes } from './ledger/routes.ts'

/** The calls of this room. */
export const resumeRoutes = (deps: LedgerDependencies): Route[] => [...ledgerRoutes(deps)]
