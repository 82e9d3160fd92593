import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../../contract/shares.ts'
import type { PrintDependencies } from '../drafts/printed-draft.ts'
import { createShare, listShares, type ShareDependencies } from './create-share.ts'
import { downloadShare, lookAtShare, openShare } from './open-share.ts'

/** The calls of links to drafts. */
export const shareRoutes = (deps: ShareDependencies & PrintDependencies): Route[] => [
  route(contracts.listShares, (request, viewer) => listShares(deps, request, viewer)),
  route(contracts.createShare, (request, viewer) => createShare(deps, request, viewer)),
  route(contracts.lookAtShare, (request) => lookAtShare(deps, request)),
  route(contracts.openShare, (request) => openShare(deps, request)),
  route(contracts.downloadShare, (request) => downloadShare(deps, request)),
]
