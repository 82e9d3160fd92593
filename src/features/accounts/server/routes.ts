import type { Db } from '#platform/db/database.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract/stream.ts'
import { listStreamEvents } from './list-stream-events.ts'

export const accountRoutes = (deps: { db: Db }): Route[] => [
  route(contracts.listStreamEvents, (request, viewer) => listStreamEvents(deps, request, viewer)),
]
