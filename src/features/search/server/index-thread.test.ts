import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

/** The thread that comes next. */
async function nextThread(): Promise<Worker> {
  const [worker] = await once(process, 'worker')
  return worker
}

test('a search index that crashes is replaced, and knows what it knew', async () => {
  const started = nextThread()
  const site = await testSite()
  const id = await addJob(site.database.db, { texts: [{ title: 'Night porter' }] })
  await site.jobSearch.caughtUp()

  const replaced = nextThread()
  await (await started).terminate()
  await replaced
  expect((await site.fetch('/health/ready')).status).toBe(503)
  const found = await site.call('/api-server/search/job?query=porter')
  expect(found.body.data).toMatchObject({ total: 1, jobs: [{ id }] })
  expect((await site.fetch('/health/ready')).status).toBe(200)
})
