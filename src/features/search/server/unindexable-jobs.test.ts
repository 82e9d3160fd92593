import { expect, test } from 'vitest'
import type { Log, LogFields } from '#platform/log.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

/** No currency has this name: reading the amount throws. */
const UNREADABLE = { pay_kind: 'monthly', pay_min_minor: 100, pay_currency: '€€€' }

const reports: unknown[] = []
const write = (message: string, { reason }: LogFields = {}) => void reports.push(`${message} ${reason}`)
const log: Log = { info: () => {}, warn: write, error: write }

const before: number[] = []
const site = await testSite({
  log,
  prepare: async ({ db }) => {
    for (const pay of [{}, UNREADABLE, {}])
      before.push(await addJob(db, { texts: [{ title: 'Bell founder' }], ...pay }))
  },
})
const { db } = site.database

async function found(query: string): Promise<unknown> {
  await site.jobSearch.caughtUp()
  return (await site.call(`/api-server/search/job?query=${query}&exact=1&sort=1`)).body.data
}

test('a job that cannot be indexed keeps the site from nothing when it starts, and is told of', async () => {
  const [first, unreadable, last] = before
  expect(await found('founder')).toMatchObject({ total: 2, jobs: [{ id: last }, { id: first }] })
  expect(reports).toEqual([expect.stringContaining(`Job ${unreadable} cannot be indexed`)])
})

test('one that comes later, or becomes so, leaves the search, which follows all others', async () => {
  const [first, , last] = before
  reports.length = 0
  const later = await addJob(db, { texts: [{ title: 'Bell ringer' }], ...UNREADABLE })
  await db
    .updateTable('jobs')
    .set(UNREADABLE)
    .where('id', '=', first ?? 0)
    .execute()
  const after = await addJob(db, { texts: [{ title: 'Bell ringer' }] })
  expect(await found('ringer')).toMatchObject({ total: 1, jobs: [{ id: after }] })
  expect(await found('founder')).toMatchObject({ total: 1, jobs: [{ id: last }] })
  expect(reports).toEqual(
    expect.arrayContaining(
      [later, first].map((id) => expect.stringContaining(`Job ${id} cannot be indexed`)),
    ),
  )
  await db.updateTable('jobs').set({ pay_currency: 'EUR' }).where('id', '=', later).execute()
  expect(await found('ringer')).toMatchObject({ total: 2 })
})
