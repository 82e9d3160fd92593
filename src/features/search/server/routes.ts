import { type Route, route } from '#shared/contract.ts'
import { salaryInsight as salaryInsightContract } from '../contract/salary-insight.ts'
import * as contracts from '../contract.ts'
import { findLocationNear } from './find-location-near.ts'
import { salaryInsight } from './salary-insight.ts'
import { type SearchServices, searchJobs } from './search-jobs.ts'
import { suggestCombined } from './suggest-combined.ts'
import { suggestJobTitles } from './suggest-job-titles.ts'
import { suggestLocations } from './suggest-locations.ts'

export function searchRoutes(services: SearchServices): Route[] {
  return [
    route(contracts.searchJobs, (request, viewer) => searchJobs(services, request, viewer)),
    route(contracts.searchJobsByDevice, (request, viewer) => searchJobs(services, request, viewer)),
    route(salaryInsightContract, (request, viewer) => salaryInsight(services, request, viewer)),
    route(contracts.suggestJobTitles, (request, viewer) =>
      suggestJobTitles(services.jobSearch, request, viewer),
    ),
    route(contracts.suggestCombined, (request, viewer) => suggestCombined(services, request, viewer)),
    route(contracts.suggestLocations, suggestLocations),
    route(contracts.findLocationNear, findLocationNear),
  ]
}
