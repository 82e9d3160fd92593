import { expect, test } from 'vitest'
import { SHIPPED_RATES } from '#config/exchange-rates.ts'
import { listed, notifications } from '#features/notifications/server/notifications.test-helper.ts'
import { createLog } from '#platform/log.ts'
import { decryptPush, newBrowserKeys, startPushService } from '#platform/outbound/push/push.test-helper.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { matchAlerts } from '../../search/server/door.ts'
import { alerted, diesAfter, everything } from './job-alerts.test-helper.ts'
import { type AtOnceServices, tellAtOnce } from './tell-at-once.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const service = await startPushService()
const VAPID_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url')
const site = await testSite({ clock, env: { VAPID_PRIVATE_KEY, PUSH_SERVICES: service.origin } })
const { db } = site.database
const log = createLog('silent')
const origins = { seeker: () => site.origin, employer: () => site.employer.origin, console: () => '' }
const push = { privateKey: VAPID_PRIVATE_KEY, contact: 'https://jobs.example', services: [service.origin] }
const { work } = notifications(site, push)

const services = (given: Partial<AtOnceServices> = {}): AtOnceServices => ({
  ...{ db, clock, log, origins, blocks: NO_BLOCKS, personSources: [], relationSources: [] },
  match: (alerts, options) =>
    matchAlerts({ db, clock, log, rates: SHIPPED_RATES, dataFolder: site.dataFolder }, alerts, options),
  ...given,
})
const run = (given?: Partial<AtOnceServices>) => tellAtOnce(services(given), new AbortController().signal)

const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}
const added = (title: string, given: Parameters<typeof addJob>[1] = {}) =>
  addJob(db, { texts: [{ title }], country: 'PH', first_seen_at: now, posted_at: now, ...given })

type Person = Awaited<ReturnType<typeof alerted>>

const told = async ({ call }: Person) =>
  listed.parse((await call('GET', 'auth/notifications')).data).notifications.map(({ job }) => job?.title)

let browsers = 0

/** Turns push on in the browser of a person; returns what it gets. */
async function phoneOf({ call }: Person) {
  const browser = newBrowserKeys()
  const path = `/send/${++browsers}`
  const subscription = {
    endpoint: service.origin + path,
    p256dh: browser.publicKey.toString('base64url'),
    auth: browser.authSecret.toString('base64url'),
  }
  expect((await call('PUT', 'auth/push-devices', subscription)).code).toBe(0)
  return () =>
    service.received
      .filter((each) => each.path === path)
      .map(({ body }): { id: number; kind: string } => JSON.parse(decryptPush(body, browser)))
}

test('new jobs that match are pushed as they come, together, once, and at most once an hour', async () => {
  const mai = await alerted(site)
  const phone = await phoneOf(mai)
  await added('Lighthouse keeper of old')
  minutes(1)
  const { id } = await mai.made({ query: 'lighthouse keeper', country: 'PH', at_once: '1' })
  await mai.made({ query: 'lighthouse', country: 'PH' })
  await run()
  minutes(1)
  const first = await added('Lighthouse keeper')
  await added('Lighthouse painter')
  await run()
  await work()
  expect(phone()).toMatchObject([{ kind: 'new-jobs' }])
  const shown = await mai.call('GET', `auth/notifications/${phone()[0]?.id}?language_code=en`)
  expect(shown.data).toMatchObject({
    title: 'A new job fits your alert',
    text: 'Lighthouse keeper',
    path: `/en/job/lighthouse-keeper-${first}`,
  })
  // Those of the next hour come together, after it.
  minutes(5)
  await added('Lighthouse keeper at night')
  await run()
  minutes(30)
  await added('Lighthouse keeper by day')
  await run()
  expect(await told(mai)).toEqual(['Lighthouse keeper'])
  minutes(30)
  await run()
  await run()
  await work()
  expect(phone()).toHaveLength(2)
  const second = await mai.call('GET', `auth/notifications/${phone()[1]?.id}?language_code=en`)
  expect(second.data).toMatchObject({
    title: '2 new jobs fit your alert',
    path: `/en/account/job-alerts/${id}/new`,
  })
  // A changed posting is no new one.
  minutes(90)
  await db.updateTable('jobs').set({ is_urgent: true }).where('id', '=', first).execute()
  await run()
  expect(await told(mai)).toHaveLength(2)
})

test('two alerts tell of a job once, and a company that is blocked is not told of', async () => {
  const mai = await alerted(site)
  const blocked = await addCompany(db)
  await mai.made({ at_once: '1' })
  await mai.made({ at_once: '1' })
  minutes(1)
  await added('For both')
  await added('Of a blocked company', { company_id: blocked })
  const relationSources: AtOnceServices['relationSources'] = [
    async ({ companyId }) => ({ isBlocked: companyId === blocked }),
  ]
  await run({ match: everything, relationSources })
  expect(await told(mai)).toEqual(['For both'])
})

