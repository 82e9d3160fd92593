import { expect, test } from 'vitest'
import { runDueJobs, scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { feedServer } from './feed-server.test-helper.ts'
import { feedTasks } from './jobs.ts'
import { removeSource } from './manage-sources.ts'
import { sourceNamed } from './queries/sources.ts'

const { db } = await testDatabase()

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const pass = (minutes: number) => {
  time += minutes * 60_000
}
const DAY = 24 * 60

const { deps, answerWith, serve, add, run } = await feedServer(db, clock)
const signal = new AbortController().signal

const xml = (ids: readonly number[], more = '') =>
  `<source>${ids.map((id) => `<job><id>${id}</id><title>Cook ${id}</title><country>PH</country>${more}</job>`).join('')}</source>`

const statuses = async (source: string) => {
  const rows = await db
    .selectFrom('jobs')
    .select(['source_ref', 'status'])
    .where('source', '=', source)
    .orderBy('source_ref')
    .execute()
  return rows.map(({ source_ref, status }) => `${source_ref} ${status}`)
}
const jobOf = (source: string, ref: string) =>
  db
    .selectFrom('jobs')
    .selectAll()
    .where('source', '=', source)
    .where('source_ref', '=', ref)
    .executeTakeFirstOrThrow()

test('a missing posting closes; one that comes back reopens as the same job', async () => {
  await add('board')
  serve(xml([1, 2, 3]))
  expect(await run('board')).toMatchObject({ outcome: 'imported', closed: 0, summary: { added: 3 } })
  const first = await jobOf('board', '3')

  pass(60)
  serve(xml([1, 2]))
  expect(await run('board')).toMatchObject({ outcome: 'imported', closed: 1 })
  expect(await statuses('board')).toEqual(['1 open', '2 open', '3 closed'])
  expect(await jobOf('board', '3')).toMatchObject({ closed_at: clock.now(), closed_by_feed: true })

  pass(DAY)
  serve(xml([1, 2, 3]))
  await run('board')
  expect(await jobOf('board', '3')).toMatchObject({
    id: first.id,
    status: 'open',
    closed_at: null,
    first_seen_at: first.first_seen_at,
  })
})

test('a job that somebody else closed stays closed', async () => {
  await db
    .updateTable('jobs')
    .set({ status: 'closed', closed_at: clock.now() })
    .where('source', '=', 'board')
    .where('source_ref', '=', '1')
    .execute()
  await run('board')
  expect((await jobOf('board', '1')).status).toBe('closed')
})

test('a feed that suddenly lost more than half is held until an operator accepts it', async () => {
  await add('shrinking')
  serve(xml([1, 2, 3]))
  await run('shrinking')
  serve(xml([1]))
  for (let times = 0; times < 2; times++) {
    expect(await run('shrinking')).toMatchObject({ outcome: 'held', closed: 0 })
    expect(await statuses('shrinking')).toEqual(['1 open', '2 open', '3 open'])
  }
  expect(await sourceNamed(db, 'shrinking')).toMatchObject({
    last_outcome: 'held',
    last_trouble: 'lost 2 of 3 postings at once',
  })
  expect(await run('shrinking', { acceptLoss: true })).toMatchObject({ outcome: 'imported', closed: 2 })
  expect(await statuses('shrinking')).toEqual(['1 open', '2 closed', '3 closed'])
})

test('a loss of three days is accepted, unless the postings come back', async () => {
  await add('shrunken')
  serve(xml([1, 2, 3]))
  await run('shrunken')
  serve(xml([1]))
  expect(await run('shrunken')).toMatchObject({ outcome: 'held' })
  pass(2 * DAY)
  serve(xml([1, 2]))
  expect(await run('shrunken')).toMatchObject({ outcome: 'imported', closed: 1 })
  serve('<source></source>')
  expect(await run('shrunken')).toMatchObject({ outcome: 'held', trouble: 'lost 2 of 2 postings at once' })
  pass(2 * DAY)
  answerWith((_, response) => response.writeHead(500).end())
  await run('shrunken')
  serve('<source></source>')
  expect(await run('shrunken')).toMatchObject({ outcome: 'held' })
  pass(DAY)
  expect(await run('shrunken')).toMatchObject({ outcome: 'imported', closed: 2 })
  expect(await sourceNamed(db, 'shrunken')).toMatchObject({ held_since: null, last_trouble: null })
})

test('nothing closes while rows have no id', async () => {
  await add('unclear')
  serve(xml([1, 2, 3]))
  await run('unclear')
  serve(xml([1, 2]).replace('</source>', '<job><title>Cook 3</title></job></source>'))
  expect(await run('unclear')).toMatchObject({
    outcome: 'held',
    trouble: expect.stringContaining('without an id'),
  })
  serve(xml([1, 2]).replace('</source>', '<job><id>3</id></job></source>'))
  expect(await run('unclear')).toMatchObject({ outcome: 'imported', closed: 0, summary: { refused: 1 } })
  expect(await statuses('unclear')).toEqual(['1 open', '2 open', '3 open'])
})

test('a posting past its own end date closes', async () => {
  await add('ending')
  serve(xml([1], '<expirationdate>2026-11-30</expirationdate>').replace('</source>', xml([2, 3]).slice(8)))
  await run('ending')
  expect((await jobOf('ending', '1')).valid_through).toEqual(new Date('2026-11-30T23:59:59.999Z'))
  pass(20 * DAY)
  await run('ending')
  expect(await statuses('ending')).toEqual(['1 closed', '2 open', '3 open'])
})

test('an unchanged feed is not sent again, and still confirms its postings', async () => {
  await add('cached')
  const versions: unknown[] = []
  answerWith((request, response) => {
    const known = request.headers['if-none-match']
    versions.push(known)
    if (known === '"v1"') response.writeHead(304).end()
    else response.setHeader('etag', '"v1"').end(xml([1]))
  })
  await run('cached')
  const first = await jobOf('cached', '1')
  pass(DAY)
  expect(await run('cached')).toEqual({ outcome: 'unchanged' })
  expect((await jobOf('cached', '1')).valid_through).toEqual(first.valid_through)
  pass(40 * DAY)
  await run('cached')
  expect((await jobOf('cached', '1')).valid_through).toEqual(new Date(time + 60 * DAY * 60_000))
  expect(versions).toEqual([undefined, '"v1"', '"v1"'])
})

test('two readers never read one source at the same time', async () => {
  await add('single')
  serve(xml([1]))
  const outcomes = await Promise.all([run('single'), run('single')])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['busy', 'imported'])
})

