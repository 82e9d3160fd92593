import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import { outboxTasks } from '#platform/outbound/outbox-tasks.ts'
import { mailServer, partsOf } from '#platform/outbound/smtp.test-helper.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { alerted, everything, guest, tokenIn } from './job-alerts.test-helper.ts'
import { sendDueAlerts } from './send-alerts.ts'

/** From the mail that arrives over SMTP to the request of the mail program that reads it (RFC 8058). */

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const log = createLog('silent')
const post = await mailServer({ encrypts: false })
const dataFolder = mkdtempSync(join(tmpdir(), 'joblane-alerts-'))
afterAll(async () => {
  await post.close()
  rmSync(dataFolder, { recursive: true })
})

/** Sends what is due to the mail server, as a worker does. */
async function deliver(): Promise<void> {
  const never = new AbortController().signal
  const services = { db, clock, log, secrets: site.secrets, origins: { seeker: () => site.origin } }
  const known = { blocks: NO_BLOCKS, personSources: [], relationSources: [], match: everything }
  await sendDueAlerts({ ...services, ...known }, never)
  const from = 'Joblane <post@jobs.example>'
  const smtp = { url: post.url, tls: 'none', from, replyTo: 'help@jobs.example', dkim: null } as const
  const files = privateFiles({ S3_URL: undefined, dataFolder })
  const { tasks, close } = await outboxTasks(
    { db, clock, log, privateFiles: files },
    { smtp, sms: null, push: null },
  )
  await runDueJobs({ db, clock, log, tasks }, never)
  close()
}

test('the mail that arrives can be stopped by one request of a mail program, and that can be undone', async () => {
  const mai = await alerted(site)
  await mai.made({ query: '' })
  now = new Date(now.getTime() + 3_600_000)
  for (let count = 0; count < 12; count++)
    await addJob(db, { country: 'PH', job_type_id: count < 8 ? 1 : 2, first_seen_at: now, posted_at: now })
  now = new Date(now.getTime() + 24 * 3_600_000)
  await deliver()
  const [mail] = post.received.filter(({ to }) => to.includes(mai.email))
  // Long headers are folded.
  const source = mail?.source ?? ''
  const headers = source.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const address = /^List-Unsubscribe: <(.+)>\r$/m.exec(headers)?.[1] ?? ''
  // A mail program has no cookies, no origin, and does not follow redirects.
  const answer = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(answer.status).toBe(204)
  expect(await mai.list()).toMatchObject([{ is_paused: true }])
  // Looking at the address, as scanners do, changes nothing.
  const [plain = ''] = partsOf(source)
  const token = tokenIn(plain, 'job-alert')
  const opened = await fetch(address, { redirect: 'manual' })
  expect(opened.headers.get('location')).toBe(`/en/job-alert/${token}`)
  const visitor = guest(site)
  await visitor.call('POST', '/stop', { token, is_stopped: '0' })
  await fetch(address, { redirect: 'manual' })
  expect(await mai.list()).toMatchObject([{ is_paused: false }])

  // The same mail makes the alert narrower: with a count, after a press, and it can be undone.
  expect(plain).toContain('Only: Full-time (8)')
  expect(plain).toContain(`/job-alert/${token}?only=job_types.1`)
  const only = 'job_types.1'
  const look = async () => (await visitor.call('GET', `/of-mail?token=${token}&only=${only}`)).data
  expect(await look()).toMatchObject({ only: { name: 'Full-time', is_chosen: false } })
  const press = (is_chosen: string) => visitor.call('POST', '/narrow', { token, only, is_chosen })
  expect([(await press('1')).code, (await press('1')).code]).toEqual([0, 0])
  expect(await look()).toMatchObject({ only: { is_chosen: true } })
  expect(await mai.list()).toMatchObject([{ search: { job_types: [1] } }])
  await press('')
  expect(await mai.list()).toMatchObject([{ search: { job_types: [] } }])
  for (const wrong of ['job_types.x', 'skills.1', 'query.1'])
    expect((await visitor.call('POST', '/narrow', { token, only: wrong })).code, wrong).toBe(40001)
  const [{ id = '' } = {}] = await mai.list()
  await mai.call('PUT', `job/job-alerts/${id}/update`, { job_types: '2,3' })
  expect(await look()).toMatchObject({ only: null })
  expect((await press('1')).code).toBe(41141)
})
