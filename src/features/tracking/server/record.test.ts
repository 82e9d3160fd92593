import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { countClickThrough, countViews } from './door.ts'
import { BROWSER, countNow, device, report } from './tracking.test-helper.ts'

const now = new Date('2026-11-21T12:00:00Z')
const jobs: number[] = []
const site = await testSite({
  clock: { now: () => now },
  trustProxy: true,
  prepare: async ({ db }) => {
    for (let index = 0; index < 3; index++) jobs.push(await addJob(db, { title_ids: [1001] }))
  },
})
const { db } = site.database
const [first = 0, second = 0, third = 0] = jobs

const CLICK = '/base/logs/report/click'
const EXPOSE = '/base/logs/report/expose'

const seen = (job: number, more: object = {}) => ({
  job_id: job,
  query_id: 'q1',
  device: 'web',
  device_uuid: device(1),
  index: 2,
  page_num: 1,
  scene: 'search',
  timestamp: now.getTime() / 1000,
  ...more,
})

const wait = globalThis.setTimeout

beforeEach(async () => {
  // Reports are written once a second; nobody here waits for it.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, pause) => wait(run, pause === 1000 ? 1 : pause))
  await db.deleteFrom('tracked_list_events').execute()
  await db.deleteFrom('tracked_job_views').execute()
  await db.deleteFrom('tracked_web_events').execute()
})

afterEach(() => void vi.restoreAllMocks())

/** After this, every report is in the database. */
async function written(): Promise<void> {
  await report(site, EXPOSE, { data: [seen(third, { query_id: 'last', device_uuid: device(999) })] })
  await vi.waitFor(async () => expect((await listEvents('last')).length).toBe(1), { timeout: 10_000 })
  await db.deleteFrom('tracked_list_events').where('query_id', '=', 'last').execute()
}

const listEvents = (query: string) =>
  db.selectFrom('tracked_list_events').selectAll().where('query_id', '=', query).orderBy('job_id').execute()

const views = () =>
  db.selectFrom('tracked_job_views').select(['job_id', 'country']).orderBy('job_id').execute()

describe('getting started', () => {
  const RECORD = '/jobseeker/click/get-started-record'
  const events = () => db.selectFrom('tracked_web_events').selectAll().orderBy('at').execute()

  test('is counted by its kind, and no address is kept', async () => {
    const typed = { email: 'mai@people.test', phone_num: '', source: 'web' }
    await report(site, RECORD, { device_id: device(1), device: 'web', ...typed })
    await report(site, RECORD, { device_id: device(2), email: '  ', phone_num: '+639171234567' })
    await report(site, RECORD, { device_id: device(3), email: ' ', phone_num: '', way: 'phone' })
    await report(site, RECORD, { email: 'mai@people.test' })
    await written()
    const found = await events()
    const kinds = found.map(({ params }) => JSON.stringify(params)).toSorted()
    expect(kinds).toEqual(['{"by":"email"}', '{"by":"phone"}', '{"by":"phone"}'])
    expect(found.every((event) => event.name === 'get_started')).toBe(true)
    expect(JSON.stringify(found)).not.toMatch(/people\.test|9171234567/)
  })

  test('is nothing to who wishes not to be tracked', async () => {
    await report(site, RECORD, { device_id: device(1), way: 'email' }, { headers: { 'sec-gpc': '1' } })
    await written()
    expect(await events()).toEqual([])
  })
})

