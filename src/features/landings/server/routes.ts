import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { aroundJob } from './around-job.ts'
import { aroundSearch } from './around-search.ts'
import { getLanding, type LandingServices } from './get-landing.ts'
import { listCountries } from './list-countries.ts'

export function landingRoutes(services: LandingServices): Route[] {
  return [
    route(contracts.getLanding, (request, viewer) => getLanding(services, request, viewer)),
    route(contracts.listCountries, (_request, viewer) => listCountries(services, viewer)),
    route(contracts.aroundSearch, (request, viewer) => aroundSearch(services.db, request, viewer)),
    route(contracts.aroundJob, (request, viewer) => aroundJob(services, request, viewer)),
  ]
}
