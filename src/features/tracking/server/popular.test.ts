import { beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { countNow, device, report } from './tracking.test-helper.ts'

let now = new Date('2026-11-21T12:00:00Z')
const DAY = 86_400_000

const ACCOUNTANT = 1001
const site = await testSite({
  clock: { now: () => now },
  trustProxy: true,
  prepare: async ({ db }) => {
    for (const title of ['Accountant', 'Senior accountant', 'Barista', 'Nurse']) {
      await addJob(db, {
        country: 'PH',
        arrangement: 1,
        title_ids: title === 'Nurse' ? [1003] : [ACCOUNTANT],
        texts: [{ title }],
      })
    }
  },
})
const { db } = site.database

const popular = z.object({ searches: z.array(z.object({ query: z.string() })) })
const hot = z.object({
  job_titles: z.array(z.object({ id: z.number(), key: z.string(), value: z.string() })),
})

async function popularIn(country: string, language = 'en'): Promise<string[]> {
  const path = `/api-server/recommendation/popular-searches?country=${country}&language_code=${language}`
  return (await site.read(path, popular)).searches.map(({ query }) => query)
}

interface Search {
  query: string
  devices: readonly number[]
  country?: string
  title?: number
  network?: (device: number) => string
}

async function search({ query, devices, country = 'PH', title, network = home }: Search): Promise<void> {
  const path = `/job/metrics/job-hot-search?country=${country}&language_code=en`
  for (const number of devices) {
    const body = { device: 'web', device_uuid: device(number), page: 'search', query, job_title_id: title }
    await report(site, path, body, { from: network(number) })
  }
}

const home = (number: number) => `198.51.100.${number}`
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Waits until the buffer is written: then the last event is stored too. */
async function written(query: string, devices: number): Promise<void> {
  const rows = () => db.selectFrom('tracked_searches').select('device').where('query', '=', query).execute()
  await vi.waitFor(async () => expect(await rows()).toHaveLength(devices), { timeout: 10_000 })
}

test('before anybody has searched there is nothing popular and nothing hot', async () => {
  expect(await popularIn('PH')).toEqual([])
  expect(await site.read('/api-server/recommendation/hot-job-titles?country=PH', hot)).toEqual({
    job_titles: [],
  })
})

describe('after a week of searches', () => {
  beforeAll(async () => {
    now = new Date(now.getTime() - 6 * DAY)
    await search({ query: 'barista', devices: upTo(7) })
    await written('barista', 7)
    now = new Date(now.getTime() + 6 * DAY)
    await search({ query: '  ACCOUNTANT ', devices: upTo(6), title: ACCOUNTANT })
    // The same devices again, on the same day.
    await search({ query: 'accountant', devices: upTo(6), title: ACCOUNTANT })
    await search({ query: 'nurse', devices: upTo(4) })
    await search({ query: 'nurse', devices: upTo(6), country: 'SG' })
    await search({ query: 'unicorn tamer', devices: upTo(6) })
    await search({ query: 'juan@example.com', devices: upTo(6) })
    await search({ query: 'ana +63 917 555 0134', devices: upTo(6) })
    // A visitor fakes popularity: many random numbers from one network.
    await search({ query: 'senior accountant', devices: upTo(12), network: () => '203.0.113.99' })
    await search({ query: 'last', devices: [1] })
    await written('last', 1)
    await countNow(site, now)
  })

  test('a search by enough different visitors is popular, the newer first', async () => {
    expect(await popularIn('PH')).toEqual(['accountant', 'barista'])
  })

  test('it is popular in its country and language only, and where no country is chosen', async () => {
    expect(await popularIn('SG')).toEqual([])
    expect(await popularIn('PH', 'ja')).toEqual([])
    expect(await popularIn('all')).toEqual(['accountant', 'nurse', 'barista'])
  })

  test('a list may be shorter', async () => {
    const path = '/api-server/recommendation/popular-searches?country=PH&language_code=en&size=1'
    expect(await site.read(path, popular)).toEqual({ searches: [{ query: 'accountant' }] })
  })

  test('a search that may identify a person is not stored', async () => {
    const rows = await db.selectFrom('tracked_searches').select('query').distinct().execute()
    expect(rows.map(({ query }) => query).sort()).toEqual(
      ['accountant', 'barista', 'last', 'nurse', 'senior accountant', 'unicorn tamer'].sort(),
    )
  })

  test('one network counts for a few visitors', async () => {
    await written('senior accountant', 3)
  })

  test('a title that many searched for is hot, named in the viewer’s language', async () => {
    const path = '/api-server/recommendation/hot-job-titles?country=PH&language_code=en'
    const { job_titles } = await site.read(path, hot)
    expect(job_titles).toMatchObject([{ id: ACCOUNTANT }])
    const japanese = await site.read(path.replace('=en', '=ja'), hot)
    expect(japanese.job_titles[0]?.value).toMatch(/[ぁ-ん一-龠ァ-ン]/)
  })

  test('a search without jobs is no longer popular some minutes later', async () => {
    const texts = db.selectFrom('job_texts').select('job_id').where('title', '=', 'Barista')
    await db.updateTable('jobs').set({ status: 'closed', closed_at: now }).where('id', 'in', texts).execute()
    await site.jobSearch.caughtUp()
    now = new Date(now.getTime() + 6 * 60_000)
    expect(await popularIn('PH')).toEqual(['accountant'])
  })

  test('a week later others are popular', async () => {
    now = new Date(now.getTime() + 7 * DAY)
    await countNow(site, now)
    expect(await popularIn('PH')).toEqual([])
  })

  test('single visits are deleted in time', async () => {
    await countNow(site, new Date(now.getTime() + 40 * DAY))
    expect(await db.selectFrom('tracked_searches').selectAll().execute()).toEqual([])
  })
})
