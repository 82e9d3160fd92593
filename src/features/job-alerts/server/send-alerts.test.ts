import { expect, test } from 'vitest'
import { SHIPPED_RATES } from '#config/exchange-rates.ts'
import { JOBS_IN_ALERT } from '#config/limits.ts'
import { createLog } from '#platform/log.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import { MAX_LIST } from '#shared/request-values.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { matchAlerts } from '../../search/server/door.ts'
import { tokenOf } from './alert-token.ts'
import { alerted, diesAfter, everything, guest, mailsTo, tokenIn } from './job-alerts.test-helper.ts'
import { type SendServices, sendDueAlerts } from './send-alerts.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const log = createLog('silent')

/** What the worker gives; `blocked`: companies that have nothing to do with any seeker. */
const services = (given: Partial<SendServices> = {}, blocked: readonly number[] = []): SendServices => ({
  ...{ db, clock, log, secrets: site.secrets, origins: { seeker: () => 'https://jobs.example' } },
  blocks: NO_BLOCKS,
  personSources: [],
  relationSources: [async ({ companyId }) => ({ isBlocked: blocked.includes(companyId) })],
  match: (alerts, options) =>
    matchAlerts({ db, clock, log, rates: SHIPPED_RATES, dataFolder: site.dataFolder }, alerts, options),
  ...given,
})

const run = (given?: SendServices) => sendDueAlerts(given ?? services(), new AbortController().signal)

const hours = (count: number) => {
  now = new Date(now.getTime() + count * 3_600_000)
}
const added = (title: string, given: Parameters<typeof addJob>[1] = {}) =>
  addJob(db, { texts: [{ title }], country: 'PH', first_seen_at: now, posted_at: now, ...given })

