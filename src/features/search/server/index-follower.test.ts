import { expect, test } from 'vitest'
import { NO_FILTERS } from '#job-index/types.ts'
import { connect } from '#platform/db/database.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { currentWatermark, readChanges, type Watermark } from './queries.ts'

const site = await testSite()
const { db, settings } = site.database

async function found(text: string): Promise<number[]> {
  await site.jobSearch.caughtUp()
  const { hits } = await site.jobSearch.search({
    text,
    language: 'en',
    filters: NO_FILTERS,
    exact: true,
    sort: 'relevance',
    offset: 0,
    limit: 20,
    facets: false,
  })
  return hits.map(({ id }) => id)
}

test('a job can be found once it is there, changes with its texts, and is gone once closed', async () => {
  const id = await addJob(db, { texts: [{ title: 'Lighthouse keeper' }] })
  expect(await found('lighthouse')).toEqual([id])

  await db.updateTable('job_texts').set({ title: 'Submarine pilot' }).where('job_id', '=', id).execute()
  expect(await found('lighthouse')).toEqual([])
  expect(await found('submarine')).toEqual([id])

  await db.updateTable('jobs').set({ status: 'closed', closed_at: new Date() }).where('id', '=', id).execute()
  expect(await found('submarine')).toEqual([])
})

test('a job that is put on hold goes behind open ones, and comes back when it opens again', async () => {
  const open = await addJob(db, { texts: [{ title: 'Beekeeper' }], posted_at: new Date('2026-01-01') })
  const held = await addJob(db, { texts: [{ title: 'Beekeeper' }] })
  expect(await found('beekeeper')).toEqual([held, open])
  await db.updateTable('jobs').set({ status: 'on_hold' }).where('id', '=', held).execute()
  expect(await found('beekeeper')).toEqual([open, held])
  await db.updateTable('jobs').set({ status: 'open' }).where('id', '=', held).execute()
  expect(await found('beekeeper')).toEqual([held, open])
})

test('a company’s new name finds its jobs', async () => {
  const company = await addCompany(db, { name: 'Oldname Brothers' })
  const id = await addJob(db, { company_id: company })
  expect(await found('oldname')).toEqual([id])
  await db.updateTable('companies').set({ name: 'Newname Sisters' }).where('id', '=', company).execute()
  expect(await found('newname')).toEqual([id])
  expect(await found('oldname')).toEqual([])
})

test('a transaction that began first and commits last is not passed over', async () => {
  const company = await addCompany(db)
  const start = await currentWatermark(db)
  const slow = await connect(settings, { connections: 1 })
  const transaction = await slow.db.startTransaction().execute()
  const late = await addJob(transaction, { company_id: company, texts: [{ title: 'Latecomer' }] })
  const early = await addJob(db, { company_id: company, texts: [{ title: 'Earlybird' }] })

  const meanwhile = await readChanges(db, start, 100)
  await transaction.commit().execute()
  const afterwards = await readAfter(meanwhile.watermark, late)
  expect([...meanwhile.jobIds, ...afterwards]).toEqual(expect.arrayContaining([late, early]))

  expect(await found('earlybird')).toEqual([early])
  expect(await found('latecomer')).toEqual([late])
  await slow.close()
})

/** A transaction of another test file may delay the reader for a moment: read until the job is there. */
async function readAfter(watermark: Watermark, jobId: number): Promise<number[]> {
  const seen: number[] = []
  for (let from = watermark; !seen.includes(jobId); ) {
    const changes = await readChanges(db, from, 100)
    seen.push(...changes.jobIds)
    from = changes.watermark
  }
  return seen
}

test('what is rolled back is never found', async () => {
  const company = await addCompany(db)
  const transaction = await db.startTransaction().execute()
  await addJob(transaction, { company_id: company, texts: [{ title: 'Phantom' }] })
  await transaction.rollback().execute()
  expect(await found('phantom')).toEqual([])
})
