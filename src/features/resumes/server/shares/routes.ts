import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/shares.ts'
import { createShare, listShares, type ShareDependencies } from './create-share.ts'

/** The calls of links to drafts. */
export const shareRoutes = (deps: ShareDependencies): Route[] => [
  route(contracts.listShares, (request, viewer) => listShares(deps, request, viewer)),
  route(contracts.createShare, (request, viewer) => createShare(deps, request, viewer)),
]