test('new jobs that match exactly come in the morning, once, and only those that nobody has seen', async () => {
  const mai = await alerted(site)
  await added('Lighthouse keeper of old')
  hours(3)
  const { id } = await mai.made({ query: 'lighthouse keeper', country: 'PH' })
  hours(1)
  const blocked = await addCompany(db)
  const [fresh, opened, hidden] = [
    await added('Lighthouse keeper'),
    await added('Lighthouse keeper, opened'),
    await added('Lighthouse keeper, hidden'),
  ]
  await added('Lighthouse keeper, blocked', { company_id: blocked })
  await added('Lighthouse painter')
  await added('Lighthouse keeper abroad', { country: 'JP' })
  await db.insertInto('viewed_jobs').values({ account_id: mai.id, job_id: opened, viewed_at: now }).execute()
  await db.insertInto('hidden_jobs').values({ account_id: mai.id, job_id: hidden, hidden_at: now }).execute()
  // Not before seven in Manila.
  await run(services({}, [blocked]))
  expect(await mailsTo(site, mai.email)).toEqual([])
  hours(24)
  await run(services({}, [blocked]))
  const [mail, ...more] = await mailsTo(site, mai.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'job-alert', subject: '1 new job: lighthouse keeper' })
  expect(mail?.text).toContain(`/job/lighthouse-keeper-${fresh}`)
  expect(mail?.text).toContain('Fits: “lighthouse” in the title')
  expect(mail?.text).not.toMatch(/opened|hidden|blocked|painter|abroad|of old/)
  expect(mail?.html).toContain('prefers-color-scheme: dark')
  const token = tokenIn(mail?.text ?? '', 'job-alert')
  expect(mail?.headers).toEqual({
    'List-Unsubscribe': `<https://jobs.example/job-alert/stop?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  // Nothing is sent on the days after, though the search looks a while back.
  hours(24)
  await run(services({}, [blocked]))
  expect(await mailsTo(site, mai.email)).toHaveLength(1)
  expect(await mai.list()).toMatchObject([{ id, sent_at: expect.stringMatching(/^2026/) }])
})

test('a worker may die between any two steps: each alert is sent once, and none is lost', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => alerted(site)))
  for (const each of people) await each.made({})
  const begun = now
  hours(1)
  const jobs = [await added('First'), await added('Second')]
  hours(24)
  for (let steps = 0, isDone = false; !isDone; steps++) {
    const dying = diesAfter(db, steps)
    await run(services({ db: dying.db, match: everything })).catch(() => {})
    isDone = !dying.isDead()
  }
  for (const { email } of people) {
    const mails = (await mailsTo(site, email)).filter(({ kind }) => kind === 'job-alert')
    expect(mails).toHaveLength(1)
    for (const job of jobs) expect(mails[0]?.text).toContain(`-${job}\n`)
  }
  // The search of the next morning finds them again. Only the record knows that they were sent.
  const again = async () => {
    await db.updateTable('job_alerts').set({ next_at: now, searched_at: begun }).execute()
    await run(services({ match: everything }))
    return (await mailsTo(site, people[0]?.email ?? '')).length
  }
  expect(await again()).toBe(1)
  await db.deleteFrom('job_alert_jobs').execute()
  expect(await again()).toBe(2)
})

test('two workers at the same time send an alert once', async () => {
  const mai = await alerted(site)
  await mai.made({})
  hours(1)
  await added('Only one')
  hours(24)
  await Promise.all([1, 2, 3].map(() => run(services({ match: everything }))))
  expect(await mailsTo(site, mai.email)).toHaveLength(1)
})

test('the best ten of many come, and nothing comes where there is nothing or nobody wants it', async () => {
  const [mai, paused, unproven] = [await alerted(site), await alerted(site), await alerted(site)]
  await mai.made({})
  const { id } = await paused.made({})
  await paused.call('PATCH', `job/job-alerts/${id}/pause`, { is_paused: '1' })
  await unproven.made({})
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', unproven.id).execute()
  hours(24)
  await run(services({ match: everything }))
  expect(await mailsTo(site, mai.email)).toEqual([])
  for (let count = 0; count < JOBS_IN_ALERT + 4; count++) await added(`Many ${count}`)
  hours(24)
  await run(services({ match: everything }))
  const [mail] = await mailsTo(site, mai.email)
  expect(mail?.subject).toBe('14 new jobs for you')
  expect(mail?.text).toContain('The 10 best of 14 new jobs.')
  expect(mail?.text.match(/\/job\//g)).toHaveLength(JOBS_IN_ALERT)
  expect([...(await mailsTo(site, paused.email)), ...(await mailsTo(site, unproven.email))]).toEqual([])
})

test('nobody gets mails while they are suspended; once that has ended they come again', async () => {
  const mai = await alerted(site)
  await mai.made({})
  const set = { suspended_at: now, suspended_until: new Date(now.getTime() + 48 * 3_600_000) }
  await db.updateTable('accounts').set(set).where('id', '=', mai.id).execute()
  hours(1)
  await added('While suspended')
  hours(24)
  await run(services({ match: everything }))
  expect(await mailsTo(site, mai.email)).toEqual([])
  hours(24)
  await run(services({ match: everything }))
  expect(await mailsTo(site, mai.email)).toMatchObject([{ subject: expect.stringMatching(/^\d+ new job/) }])
})

test('one click stops the mails without a session, and undoes it; not this kind leaves a title or a company out', async () => {
  const mai = await alerted(site)
  const { id } = await mai.made({})
  hours(1)
  const companyId = await addCompany(db, { name: 'Harbour' })
  const job = await added('Cook', { company_id: companyId, title_ids: [1001] })
  hours(24)
  await run(services({ match: everything }))
  const token = tokenIn((await mailsTo(site, mai.email))[0]?.text ?? '', 'job-alert')
  const visitor = guest(site)
  const look = async () => (await visitor.call('GET', `/of-mail?token=${token}&job_id=${job}`)).data
  expect(await look()).toMatchObject({
    is_paused: false,
    job: { kind: { id: 1001 }, company: { name: 'Harbour' } },
  })
  // As a mail program does it, from anywhere.
  const oneClick = (at: string) =>
    site.fetch(`/job-alert/stop?token=${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect([(await oneClick(token)).status, (await oneClick(token)).status]).toEqual([204, 204])
  expect(await look()).toMatchObject({ is_paused: true })
  const opened = await site.fetch(`/job-alert/stop?token=${token}`)
  expect([opened.status, opened.headers.get('location')]).toEqual([302, `/en/job-alert/${token}`])
  expect(await visitor.call('POST', '/stop', { token, is_stopped: '0' })).toMatchObject({
    data: { is_paused: false },
  })
  expect((await oneClick('nonsense')).status).toBe(404)

  for (const by of ['kind', 'company'])
    await visitor.call('POST', '/leave-out', { token, job_id: job, by, is_left_out: '1' })
  expect(await mai.list()).toMatchObject([
    { left_out_titles: [{ id: 1001 }], search: { exclude_company_ids: [companyId] } },
  ])
  hours(1)
  await added('Another cook', { title_ids: [1001] })
  hours(24)
  await run(services({ match: everything }))
  expect(await mailsTo(site, mai.email)).toHaveLength(1)
  await visitor.call('POST', '/leave-out', { token, job_id: job, by: 'kind', is_left_out: '0' })
  expect(await mai.list()).toMatchObject([{ left_out_titles: [] }])
  const other = await added('Not sent')
  expect(
    (await visitor.call('POST', '/leave-out', { token, job_id: other, by: 'kind', is_left_out: '1' })).code,
  ).toBe(41120)
  // The token is for the address to which it was sent.
  const elsewhere = tokenOf(site.secrets, { id, email: 'else@mail.example' })
  expect((await visitor.call('POST', '/stop', { token: elsewhere })).code).toBe(41141)
})

test('a click in a mail leaves a company out though the alert leaves out as many as a search can', async () => {
  const mai = await alerted(site)
  const others = Array.from({ length: MAX_LIST }, (_, at) => 900_000 + at)
  await mai.made({ exclude_company_ids: others })
  hours(1)
  const companyId = await addCompany(db)
  const job = await added('Cook', { company_id: companyId })
  hours(24)
  await run(services({ match: everything }))
  const token = tokenIn((await mailsTo(site, mai.email))[0]?.text ?? '', 'job-alert')
  const asked = { token, job_id: job, by: 'company', is_left_out: '1' }
  expect((await guest(site).call('POST', '/leave-out', asked)).code).toBe(0)
  expect((await mai.list())[0]?.search.exclude_company_ids).toEqual([...others.slice(1), companyId])
})
