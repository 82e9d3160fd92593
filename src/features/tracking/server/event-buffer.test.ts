import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { createEventBuffer } from './event-buffer.ts'

const { db } = await testDatabase()

beforeEach(() => db.deleteFrom('tracked_job_views').execute())

const view = (job: number) => ({
  table: 'tracked_job_views' as const,
  row: { day: '2026-11-21', job_id: job, device: '00000000-0000-4000-8000-000000000001', country: 'PH' },
})

const written = async (): Promise<number[]> =>
  (await db.selectFrom('tracked_job_views').select('job_id').orderBy('job_id').execute()).map(
    (row) => row.job_id,
  )

test('events that arrive while the database fails are written once it is back', async () => {
  const troubles: unknown[] = []
  const buffer = createEventBuffer(db, { report: (error) => troubles.push(error) })
  await sql`alter table tracked_job_views rename to away`.execute(db)
  buffer.add(view(1))
  await buffer.flush()
  expect(troubles).toHaveLength(1)
  buffer.add(view(2))
  await sql`alter table away rename to tracked_job_views`.execute(db)
  await buffer.flush()
  expect(await written()).toEqual([1, 2])
})

test('while the database is slow no request waits, and excess events are dropped', async () => {
  const buffer = createEventBuffer(db, { report: () => {}, mostRows: 10 })
  const flushed = await db.transaction().execute(async (transaction) => {
    await sql`lock table tracked_job_views`.execute(transaction)
    buffer.add(view(1))
    const flushed = buffer.flush()
    for (let job = 2; job <= 30; job++) buffer.add(view(job))
    return { flushed }
  })
  await flushed.flushed
  await buffer.close()
  expect(await written()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('waiting events are written at the end, and none is accepted after that', async () => {
  const buffer = createEventBuffer(db, { report: () => {} })
  for (let job = 1; job <= 1200; job++) buffer.add(view(job))
  await buffer.close()
  buffer.add(view(5000))
  await buffer.flush()
  expect(await written()).toHaveLength(1200)
})

test('a row that cannot be written does not block the others for ever', async () => {
  const buffer = createEventBuffer(db, { report: () => {} })
  buffer.add({ table: 'tracked_job_views', row: { ...view(1).row, country: 'nowhere' } })
  for (let attempt = 0; attempt < 8; attempt++) await buffer.flush()
  buffer.add(view(2))
  await buffer.flush()
  expect(await written()).toEqual([2])
})

test('a row that cannot be written takes few others with it', async () => {
  const buffer = createEventBuffer(db, { report: () => {} })
  buffer.add({ table: 'tracked_job_views', row: { ...view(1).row, country: 'nowhere' } })
  for (let job = 2; job <= 400; job++) buffer.add(view(job))
  for (let attempt = 0; attempt <= 8; attempt++) await buffer.flush()
  expect((await written()).length).toBeGreaterThan(390)
})
