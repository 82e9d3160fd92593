import type { z } from 'zod'
import { stagesOfTab } from '#config/application-states.ts'
import type { ExchangeRates } from '#config/exchange-rates.ts'
import { PAGE_SIZE } from '#config/limits.ts'
import { listJobCards } from '#features/jobs/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { recordOf } from '#shared/record-of.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { listApplications as contract } from '../contract/applications.ts'
import { presentApplication } from './present-application.ts'
import { listEventsAmong } from './queries/events.ts'
import { findExchangedAmong } from './queries/exchanged.ts'
import { countByState, listApplicationsOf, type StateCount } from './queries/lists.ts'

/** The viewer's applications, those to closed jobs included. */
export async function listApplications(
  { db, blocks, rates, clock }: { db: Db; blocks: Blocks; rates: ExchangeRates; clock: Clock },
  { page, sort, state, tab }: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = accountOf(viewer)
  const hidden = await hiddenFrom(blocks, viewer)
  const stages = stagesOfTab(tab)
  const [counts, rows] = await Promise.all([
    countByState(db, { accountId, stages, hidden }),
    listApplicationsOf(db, {
      ...{ accountId, stages, sort, hidden, rates },
      state: state ?? null,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    }),
  ])
  const ids = rows.map((row) => row.id)
  const [jobs, events, contacts] = await Promise.all([
    listJobCards({ db, blocks }, [...new Set(rows.map((row) => row.job_id))], viewer, { withClosed: true }),
    listEventsAmong(db, ids),
    findExchangedAmong(db, ids, clock.now()),
  ])
  const jobById = new Map(jobs.map((job) => [job.id, job]))
  const asked = counts.filter((count) => state === undefined || count.state === state)
  return {
    applications: rows.flatMap((row) => {
      const job = jobById.get(row.job_id)
      if (job === undefined) return []
      return [presentApplication(row, job, events.get(row.id) ?? [], contacts.get(row.id) ?? null)]
    }),
    total: sum(asked),
    counts: sums(counts, (row) => row.state),
    groups: sums(asked, (row) => row.group),
  }
}

const sum = (rows: readonly StateCount[]): number => rows.reduce((all, { count }) => all + count, 0)

function sums<Key extends string>(
  rows: readonly StateCount[],
  by: (row: StateCount) => Key,
): Partial<Record<Key, number>> {
  const found = Map.groupBy(rows, by)
  return recordOf([...found.keys()], (key) => sum(found.get(key) ?? []))
}
