import { expect, test } from 'vitest'
import type { Log, LogFields } from '#platform/log.ts'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { feedServer } from './feed-server.test-helper.ts'
import { feedTasks } from './jobs.ts'
import { sourceNamed } from './queries/sources.ts'

const { db } = await testDatabase()

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const { deps, answerWith, serve, add, run } = await feedServer(db, clock)

const xml = (ids: readonly number[]) =>
  `<source>${ids.map((id) => `<job><id>${id}</id><title>Cook ${id}</title></job>`).join('')}</source>`

test('retries wait longer after each failure, and as long as the server asks; a success resets this', async () => {
  await add('failing')
  const waits: number[] = []
  for (const status of [500, 500, 500]) {
    answerWith((_, response) => response.writeHead(status).end())
    await run('failing')
    const { next_run_at } = (await sourceNamed(db, 'failing')) ?? {}
    waits.push(((next_run_at?.getTime() ?? 0) - time) / 60_000)
  }
  answerWith((_, response) => response.writeHead(429, { 'retry-after': '7200' }).end())
  await run('failing')
  const { next_run_at } = (await sourceNamed(db, 'failing')) ?? {}
  expect([...waits, ((next_run_at?.getTime() ?? 0) - time) / 60_000]).toEqual([5, 10, 20, 120])
  serve(xml([1]))
  await run('failing')
  expect(await sourceNamed(db, 'failing')).toMatchObject({ failures: 0, last_trouble: null })
})

test('a feed whose reader died waits like a failed one, unless an operator insists', async () => {
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
  expect(await db.selectFrom('jobs').select('id').where('source', '=', 'deadly').execute()).toEqual([])
  await dead()
  expect(await run('deadly', { insist: true })).toMatchObject({ outcome: 'imported' })
  expect(await sourceNamed(db, 'deadly')).toMatchObject({ reading_since: null, failures: 0 })
})

test('a stopped reader leaves the source unchanged', async () => {
  await add('stopped')
  const stopping = new AbortController()
  answerWith((_, response) => {
    response.write('<source>')
    stopping.abort()
  })
  await expect(run('stopped', { signal: stopping.signal })).rejects.toThrow()
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
  const tasks = feedTasks(deps, log)
  const work = tasks.find(({ name }) => name === 'feeds.run-source')
  const runWhenDue = async () => {
    time += 24 * 60 * 60_000
    await work?.run({ name: 'logged' }, new AbortController().signal)
  }
  await add('logged')
  serve(xml([1, 2, 3]))
  await runWhenDue()
  serve(xml([1]))
  await runWhenDue()
  answerWith((_, response) => response.writeHead(503).end())
  await runWhenDue()
  expect(lines).toEqual([
    [
      'A feed was read, but its missing postings were not closed',
      { source: 'logged', reason: 'lost 2 of 3 postings at once' },
    ],
    ['A feed could not be read', { source: 'logged', reason: 'answered 503', failures: 1 }],
  ])
})