describe('cards in lists', () => {
  test('count once for a query, job and device, in the country and scene they were seen in', async () => {
    const data = [seen(first), seen(first), seen(second, { index: 3 })]
    await report(site, `${EXPOSE}?country=PH`, { data, from: 1 })
    await report(site, `${EXPOSE}?country=PH`, { data, from: 1 })
    await report(site, `${CLICK}?country=PH`, { data: [seen(first)], from: 1 })
    await written()
    expect(await listEvents('q1')).toMatchObject([
      {
        kind: expect.any(String),
        job_id: first,
        country: 'PH',
        scene: 'search',
        position: 2,
        device_kind: 'web',
      },
      { kind: expect.any(String), job_id: first, position: 2 },
      { kind: 'expose', job_id: second, position: 3 },
    ])
    await countNow(site, now)
    expect(await countClickThrough(db, '2026-11-21')).toEqual([
      { scene: 'search', position: 2, exposes: 1, clicks: 1, rate: 1 },
      { scene: 'search', position: 3, exposes: 1, clicks: 0, rate: 0 },
    ])
  })

  test('are passed over without a job, a query or a device, and when they are of long ago', async () => {
    const data = [
      seen(first, { job_id: undefined }),
      seen(first, { job_id: 'x' }),
      seen(first, { query_id: '' }),
      seen(first, { query_id: { evil: 1 } }),
      seen(first, { device_uuid: undefined }),
      seen(first, { timestamp: now.getTime() / 1000 - 30 * 86_400 }),
    ]
    await report(site, EXPOSE, { data, from: 1 })
    await report(site, CLICK, { from: 1 })
    await written()
    expect(await listEvents('q1')).toEqual([])
  })

  test('keep nothing of who somebody claims to be, nor where they come from', async () => {
    const claim = { jobseeker_id: 4711, job_preference_id: 4712, device_udid: 'udid-4713-udid-4713' }
    await report(site, EXPOSE, { data: [seen(first, claim)] }, { from: '203.0.113.77' })
    await written()
    const kept = JSON.stringify(await listEvents('q1'))
    for (const traitor of ['4711', '4712', '4713', '203.0.113.77', device(1)])
      expect(kept).not.toContain(traitor)
  })

  test('are refused in batches that no page sends', async () => {
    const body = JSON.stringify({ data: Array.from({ length: 101 }, () => seen(first)) })
    const answer = await site.call(`/api-server${EXPOSE}`, { method: 'POST', headers: BROWSER, body })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 40001, errors: { data: [expect.any(String)] } },
    })
  })

  test('are read from a beacon that says it is text', async () => {
    await report(
      site,
      CLICK,
      { data: [seen(first)] },
      { headers: { 'content-type': 'text/plain;charset=UTF-8' } },
    )
    await written()
    expect(await listEvents('q1')).toMatchObject([{ kind: 'click' }])
    const broken = { method: 'POST', headers: { ...BROWSER, 'content-type': 'text/plain' }, body: '{"data":' }
    expect((await site.call(`/api-server${CLICK}`, broken)).body.code).toBe(40001)
  })

  test('from a page of another site are refused, as beacons too', async () => {
    const headers = { ...BROWSER, 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }
    const answer = await site.call(`/api-server${CLICK}`, { method: 'POST', headers, body: '{}' })
    expect(answer.body.code).toBe(40005)
  })
})

describe('views of jobs', () => {
  const look = (job: number, number: number, options = {}, more: object = {}) =>
    report(site, `/job/${job}/view`, { device: 'web', device_uuid: device(number), ...more }, options)

  test('count once a day for a device, and for few devices of one network', async () => {
    for (let number = 1; number <= 6; number++) await look(first, number, { from: '203.0.113.5' })
    await look(first, 1, { from: '203.0.113.6' })
    await look(second, 1, {}, { device: 'mobile_web' })
    await look(999_999, 1)
    await written()
    await countNow(site, now)
    await countNow(site, now)
    expect(await countViews(db, [first, second, third])).toEqual(
      new Map([
        [first, 3],
        [second, 1],
        [third, 0],
      ]),
    )
  })

  test('count for few devices of a household, however many addresses it has', async () => {
    for (let number = 1; number <= 6; number++) await look(third, number, { from: `2001:db8:0:7::${number}` })
    await look(third, 7, { from: '2001:db8:0:8::1' })
    await written()
    expect(await views()).toHaveLength(4)
  })

  test('stay counted when the single visits are forgotten', async () => {
    await countNow(site, new Date(now.getTime() + 60 * 86_400_000))
    expect(await views()).toEqual([])
    expect(await countViews(db, [first])).toEqual(new Map([[first, 3]]))
  })

  test('do not count for robots, for those who wish to be left alone, nor on devices that are none of ours', async () => {
    const nobody: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'curl/8.5.0' },
      { 'user-agent': '' },
      { 'sec-gpc': '1' },
      { dnt: '1' },
    ]
    for (const headers of nobody) await look(third, 31, { headers })
    await look(third, 32, {}, { device: 'toaster' })
    await look(third, 33, {}, { device: undefined })
    await look(third, 34, {}, { device_uuid: 'short' })
    await written()
    expect(await views()).toEqual([])
  })
})

test('named events are kept with what they say, those without a time or a device are not', async () => {
  const event = {
    name: 'page_view',
    scene: 'home',
    device_id: device(1),
    device_type: 'web',
    device_name: 'browser',
    event_time: '2026-11-21 11:59:58',
  }
  const params = { loaded: 120, from: 'x\u0000y' }
  await report(site, '/logs/report/events', {
    events: [
      { ...event, params },
      { ...event, event_time: 'now' },
      { ...event, event_time: '0000-01-01 00:00:00' },
      { ...event, event_time: '9999-12-31T23:59:59' },
    ],
  })
  await report(site, '/apiGo/app/upload_web_events', { events: [{ ...event, device_id: '' }, event] })
  await written()
  const rows = await db
    .selectFrom('tracked_web_events')
    .select(['name', 'scene', 'params', 'device_type'])
    .execute()
  const kept = { name: 'page_view', scene: 'home', device_type: 'web' }
  expect(rows).toEqual([
    { ...kept, params: { loaded: 120, from: 'x y' } },
    { ...kept, params: {} },
  ])
})
