import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runDueJobs, scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog, type Log, type LogFields } from '#platform/log.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { feedTasks } from './jobs.ts'
import { addSource, removeSource } from './manage-sources.ts'
import { sourceNamed } from './queries/sources.ts'
import { type FeedWorld, runSource } from './run-source.ts'

const { db } = await testDatabase()
const dataFolder = mkdtempSync(join(tmpdir(), 'joblane-source-'))
let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {}
const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(dataFolder, { recursive: true, force: true })
})
const bound = server.address()
const url = `http://feeds.example:${typeof bound === 'object' ? bound?.port : 0}/jobs.xml`

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const pass = (minutes: number) => {
  time += minutes * 60_000
}
const DAY = 24 * 60

const world: FeedWorld = {
  db,
  clock,
  dataFolder,
  addresses: {
    resolve: async () => ['127.0.0.1'],
    mayConnect: (address) => address === '127.0.0.1',
  },
}
const signal = new AbortController().signal
const run = (name: string, acceptLoss = false) => runSource(world, name, { signal, acceptLoss })

const add = (name: string) =>
  addSource(db, clock, { name, url, format: null, company: 'Northwind', mapping: null, everyMinutes: 60 })

const xml = (ids: readonly number[], more = '') =>
  `<source>${ids.map((id) => `<job><id>${id}</id><title>Cook ${id}</title><country>PH</country>${more}</job>`).join('')}</source>`
const serve = (body: string) => {
  answer = (_, response) => response.end(body)
}

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

test('what is gone closes; what comes back opens as the job it was', async () => {
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

test('a feed that suddenly lost more than half is held until somebody accepts it', async () => {
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
  expect(await run('shrinking', true)).toMatchObject({ outcome: 'imported', closed: 2 })
  expect(await statuses('shrinking')).toEqual(['1 open', '2 closed', '3 closed'])
})

test('what is missing for three days is believed; what comes back meanwhile is not', async () => {
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
  answer = (_, response) => response.writeHead(500).end()
  await run('shrunken')
  serve('<source></source>')
  expect(await run('shrunken')).toMatchObject({ outcome: 'held' })
  pass(DAY)
  expect(await run('shrunken')).toMatchObject({ outcome: 'imported', closed: 2 })
  expect(await sourceNamed(db, 'shrunken')).toMatchObject({ held_since: null, last_trouble: null })
})

test('nothing closes while nobody can tell what is gone', async () => {
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

test('a posting that is over by its own words closes', async () => {
  await add('ending')
  serve(xml([1], '<expirationdate>2026-11-30</expirationdate>').replace('</source>', xml([2, 3]).slice(8)))
  await run('ending')
  expect((await jobOf('ending', '1')).valid_through).toEqual(new Date('2026-11-30T23:59:59.999Z'))
  pass(20 * DAY)
  await run('ending')
  expect(await statuses('ending')).toEqual(['1 closed', '2 open', '3 open'])
})

test('failures wait longer and longer, as long as the server asks, and are forgotten at the first success', async () => {
  await add('failing')
  const waits: number[] = []
  for (const status of [500, 500, 500]) {
    answer = (_, response) => response.writeHead(status).end()
    await run('failing')
    const { next_run_at } = (await sourceNamed(db, 'failing')) ?? {}
    waits.push(((next_run_at?.getTime() ?? 0) - time) / 60_000)
  }
  answer = (_, response) => response.writeHead(429, { 'retry-after': '7200' }).end()
  await run('failing')
  const { next_run_at } = (await sourceNamed(db, 'failing')) ?? {}
  expect([...waits, ((next_run_at?.getTime() ?? 0) - time) / 60_000]).toEqual([5, 10, 20, 120])
  serve(xml([1]))
  await run('failing')
  expect(await sourceNamed(db, 'failing')).toMatchObject({ failures: 0, last_trouble: null })
})

test('a feed whose reader died waits like one that failed, unless somebody insists', async () => {
  await add('deadly')
  serve(xml([1]))
  const dead = () =>
    db.updateTable('feed_sources').set({ reading_since: clock.now() }).where('name', '=', 'deadly').execute()
  await dead()
  expect(await run('deadly')).toMatchObject({
    outcome: 'failed',
    trouble: 'was being read when its reader died',
    failures: 1,
    nextRunAt: new Date(time + 5 * 60_000),
  })
  expect(await statuses('deadly')).toEqual([])
  await dead()
  expect(await runSource(world, 'deadly', { signal, insist: true })).toMatchObject({ outcome: 'imported' })
  expect(await sourceNamed(db, 'deadly')).toMatchObject({ reading_since: null, failures: 0 })
})

test('a reader that is stopped leaves the source as it was', async () => {
  await add('stopped')
  const stopping = new AbortController()
  answer = (_, response) => {
    response.write('<source>')
    stopping.abort()
  }
  await expect(runSource(world, 'stopped', { signal: stopping.signal })).rejects.toThrow()
  expect(await sourceNamed(db, 'stopped')).toMatchObject({
    reading_since: null,
    failures: 0,
    last_run_at: null,
  })
})

test('failing and held feeds are logged with their names and reasons', async () => {
  const lines: unknown[] = []
  const write = (message: string, fields?: LogFields) => void lines.push([message, fields])
  const log: Log = { info: write, warn: write, error: write }
  const tasks = feedTasks(world, log)
  const work = tasks.find(({ name }) => name === 'feeds.run-source')
  await add('logged')
  serve(xml([1, 2, 3]))
  await work?.run({ name: 'logged' }, signal)
  serve(xml([1]))
  await work?.run({ name: 'logged' }, signal)
  answer = (_, response) => response.writeHead(503).end()
  await work?.run({ name: 'logged' }, signal)
  expect(lines).toEqual([
    ['A feed was read, and nothing closed', { source: 'logged', reason: 'lost 2 of 3 postings at once' }],
    ['A feed could not be read', { source: 'logged', reason: 'answered 503', failures: 1 }],
  ])
})

test('an unchanged feed is not sent again, and confirms its postings all the same', async () => {
  await add('cached')
  const asked: unknown[] = []
  answer = (request, response) => {
    const known = request.headers['if-none-match']
    asked.push(known)
    if (known === '"v1"') response.writeHead(304).end()
    else response.setHeader('etag', '"v1"').end(xml([1]))
  }
  await run('cached')
  const first = await jobOf('cached', '1')
  pass(DAY)
  expect(await run('cached')).toEqual({ outcome: 'unchanged' })
  expect((await jobOf('cached', '1')).valid_through).toEqual(first.valid_through)
  pass(40 * DAY)
  await run('cached')
  expect((await jobOf('cached', '1')).valid_through).toEqual(new Date(time + 60 * DAY * 60_000))
  expect(asked).toEqual([undefined, '"v1"', '"v1"'])
})

test('two readers of one source do not meet', async () => {
  await add('single')
  serve(xml([1]))
  const outcomes = await Promise.all([run('single'), run('single')])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['busy', 'imported'])
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
  const work = { db, clock, log: createLog('silent'), tasks: feedTasks(world, createLog('silent')) }
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
