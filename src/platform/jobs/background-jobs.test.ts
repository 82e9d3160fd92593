import { once } from 'node:events'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/database/test-database.ts'
import { createLog } from '../log.ts'
import { enqueue } from './enqueue.ts'
import { runDueJobs, scheduleRegularTasks } from './run-due-jobs.ts'
import { startWorker } from './start-worker.ts'
import type { Task } from './tasks.ts'

const database = await testDatabase()
const { db } = database
const log = createLog('silent')
const never = new AbortController().signal

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const pass = (seconds: number) => {
  time += seconds * 1000
}

function recording(name: string, fail: (payload: unknown) => boolean = () => false) {
  const done: unknown[] = []
  const task: Task = {
    name,
    run: async (payload) => {
      done.push(payload)
      if (fail(payload)) throw new Error('out of paper')
    },
  }
  return { done, task, deps: { db, clock, log, tasks: [task] } }
}

const rowOf = (task: string) =>
  db.selectFrom('background_jobs').selectAll().where('task', '=', task).executeTakeFirst()

test('a job enqueued in a transaction runs once it commits, and only then', async () => {
  const { done, deps } = recording('test.outbox')
  const write = (letter: string, fails: boolean) =>
    db.transaction().execute(async (transaction) => {
      await enqueue(transaction, 'test.outbox', { letter }, { runAt: clock.now() })
      expect(await runDueJobs(deps, never)).toBe(0)
      if (fails) throw new Error('changed my mind')
    })
  await expect(write('never', true)).rejects.toThrow('changed my mind')
  await write('sent', false)
  await runDueJobs(deps, never)
  expect(done).toEqual([{ letter: 'sent' }])
  expect(await rowOf('test.outbox')).toBeUndefined()
})

test('jobs run by priority, then by due time; jobs that are not due wait', async () => {
  const { done, deps } = recording('test.order')
  await enqueue(db, 'test.order', 'later', { runAt: new Date(time + 60_000) })
  await enqueue(db, 'test.order', 'second', { runAt: clock.now() })
  await enqueue(db, 'test.order', 'first', { runAt: clock.now(), priority: -1 })
  await runDueJobs(deps, never)
  expect(done).toEqual(['first', 'second'])
  pass(60)
  await runDueJobs(deps, never)
  expect(done).toEqual(['first', 'second', 'later'])
})

test('a key is queued once, at the earlier of both times', async () => {
  const { done, deps } = recording('test.key')
  for (const seconds of [60, 5, 30]) {
    await enqueue(db, 'test.key', 'once', { runAt: new Date(time + seconds * 1000), key: 'k' })
  }
  pass(5)
  await runDueJobs(deps, never)
  expect(done).toEqual(['once'])
})

test('a failing job is retried with growing pauses, and in the end set aside with its error', async () => {
  const { done, deps } = recording('test.fail', () => true)
  await enqueue(db, 'test.fail', 1, { runAt: clock.now() })
  await runDueJobs(deps, never)
  pass(9)
  expect(await runDueJobs(deps, never)).toBe(0)
  pass(1)
  expect(await runDueJobs(deps, never)).toBe(1)
  for (let attempt = 3; attempt <= 14; attempt++) {
    pass(6 * 3600)
    await runDueJobs(deps, never)
  }
  expect(done.length).toBe(12)
  expect(await rowOf('test.fail')).toMatchObject({ last_error: 'out of paper', failed_at: expect.any(Date) })
})

test('several workers share the jobs; none runs twice', async () => {
  const { done, deps } = recording('test.share')
  for (let number = 0; number < 40; number++) {
    await enqueue(db, 'test.share', number, { runAt: clock.now() })
  }
  const counts = await Promise.all([1, 2, 3].map(() => runDueJobs(deps, never)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(40)
  expect(new Set(done).size).toBe(40)
})

test('the job of a dead worker goes to another', async () => {
  const { done, deps } = recording('test.death')
  await enqueue(db, 'test.death', 'x', { runAt: clock.now() })
  const held = { holder: crypto.randomUUID(), held_until: new Date(time + 60_000) }
  await db.updateTable('background_jobs').set(held).where('task', '=', 'test.death').execute()
  expect(await runDueJobs(deps, never)).toBe(0)
  pass(60)
  await runDueJobs(deps, never)
  expect(done).toEqual(['x'])
})

test('a job interrupted by a stopping worker is due at once for the next', async () => {
  const stopping = new AbortController()
  const task: Task = {
    name: 'test.stop',
    run: async (_, signal) => {
      stopping.abort()
      signal.throwIfAborted()
    },
  }
  await enqueue(db, 'test.stop', 'x', { runAt: clock.now() })
  await runDueJobs({ db, clock, log, tasks: [task] }, stopping.signal)
  const { done, deps } = recording('test.stop')
  await runDueJobs(deps, never)
  expect(done).toEqual(['x'])
})

test('a regular task runs again, also after a failure and after a restart', async () => {
  let fails = false
  const { done, task } = recording('test.regular', () => fails)
  const deps = { db, clock, log, tasks: [{ ...task, everySeconds: 3600 }] }
  await scheduleRegularTasks(deps)
  await scheduleRegularTasks(deps)
  expect(await runDueJobs(deps, never)).toBe(1)
  await scheduleRegularTasks(deps)
  pass(3600)
  fails = true
  expect(await runDueJobs(deps, never)).toBe(1)
  fails = false
  pass(10)
  expect(await runDueJobs(deps, never)).toBe(1)
  expect(done.length).toBe(3)
})

test('a worker wakes for a new job, and finishes its job before it stops', async () => {
  const events = new EventTarget()
  const task: Task = {
    name: 'test.live',
    run: async (_, signal) => {
      const aborted = once(signal, 'abort')
      events.dispatchEvent(new Event('begun'))
      await aborted
    },
  }
  const begun = once(events, 'begun')
  const worker = await startWorker(database, { clock, log, tasks: [task] }, { concurrency: 1 })
  await enqueue(db, 'test.live', {}, { runAt: clock.now() })
  await begun
  await worker.stop()
  expect(await rowOf('test.live')).toBeUndefined()
})

test('quick jobs do not wait behind slow ones', async () => {
  const events = new EventTarget()
  const done = once(events, 'done')
  let running = 0
  const slow: Task = {
    name: 'test.slow',
    isSlow: true,
    run: async (_, signal) => {
      running++
      if (!signal.aborted) await once(signal, 'abort')
    },
  }
  const quick: Task = { name: 'test.quick', run: async () => void events.dispatchEvent(new Event('done')) }
  for (let number = 0; number < 3; number++) {
    await enqueue(db, 'test.slow', number, { runAt: clock.now(), priority: -1 })
  }
  await enqueue(db, 'test.quick', {}, { runAt: clock.now() })
  const worker = await startWorker(database, { clock, log, tasks: [slow, quick] }, { concurrency: 2 })
  await done
  await worker.stop()
  expect(running).toBeLessThan(2)
})