test('in quiet hours nothing is told, and afterwards everything at once', async () => {
  const mai = await alerted(site)
  const phone = await phoneOf(mai)
  await mai.made({ at_once: '1' })
  now = new Date('2026-05-21T15:00:00Z')
  const hours = { is_on: true, from: '22:00', to: '06:00', time_zone: 'Asia/Manila' }
  await mai.call('PUT', 'auth/quiet-hours', hours)
  await added('In the evening')
  await run({ match: everything })
  minutes(240)
  await added('In the night')
  await run({ match: everything })
  await work()
  expect(phone()).toEqual([])
  now = new Date('2026-05-21T22:00:00Z')
  await run({ match: everything })
  await work()
  expect(phone()).toHaveLength(1)
  const rows = await db
    .selectFrom('notifications')
    .select('job_count')
    .where('account_id', '=', mai.id)
    .execute()
  expect(rows).toEqual([{ job_count: 2 }])
})

test('switched off, paused, signed out or unwanted: nothing is pushed', async () => {
  const [off, paused, out, unwanted] = [
    await alerted(site),
    await alerted(site),
    await alerted(site),
    await alerted(site),
  ]
  const phones = await Promise.all([off, paused, out, unwanted].map(phoneOf))
  for (const each of [paused, out, unwanted]) await each.made({ at_once: '1' })
  const made = await off.made({ at_once: '1' })
  expect(made.at_once).toBe(true)
  const changed = await off.call('PUT', `job/job-alerts/${made.id}/update`, {})
  expect(changed.data).toMatchObject({ job_alert: { at_once: false } })
  const [{ id = '' } = {}] = await paused.list()
  await paused.call('PATCH', `job/job-alerts/${id}/pause`, { is_paused: '1' })
  await out.call('POST', 'auth/log-out', {})
  const changes = ['product', 'push'].map((channel) => ({ kind: 'new-jobs', channel, is_on: false }))
  await unwanted.call('PUT', 'auth/notification-settings', { changes })
  minutes(1)
  await added('Nobody hears of it')
  await run({ match: everything })
  await work()
  expect(phones.map((received) => received())).toEqual([[], [], [], []])
  // What came during a pause is not new after it.
  await paused.call('PATCH', `job/job-alerts/${id}/pause`, { is_paused: '' })
  await run({ match: everything })
  expect(await told(paused)).toEqual([])
})

test('whoever is suspended is told once that has ended', async () => {
  const mai = await alerted(site)
  await mai.made({ at_once: '1' })
  const set = { suspended_at: now, suspended_until: new Date(now.getTime() + 3_600_000) }
  await db.updateTable('accounts').set(set).where('id', '=', mai.id).execute()
  minutes(1)
  await added('While suspended')
  await run({ match: everything })
  minutes(60)
  expect(await told(mai)).toEqual([])
  await run({ match: everything })
  expect(await told(mai)).toEqual(['While suspended'])
})

test('a job that a long transaction writes is told of when that ends', async () => {
  const mai = await alerted(site)
  await mai.made({ at_once: '1' })
  minutes(1)
  const writing = await db.startTransaction().execute()
  const late = await addJob(writing, { texts: [{ title: 'Late' }], country: 'PH', first_seen_at: now })
  minutes(10)
  await added('Early')
  await run({ match: everything })
  expect(await told(mai)).toEqual(['Early'])
  await writing.commit().execute()
  minutes(61)
  await run({ match: everything })
  expect(await told(mai)).toEqual(['Late', 'Early'])
  expect(late).toBeGreaterThan(0)
})

test('a worker may die between any two steps, and several may run: each job is told of once', async () => {
  const people = await Promise.all([1, 2].map(() => alerted(site)))
  for (const each of people) await each.made({ at_once: '1' })
  minutes(1)
  await added('First')
  await added('Second')
  for (let steps = 0, isDone = false; !isDone; steps++) {
    const dying = diesAfter(db, steps)
    await run({ db: dying.db, match: everything }).catch(() => {})
    isDone = !dying.isDead()
  }
  await Promise.all([1, 2, 3].map(() => run({ match: everything })))
  for (const { id } of people) {
    const of = db.selectFrom('notifications').select('job_count').where('account_id', '=', id)
    expect(await of.execute()).toEqual([{ job_count: 2 }])
  }
  // Only the record knows that they were told of.
  await db.deleteFrom('job_alert_notices').execute()
  await db
    .updateTable('job_alerts')
    .set({ at_once_seen: '0', at_once_next_at: now })
    .where('at_once_since', 'is not', null)
    .execute()
  await run({ match: everything })
  const [mai] = people
  const again = db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', mai?.id ?? '')
  expect(await again.execute()).toHaveLength(2)
})
