import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { clickExternalJob } from './click-external-job.ts'
import { getJob } from './get-job.ts'
import { listJobCards } from './list-job-cards.ts'
import { listSimilarJobs } from './list-similar-jobs.ts'

interface JobDependencies {
  db: Db
  jobSearch: JobSearch
  clock: Clock
  rates: ExchangeRates
}

export function jobRoutes({ db, jobSearch, clock, rates }: JobDependencies): Route[] {
  return [
    route(contracts.getJob, (request, viewer) => getJob({ db, rates }, request, viewer)),
    route(contracts.getJobStatic, (request, { language }) =>
      getJob({ db, rates }, request, { language, country: null }),
    ),
    route(contracts.clickExternalJob, (request, viewer) => clickExternalJob({ db, clock }, request, viewer)),
    route(contracts.listSimilarJobs, (request, viewer) =>
      listSimilarJobs({ db, jobSearch }, request, viewer),
    ),
    route(contracts.listJobCards, async ({ ids }, viewer) => ({ jobs: await listJobCards(db, ids, viewer) })),
  ]
}
