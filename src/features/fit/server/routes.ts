import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { getFit } from './get-fit.ts'
import { listFits } from './list-fits.ts'

export const fitRoutes = (deps: { db: Db; clock: Clock; blocks: Blocks; jobSearch: JobSearch }): Route[] => [
  route(contracts.getFit, (request, viewer) => getFit(deps, request, viewer)),
  route(contracts.listFits, (request, viewer) => listFits(deps, request, viewer)),
]
