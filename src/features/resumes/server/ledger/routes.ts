import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/ledger.ts'
import { getGrantedDocument } from './get-granted-document.ts'
import { listDocumentGrants } from './list-grants.ts'
import type { LedgerDependencies } from './open-document.ts'
import { revokeDocumentGrant } from './revoke-grant.ts'

/** The calls of the consent ledger. */
export const ledgerRoutes = (deps: LedgerDependencies): Route[] => [
  route(contracts.listDocumentGrants, (_request, viewer) => listDocumentGrants(deps, viewer)),
  route(contracts.revokeDocumentGrant, (request, viewer) => revokeDocumentGrant(deps, request, viewer)),
  route(contracts.openGrantedDocument, (request, viewer) => getGrantedDocument(deps, request, viewer)),
]
