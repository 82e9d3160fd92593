import { setTimeout } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { closeExpiredJobs } from '#features/jobs/server/close-expired-jobs.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { notifications } from '#features/notifications/server/notifications.test-helper.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { applicant, originsOf, recruiter } from './applications.test-helper.ts'
import { lapseApplications } from './lapse-applications.ts'
import { tellJobNews } from './tell-job-news.ts'

/** What applicants are told, in the product and by mail. */

const DAY = 86_400_000

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database
const origins = originsOf(site)
const { work, mailsTo } = notifications(site)
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}
beforeEach(() => pass(61_000))

type Applicant = Awaited<ReturnType<typeof applicant>>

const listOf = async (mai: Applicant) =>
  listNotifications.response.parse((await mai.call('GET', 'auth/notifications')).data).notifications
const told = async (mai: Applicant) =>
  (await listOf(mai)).map(({ kind, variant }) => (variant === null ? kind : `${kind} ${variant}`))
const signal = () => AbortSignal.timeout(10_000)

async function applying() {
  const company = await addCompany(db, { name: 'Kites of Laguna' })
  const job = await addJob(db, { company_id: company, texts: [{ title: 'Kite maker' }] })
  const [rita, mai] = [await recruiter(site, company), await applicant(site)]
  return { company, job, rita, mai, id: await mai.applied(job) }
}

test('each step of the employer is told, with the company and the way to the application', async () => {
  const { rita, mai, id } = await applying()
  await rita.open(id)
  // Opening again is no news.
  await rita.open(id)
  for (const event of ['reply', 'shortlist', 'interview', 'offer', 'reject', 'reconsider']) {
    await rita.move(id, event)
  }
  expect((await told(mai)).toReversed()).toEqual([
    'application-viewed',
    'application-replied',
    ...['shortlist', 'interview', 'offer'].map((step) => `application-accepted ${step}`),
    'application-declined',
    'application-replied reconsidered',
  ])
  expect((await listOf(mai))[0]).toMatchObject({
    ...{ company: 'Kites of Laguna', application_id: id },
    job: { title: 'Kite maker' },
  })
  // What one does oneself is no news.
  const before = (await told(mai)).length
  await mai.withdraw(id)
  expect((await told(mai)).length).toBe(before)
})

test('nobody is the first to apply for a job that is being closed: they would not be told', async () => {
  const [job, bo] = [await addJob(db), await applicant(site)]
  const closing = await db.startTransaction().execute()
  await closing.updateTable('jobs').set({ status: 'closed', closed_at: now }).where('id', '=', job).execute()
  const answer = bo.apply(job)
  await setTimeout(300)
  await closing.commit().execute()
  expect((await answer).code).toBe(41121)
})

test('whoever moves their own application is not told', async () => {
  const { company, job, rita } = await applying()
  const account_id = rita.account_id
  await db.insertInto('seekers').values({ account_id }).execute()
  const [own] = await addApplications([account_id], { company, job })
  expect((await rita.move(own ?? '', 'reply')).code).toBe(0)
  const about = db.selectFrom('notifications').selectAll().where('account_id', '=', account_id)
  expect(await about.execute()).toEqual([])
})

/** Applications from before somebody joined the company, or of many at once. */
async function addApplications(
  accountIds: readonly string[],
  { company, job }: { company: number; job: number },
): Promise<string[]> {
  const [earlier] = await db.selectFrom('applications').select('sent').limit(1).execute()
  const said = JSON.stringify(earlier?.sent)
  const sent = { state: 'pending', stage: 1, source: 'test', sent: said, profile_version: 0 }
  const times = { sent_at: now, reply_by: new Date(now.getTime() + DAY), changed_at: now }
  const rows = accountIds.map((account_id) => ({
    ...{ account_id, job_id: job, company_id: company },
    ...sent,
    ...times,
  }))
  const made = await db.insertInto('applications').values(rows).returning('id').execute()
  return made.map(({ id }) => id)
}

