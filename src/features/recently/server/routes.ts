import type { Db } from '#platform/db/database.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { clearHistory, countHistory } from './history.ts'

export const historyRoutes = (deps: { db: Db }): Route[] => [
  route(contracts.countHistory, (_request, viewer) => countHistory(deps, viewer)),
  route(contracts.clearHistory, (_request, viewer) => clearHistory(deps, viewer)),
]
