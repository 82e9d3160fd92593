import { beforeEach, expect, test } from 'vitest'
import { REPORTER_KEPT_DAYS, REPORTS_PER_HOUR } from '#config/limits.ts'
import { runDueJobs, scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { reportJob } from '../contract.ts'
import { moderationTasks } from './jobs.ts'

let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database

beforeEach(async () => {
  await db.deleteFrom('job_reports').execute()
})

const viewer = (address: string): Viewer => ({ role: 'visitor', language: 'tr', country: null, address })

/** Sends a report from an address. Returns whether it was a repetition. */
const reportFrom = async (address: string, job_id: number): Promise<boolean> =>
  (await site.dispatcher.dispatch(reportJob, { job_id, report_reason_id: 2 }, viewer(address))).is_repeated

const post = (job: number | string, body: object) =>
  site.call(`/api-server/job/${job}/report?language_code=tr`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const reports = () => db.selectFrom('job_reports').selectAll().orderBy('id').execute()

test('a report is stored as open, with its reason and the reporter’s text', async () => {
  const job = await addJob(db)
  const details = '  They asked for\r\na \u0007deposit.\0 \ud800 '
  const { status, body } = await post(job, { report_reason_id: 1, details })
  expect([status, body.data]).toEqual([200, { is_repeated: false }])
  expect(await reports()).toMatchObject([
    {
      job_id: job,
      reason_id: 1,
      details: 'They asked for\na deposit. \ufffd',
      lang: 'tr',
      status: 'open',
      reported_at: now,
    },
  ])
})

test('a visitor who reports a job twice changes nothing, and learns that it was a repetition', async () => {
  const job = await addJob(db)
  expect(await reportFrom('192.0.2.1', job)).toBe(false)
  expect(await reportFrom('192.0.2.1', job)).toBe(true)
  expect(await reportFrom('192.0.2.2', job)).toBe(false)
  expect(await reports()).toHaveLength(2)
})

test('a visitor’s concurrent reports count once', async () => {
  const job = await addJob(db)
  const repeated = await Promise.all(Array.from({ length: 8 }, () => reportFrom('2001:db8::1', job)))
  expect(repeated.filter((is) => !is)).toHaveLength(1)
  expect(await reports()).toHaveLength(1)
})

test('an address is not stored, and its digest is deleted in time', async () => {
  const job = await addJob(db)
  await reportFrom('192.0.2.77', job)
  const [kept] = await reports()
  expect(JSON.stringify(kept)).not.toContain('192.0.2.77')
  expect(kept?.reporter).toHaveLength(32)
  now = new Date(now.getTime() + (REPORTER_KEPT_DAYS * 24 + 1) * 3_600_000)
  const deps = { db, clock, log: createLog('silent'), tasks: moderationTasks({ db, clock }) }
  await scheduleRegularTasks(deps)
  await runDueJobs(deps, new AbortController().signal)
  expect(await reports()).toMatchObject([{ job_id: job, reporter: null, status: 'open' }])
})

test('a visitor may report a limited number of jobs an hour, and learns the time to wait', async () => {
  const jobs = await Promise.all(Array.from({ length: REPORTS_PER_HOUR + 1 }, () => addJob(db)))
  const one = jobs.pop() ?? 0
  for (const job of jobs) await reportFrom('2001:db8:1:2::1', job)
  // This is another address of the same household.
  await expect(reportFrom('2001:db8:1:2::99', one)).rejects.toMatchObject({
    code: 40006,
    params: { seconds: 3600 },
  })
  expect(await reportFrom('2001:db8:1:2::99', jobs[0] ?? 0)).toBe(true)
  expect(await reportFrom('2001:db8:1:3::1', one)).toBe(false)
  now = new Date(now.getTime() + 3_600_001)
  expect(await reportFrom('2001:db8:1:2::99', one)).toBe(false)
})

test.each([0, 11, 1.5, -1, 1e300])('the reason %d is refused', async (report_reason_id) => {
  const { status, body } = await post(await addJob(db), { report_reason_id })
  expect([status, body.code]).toEqual([422, 41127])
})

test('a report without a reason, or with a very long text, is refused', async () => {
  const job = await addJob(db)
  const without = await post(job, {})
  expect([without.body.code, Object.keys(without.body.errors ?? {})]).toEqual([40001, ['report_reason_id']])
  const novel = await post(job, { report_reason_id: 1, details: 'x'.repeat(1001) })
  expect([novel.body.code, Object.keys(novel.body.errors ?? {})]).toEqual([40001, ['details']])
  expect(await reports()).toEqual([])
})

test('a visitor cannot report a job that does not exist or is closed', async () => {
  const closed = await addJob(db, { status: 'closed', closed_at: now })
  expect(await post(999_999_999, { report_reason_id: 1 })).toMatchObject({
    status: 404,
    body: { code: 41120 },
  })
  expect(await post(closed, { report_reason_id: 1 })).toMatchObject({ status: 410, body: { code: 41121 } })
  const onHold = await addJob(db, { status: 'on_hold' })
  expect(await post(onHold, { report_reason_id: 6 })).toMatchObject({ status: 200 })
})
