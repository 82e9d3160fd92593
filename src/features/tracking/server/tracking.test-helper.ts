import { expect } from 'vitest'
import { runDueJobs, scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import type { TestSite } from '../../../../tests/site/test-site.ts'
import { trackingTasks } from './jobs.ts'

/** The headers of a browser that a visitor uses. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
}

/** The random number of a browser. */
export const device = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Sends reports as a visitor's browser does, from this network; the response is always success. */
export async function report(
  site: TestSite,
  path: string,
  body: unknown,
  { headers = {}, from = '203.0.113.1' }: { headers?: Record<string, string>; from?: string } = {},
): Promise<void> {
  const all = { ...BROWSER, 'x-forwarded-for': from, ...headers }
  const answer = await site.call(`/api-server${path}`, {
    method: 'POST',
    headers: all,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  expect(answer).toEqual({ status: 200, body: { code: 0, message: '', data: {} } })
}

/** Runs the background jobs that are due: counting and deleting. */
export async function countNow(site: TestSite, now: Date): Promise<void> {
  const clock = { now: () => now }
  const { db } = site.database
  const deps = { db, clock, log: createLog('silent'), tasks: trackingTasks({ db, clock }) }
  await db.deleteFrom('background_jobs').execute()
  await scheduleRegularTasks(deps)
  await runDueJobs(deps, new AbortController().signal)
}
