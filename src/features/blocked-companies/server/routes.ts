import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { type BlockDependencies, blockCompany } from './block-company.ts'
import { findBlock, listBlocks, previewBlock } from './read-blocks.ts'
import { unblockCompany } from './unblock-company.ts'

export const blockRoutes = (deps: BlockDependencies): Route[] => [
  route(contracts.listBlocks, (request, viewer) => listBlocks(deps, request, viewer)),
  route(contracts.previewBlock, (request, viewer) => previewBlock(deps, request, viewer)),
  route(contracts.findBlock, (request, viewer) => findBlock(deps, request, viewer)),
  route(contracts.blockCompany, (request, viewer) => blockCompany(deps, request, viewer)),
  route(contracts.unblockCompany, (request, viewer) => unblockCompany(deps, request, viewer)),
]