test('the mail comes for what was not read, leads to the application, and not for what was withdrawn', async () => {
  const { rita, mai, id } = await applying()
  await rita.open(id)
  await rita.move(id, 'interview')
  pass(601_000)
  await work()
  // That it was opened comes by mail only to those who wish so.
  expect(await mailsTo(mai.email)).toEqual(['notification application-accepted'])
  const { text } = await lastMessage(site, mai.email ?? '')
  expect(text).toContain('Kites of Laguna wants to interview you')
  expect(text).toContain(`${site.origin}/en/my-jobs/applied?id=${id}`)
  await rita.move(id, 'offer')
  await mai.withdraw(id)
  pass(601_000)
  await work()
  expect(await mailsTo(mai.email)).toHaveLength(1)
})

test('a kind that somebody has switched off does not come', async () => {
  const { rita, mai, id } = await applying()
  const off = (kind: string, channel: string) => ({ kind, channel, is_on: false })
  const changes = ['product', 'mail'].map((channel) => off('application-replied', channel))
  expect((await mai.call('PUT', 'auth/notification-settings', { changes })).code).toBe(0)
  await rita.move(id, 'reply')
  await rita.move(id, 'reject')
  expect(await told(mai)).toEqual(['application-declined'])
  // Recruiters send no applications, so their site does not ask.
  const settings = await rita.ask('GET', 'auth/notification-settings')
  expect(JSON.stringify(settings.data)).not.toContain('application-')
})

test('an application that lapses is told once, in the transaction that closes it', async () => {
  const { mai } = await applying()
  pass(8 * DAY)
  const lapse = () => lapseApplications({ db, clock, origins }, signal())
  await Promise.all([lapse(), lapse()])
  expect(await told(mai)).toEqual(['application-lapsed'])
})

test('whoever closes or pauses a job, those who still wait hear of it once', async () => {
  const { rita, mai, job, id } = await applying()
  const [bo, cy] = [await applicant(site), await applicant(site)]
  await bo.withdraw(await bo.applied(job))
  await rita.move(await cy.applied(job), 'reject')
  const news = () => tellJobNews({ db, clock, origins }, signal())
  const set = (status: string) =>
    db
      .updateTable('jobs')
      .set({ status, closed_at: status === 'closed' ? now : null })
      .where('id', '=', job)
      .execute()
  await set('on_hold')
  await Promise.all([news(), news()])
  expect(await told(mai)).toEqual(['job-closed on-hold'])
  // Opened again before anybody was told that it closed: nothing has happened.
  await set('closed')
  await set('open')
  await news()
  expect(await told(mai)).toEqual(['job-closed on-hold'])
  // By its end: the trigger hears of every way.
  await set('on_hold')
  await set('open')
  await db.updateTable('jobs').set({ valid_through: now }).where('id', '=', job).execute()
  pass(1000)
  await closeExpiredJobs(db, clock, signal())
  await news()
  await news()
  expect(await told(mai)).toEqual(['job-closed closed', 'job-closed on-hold'])
  expect((await listOf(mai))[0]).toMatchObject({ application_id: id, company: 'Kites of Laguna' })
  expect(await told(bo)).toEqual([])
  expect(await told(cy)).toEqual(['application-declined'])
})

test('a job with many applicants is told in batches; a run that breaks off goes on where it was', async () => {
  const company = await addCompany(db)
  const job = await addJob(db, { company_id: company })
  const accounts = Array.from({ length: 230 }, () => ({ email: `${crypto.randomUUID()}@people.example` }))
  const made = await db.insertInto('accounts').values(accounts).returning('id').execute()
  await db
    .insertInto('seekers')
    .values(made.map(({ id: account_id }) => ({ account_id })))
    .execute()
  await addApplications(
    made.map(({ id }) => id),
    { company, job },
  )
  await db.updateTable('jobs').set({ status: 'on_hold' }).where('id', '=', job).execute()
  let batches = 0
  const broken = {
    seeker: () => {
      batches++
      if (batches === 201) throw new Error('the worker died')
      return ''
    },
    employer: () => '',
    console: () => '',
  }
  await expect(tellJobNews({ db, clock, origins: broken }, signal())).rejects.toThrow('the worker died')
  await tellJobNews({ db, clock, origins }, signal())
  const counted = await db
    .selectFrom('notifications')
    .select('account_id')
    .where('job_id', '=', job)
    .execute()
  expect([counted.length, new Set(counted.map(({ account_id }) => account_id)).size]).toEqual([230, 230])
})
