import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { PersonSource } from '#platform/search/person.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type Route, route } from '#shared/contract.ts'
import * as hidden from '../contract/hidden-jobs.ts'
import * as contracts from '../contract.ts'
import { clickExternalJob } from './click-external-job.ts'
import { getJob } from './get-job.ts'
import { hideJobs } from './hide-jobs.ts'
import { listHiddenJobs } from './list-hidden-jobs.ts'
import { listJobCards } from './list-job-cards.ts'
import { listSimilarJobs } from './list-similar-jobs.ts'
import { showJobAgain } from './show-job-again.ts'

interface JobDependencies {
  db: Db
  blocks: Blocks
  jobSearch: JobSearch
  clock: Clock
  rates: ExchangeRates
  personSources: readonly PersonSource[]
}

export function jobRoutes(deps: JobDependencies): Route[] {
  const { db, clock } = deps
  return [
    route(contracts.getJob, (request, viewer) => getJob(deps, request, viewer)),
    route(contracts.getJobStatic, (request, { language, session }) =>
      getJob(deps, request, { language, country: null, ...(session && { session }) }),
    ),
    route(contracts.clickExternalJob, (request, viewer) => clickExternalJob(deps, request, viewer)),
    route(contracts.listSimilarJobs, (request, viewer) => listSimilarJobs(deps, request, viewer)),
    route(contracts.listJobCards, async ({ ids }, viewer) => ({
      jobs: await listJobCards(deps, ids, viewer),
    })),
    route(hidden.hideJobs, (request, viewer) => hideJobs({ db, clock }, request, viewer)),
    route(hidden.showJobAgain, (request, viewer) => showJobAgain(db, request, viewer)),
    route(hidden.listHiddenJobs, (request, viewer) => listHiddenJobs(deps, request, viewer)),
  ]
}
