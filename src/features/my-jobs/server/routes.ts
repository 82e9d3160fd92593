import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type Route, route } from '#shared/contract.ts'
import * as companies from '../contract/companies.ts'
import * as outside from '../contract/outside-applications.ts'
import * as contracts from '../contract/saved-jobs.ts'
import { countMyJobs, listInterested, listViewers } from './companies.ts'
import { changeOutside, forgetOutside, keepOutside, listOutside } from './outside-applications.ts'
import { getSavedJob, isJobSaved, listSavedIds, listSavedJobs, saveJobs, unsaveJob } from './saved-jobs.ts'

export const myJobsRoutes = (deps: {
  db: Db
  clock: Clock
  blocks: Blocks
  rates: ExchangeRates
}): Route[] => [
  route(contracts.listSavedJobs, (request, viewer) => listSavedJobs(deps, request, viewer)),
  route(contracts.getSavedJob, (request, viewer) => getSavedJob(deps, request, viewer)),
  route(contracts.isJobSaved, (request, viewer) => isJobSaved(deps, request, viewer)),
  route(contracts.listSavedIds, (_request, viewer) => listSavedIds(deps, viewer)),
  route(contracts.saveJobs, (request, viewer) => saveJobs(deps, request, viewer)),
  route(contracts.unsaveJob, (request, viewer) => unsaveJob(deps, request, viewer)),
  route(companies.listViewers, (_request, viewer) => listViewers(deps, viewer)),
  route(companies.listInterested, (_request, viewer) => listInterested(deps, viewer)),
  route(companies.countMyJobs, (_request, viewer) => countMyJobs(deps, viewer)),
  route(outside.listOutside, (_request, viewer) => listOutside(deps, viewer)),
  route(outside.keepOutside, (request, viewer) => keepOutside(deps, request, viewer)),
  route(outside.changeOutside, (request, viewer) => changeOutside(deps, request, viewer)),
  route(outside.forgetOutside, (request, viewer) => forgetOutside(deps, request, viewer)),
]
