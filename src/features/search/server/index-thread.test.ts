import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { indexWorkerHere } from '../../../../tests/site/index-worker-here.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { startIndexThread } from './index-thread.ts'

/** The next thread. */
async function nextThread(): Promise<Worker> {
  const [worker] = await once(process, 'worker')
  return worker
}

// A thread takes seconds to start: all tests share this site, and each leaves it with an index that answers.
let thread = nextThread()
const site = await testSite({ hasIndexThread: true })
const { db } = site.database

test('a search index that crashes is replaced, and knows what it knew', async () => {
  const id = await addJob(db, { texts: [{ title: 'Night porter' }] })
  await site.jobSearch.caughtUp()

  const crashed = await thread
  thread = nextThread()
  await crashed.terminate()
  await thread
  expect((await site.fetch('/health/ready')).status).toBe(503)
  const found = await site.call('/api-server/search/job?query=porter&exact=1')
  expect(found.body.data).toMatchObject({ total: 1, jobs: [{ id }] })
  expect((await site.fetch('/health/ready')).status).toBe(200)
})

test('an index that cannot be saved, as on a full disk, answers all the same', async () => {
  const { db: another, settings } = await testDatabase()
  await addJob(another, { texts: [{ title: 'Lock keeper' }] })
  const troubles: string[] = []
  const index = await startIndexThread(
    {
      database: { ...settings },
      snapshotFile: '/dev/null/jobs.snapshot',
      rates: { asOf: '2026-11-01', unitsPerUsd: { USD: 1 } },
    },
    (trouble) => troubles.push(String(trouble)),
    indexWorkerHere,
  )
  expect(await index.suggestTitles('lock', 'en', 5)).toBeInstanceOf(Array)
  expect(troubles).toEqual([expect.stringContaining('could not be saved')])
  await expect(index.close()).rejects.toThrow()
})

test('a database that drops all connections is followed again, and the site recovers by itself', async () => {
  const before = await addJob(db, { texts: [{ title: 'Rope maker' }] })
  await site.jobSearch.caughtUp()

  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await expect
    .poll(async () => (await site.call('/api-server/search/job?query=rope&exact=1')).body)
    .toMatchObject({
      data: { total: 1, jobs: [{ id: before }] },
    })
  const after = await addJob(db, { texts: [{ title: 'Rope walker' }] })
  await expect
    .poll(async () => (await site.call('/api-server/search/job?query=walker&exact=1')).body)
    .toMatchObject({
      data: { total: 1, jobs: [{ id: after }] },
    })
  expect((await site.fetch('/health/ready')).status).toBe(200)
})

test('an index that has missed changes for good answers while every job is read anew', async () => {
  const before = await addJob(db, { texts: [{ title: 'Glass blower' }] })
  await site.jobSearch.caughtUp()

  thread = nextThread()
  await sql`update installation set changes_kept_from = pg_current_xact_id()`.execute(db)
  const ready = once(await thread, 'message')
  expect((await site.fetch('/health/ready')).status).toBe(200)
  expect((await site.call('/api-server/search/job?query=blower&exact=1')).body.data).toMatchObject({
    jobs: [{ id: before }],
  })
  await ready
  const after = await addJob(db, { texts: [{ title: 'Glass cutter' }] })
  await expect
    .poll(async () => (await site.call('/api-server/search/job?query=cutter&exact=1')).body)
    .toMatchObject({ data: { jobs: [{ id: after }] } })
})
