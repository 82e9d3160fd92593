import type { z } from 'zod'
import { stagesOfTab } from '#config/application-states.ts'
import { PAGE_SIZE } from '#config/limits.ts'
import { listJobCards } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { listApplications as contract } from '../contract/applications.ts'
import { presentApplication } from './present-application.ts'
import { listEventsAmong } from './queries/events.ts'
import { countByState, listApplicationsOf } from './queries/lists.ts'

/** The viewer's applications, those to closed jobs included. */
export async function listApplications(
  { db, blocks }: { db: Db; blocks: Blocks },
  { page, sort, state, tab }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const hidden = await hiddenFrom(blocks, viewer)
  const stages = stagesOfTab(tab)
  const [counts, rows] = await Promise.all([
    countByState(db, { accountId, stages, hidden }),
    listApplicationsOf(db, {
      ...{ accountId, stages, sort, hidden },
      state: state ?? null,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }),
  ])
  const [jobs, events] = await Promise.all([
    listJobCards({ db, blocks }, [...new Set(rows.map((row) => row.job_id))], viewer, { withClosed: true }),
    listEventsAmong(
      db,
      rows.map((row) => row.id),
    ),
  ])
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const total = counts
    .filter((count) => state === undefined || count.state === state)
    .reduce((sum, { count }) => sum + count, 0)
  return {
    applications: rows.flatMap((row) => {
      const job = jobById.get(row.job_id)
      return job === undefined ? [] : [presentApplication(row, job, events.get(row.id) ?? [])]
    }),
    total,
    counts: Object.fromEntries(counts.map(({ state: name, count }) => [name, count])),
  }
}