test('of two workers that find a source due, only one reads it', async () => {
  await add('due-once')
  serve(xml([1]))
  expect(await run('due-once', { whenDue: true })).toMatchObject({ outcome: 'imported' })
  expect(await run('due-once', { whenDue: true })).toEqual({ outcome: 'early' })
})

test('a removed source leaves no open postings', async () => {
  await add('leaving')
  serve(xml([1, 2]))
  await run('leaving')
  expect(await removeSource(db, clock, 'leaving')).toBe(2)
  expect(await statuses('leaving')).toEqual(['1 closed', '2 closed'])
  expect(await run('leaving')).toEqual({ outcome: 'unknown' })
  expect(await removeSource(db, clock, 'leaving')).toBeNull()
})

test('the worker reads each source when its time has come', async () => {
  await add('timely')
  serve(xml([1]))
  const work = { db, clock, log: createLog('silent'), tasks: feedTasks(deps, createLog('silent')) }
  await scheduleRegularTasks(work)
  await runDueJobs(work, signal)
  expect(await statuses('timely')).toEqual(['1 open'])
  serve(xml([1, 2]))
  pass(30)
  await runDueJobs(work, signal)
  expect(await statuses('timely')).toEqual(['1 open'])
  pass(31)
  await runDueJobs(work, signal)
  expect(await statuses('timely')).toEqual(['1 open', '2 open'])
})
