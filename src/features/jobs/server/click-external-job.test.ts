import { expect, test } from 'vitest'
import { runDueJobs, scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { jobTasks } from './jobs.ts'

let now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database

const external_url = 'https://employer.example/jobs/7'

const click = (job: number, device?: string, wishes: Record<string, string> = {}) =>
  site.call(`/api-server/job/${job}/click-external-job`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/150.0', ...wishes },
    body: JSON.stringify({ device }),
  })

const clicksOf = (job: number) =>
  db
    .selectFrom('external_clicks')
    .select(['day', 'clicks'])
    .where('job_id', '=', job)
    .orderBy('day')
    .execute()

test('a click on an external job returns the employer’s address, and counts once per device and day', async () => {
  const job = await addJob(db, { external_url })
  for (const device of ['phone', 'phone', 'a laptop\0\ud800', undefined]) {
    expect(await click(job, device)).toMatchObject({ status: 200, body: { data: { external_url } } })
  }
  expect(await clicksOf(job)).toMatchObject([{ clicks: 3 }])
  now = new Date('2026-11-22T00:00:01Z')
  await click(job, 'phone')
  await click(job, 'a private browser', { 'sec-gpc': '1' })
  expect(await clicksOf(job)).toMatchObject([{ clicks: 3 }, { clicks: 1 }])
})

test('concurrent clicks count once', async () => {
  const job = await addJob(db, { external_url })
  await Promise.all(Array.from({ length: 8 }, () => click(job, 'phone')))
  expect(await clicksOf(job)).toMatchObject([{ clicks: 1 }])
})

test('the day after, only the count is stored', async () => {
  const job = await addJob(db, { external_url })
  await click(job, 'phone')
  now = new Date(now.getTime() + 24 * 3_600_000)
  const deps = { db, clock, log: createLog('silent'), tasks: jobTasks({ db, clock }) }
  await scheduleRegularTasks(deps)
  await runDueJobs(deps, new AbortController().signal)
  expect(await db.selectFrom('external_click_devices').selectAll().execute()).toEqual([])
  expect(await clicksOf(job)).toMatchObject([{ clicks: 1 }])
})

test('an unknown, closed or held job, or one with applications on this site, has no external address', async () => {
  const closed = await addJob(db, { external_url, status: 'closed', closed_at: now })
  const onHold = await addJob(db, { external_url, status: 'on_hold' })
  const ours = await addJob(db)
  const codes = []
  for (const job of [999_999_999, closed, onHold, ours]) codes.push((await click(job)).body.code)
  expect(codes).toEqual([41120, 41121, 41122, 40004])
})
