import { expect, test } from 'vitest'
import { runDueJobs, scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { jobTasks } from './jobs.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }

test('a job past its end is closed as of that end, on hold or not; the others stay', async () => {
  const ended = new Date('2026-11-20T00:00:00Z')
  const open = await addJob(db, { valid_through: new Date('2026-11-22T00:00:00Z') })
  const expired = await addJob(db, { valid_through: ended })
  const onHold = await addJob(db, { valid_through: ended, status: 'on_hold' })
  const closed = await addJob(db, { valid_through: ended, status: 'closed', closed_at: now })

  const deps = { db, clock, log: createLog('silent'), tasks: jobTasks({ db, clock }) }
  await scheduleRegularTasks(deps)
  await runDueJobs(deps, new AbortController().signal)

  const rows = await db.selectFrom('jobs').select(['id', 'status', 'closed_at']).orderBy('id').execute()
  expect(rows).toEqual([
    { id: open, status: 'open', closed_at: null },
    { id: expired, status: 'closed', closed_at: ended },
    { id: onHold, status: 'closed', closed_at: ended },
    { id: closed, status: 'closed', closed_at: now },
  ])
})
