import { expect, test } from 'vitest'
import { LOCATIONS } from '#config/places/places.ts'
import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { salaryInsight } from '../contract/salary-insight.ts'

const now = new Date('2026-11-21T12:00:00Z')
const place = (name: string) =>
  LOCATIONS.find(
    (location) => location.name === name && location.country === 'PH' && location.kind === 'city',
  )?.id ?? 0
const quezon = place('Quezon City')
const davao = place('Davao City')
const [nurse, colleague, third] =
  [...Map.groupBy(FUNCTION_TITLES, (title) => title.function).values()].find(
    (titles) => titles.length >= 3,
  ) ?? []
const other = FUNCTION_TITLES.find((title) => title.function !== nurse?.function)
if (!nurse || !colleague || !third || !other) throw new Error('The tree has no function with three titles.')

const ids = { quezon: 0, other: 0, without: 0 }

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    const clinics = [await addCompany(db), await addCompany(db), await addCompany(db)]
    const add = (number: number, given: Parameters<typeof addJob>[1]) =>
      addJob(db, {
        country: 'PH',
        company_id: clinics[number % 3] ?? 0,
        pay_kind: 'monthly',
        pay_currency: 'PHP',
        posted_at: now,
        ...given,
      })
    for (let number = 0; number < 12; number++) {
      const pay = 2_000_000 + number * 100_000
      ids.quezon = await add(number, {
        title_ids: [nurse.id],
        location_id: quezon,
        pay_min_minor: pay,
        pay_max_minor: pay + 400_000,
      })
      await add(number, { title_ids: [colleague.id], location_id: davao, pay_min_minor: pay * 2 })
      // All of one company: its pay is not the market's.
      ids.other = await add(0, { title_ids: [other.id], pay_min_minor: pay })
    }
    await add(1, {
      title_ids: [nurse.id],
      location_id: davao,
      pay_min_minor: 9_000_000,
      pay_max_minor: 9_000_000,
    })
    await add(1, { title_ids: [nurse.id], location_id: quezon, pay_min_minor: 100_000, pay_currency: 'USD' })
    ids.without = await add(2, { title_ids: [], location_id: quezon })
  },
})

const ask = async (query: string) =>
  (await site.read(`/api-server/search/salary-insight?${query}`, salaryInsight.response)).insight

test('pay for a title in a city: its own currency, the sample named, nothing widened', async () => {
  const insight = await ask(`function_title_id=${nurse.id}&location=${quezon}`)
  expect(insight).toMatchObject({
    currency: 'PHP',
    role: { kind: 'title', id: nurse.id },
    place: { id: quezon, name: 'Quezon City' },
    widened: { role: false, place: false },
    postings: 13,
    sample: 12,
    companies: 3,
    quartiles: { low: 24_750, median: 27_500, high: 30_250 },
  })
  expect(insight?.buckets.reduce((sum, { count }) => sum + count, 0)).toBe(12)
})

test('a place with too few of them grows to its country, then a title to its function, and says so', async () => {
  expect(await ask(`function_title_id=${nurse.id}&location=${davao}`)).toMatchObject({
    place: { id: null, name: 'Philippines' },
    widened: { role: false, place: true },
    sample: 13,
  })
  expect(await ask(`function_title_id=${colleague.id}&location=${quezon}`)).toMatchObject({
    place: { id: null },
    widened: { role: false, place: true },
  })
  expect(await ask(`function_title_id=${third.id}&location=${davao}`)).toMatchObject({
    role: { kind: 'function', id: nurse.function },
    place: { id: davao },
    widened: { role: true, place: false },
    sample: 13,
  })
})

test('a job asks for its own title and place', async () => {
  expect(await ask(`job_id=${ids.quezon}`)).toEqual(
    await ask(`function_title_id=${nurse.id}&location=${quezon}`),
  )
})

test('few jobs, one company, another country: no figures rather than bad ones', async () => {
  expect(await ask(`job_id=${ids.other}`)).toBeNull()
  expect(await ask(`job_id=${ids.without}`)).toBeNull()
  expect(await ask(`function_title_id=${nurse.id}&country=SA`)).toBeNull()
  expect(await ask(`function_title_id=${nurse.id}`)).toBeNull()
})

test('a question about nothing is refused, one about an unknown job finds none', async () => {
  expect((await site.call('/api-server/search/salary-insight?country=PH')).status).toBe(422)
  expect((await site.call('/api-server/search/salary-insight?job_id=999999')).status).toBe(404)
})
