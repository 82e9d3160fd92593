import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { getJob } from './get-job.ts'
import { listJobCards } from './list-job-cards.ts'
import { listSimilarJobs } from './list-similar-jobs.ts'

export function jobRoutes({ db, jobSearch }: { db: Db; jobSearch: JobSearch }): Route[] {
  return [
    route(contracts.getJob, (request, viewer) => getJob(db, request, viewer)),
    route(contracts.getJobStatic, (request, viewer) => getJob(db, request, viewer)),
    route(contracts.listSimilarJobs, (request, viewer) =>
      listSimilarJobs({ db, jobSearch }, request, viewer),
    ),
    route(contracts.listJobCards, async ({ ids }, viewer) => ({ jobs: await listJobCards(db, ids, viewer) })),
  ]
}
