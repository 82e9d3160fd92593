import { expect, test } from 'vitest'
import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { findLocationNear, type JobSearchResponse, searchJobs } from '../contract.ts'

const HOUR = 3_600_000
const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR)
const nurse = FUNCTION_TITLES.find(({ key }) => key === 'registered-nurse')?.id ?? 0

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    const clinic = await addCompany(db, { name: 'Saint Blaise Clinic', is_verified: true, industry_id: 31 })
    const ph = { country: 'PH', company_id: clinic, pay_currency: 'PHP', pay_kind: 'monthly' } as const
    await addJob(db, {
      ...ph,
      posted_at: hoursAgo(2),
      arrangement: 1,
      job_type_id: 1,
      pay_min_minor: 4_000_000,
      pay_max_minor: 5_000_000,
      title_ids: [nurse],
      texts: [{ title: 'Registered Nurse, ward 3' }],
    })
    await addJob(db, {
      ...ph,
      posted_at: hoursAgo(30),
      job_type_id: 2,
      pay_min_minor: 9_000_000,
      pay_max_minor: 9_500_000,
      texts: [{ title: 'Night pharmacist' }],
    })
    await addJob(db, { country: 'PH', posted_at: hoursAgo(50), texts: [{ title: 'Porter' }] })
    await addJob(db, {
      country: 'SA',
      posted_at: hoursAgo(1),
      title_ids: [nurse],
      texts: [{ lang: 'ar', title: 'ممرضة' }],
    })
    await addJob(db, {
      country: 'DE',
      arrangement: 3,
      open_countries: ['PH'],
      is_web3: true,
      posted_at: hoursAgo(3),
      texts: [{ title: 'Solidity developer' }],
    })
    for (const [xp_lvl_id, degree_id] of [
      [5, 5],
      [5, 5],
      [5, 5],
      [4, 2],
      [2, 5],
    ] as const)
      await addJob(db, { country: 'PL', xp_lvl_id, degree_id, texts: [{ lang: 'pl', title: 'Kelner' }] })
    for (let number = 0; number < 55; number++) {
      await addJob(db, {
        country: 'TR',
        posted_at: hoursAgo(number),
        texts: [{ lang: 'tr', title: `Garson ${number}` }],
      })
    }
  },
})

const search = (query: string) => site.read(`/api-server/search/job?${query}`, searchJobs.response)

const titles = ({ jobs }: JobSearchResponse) => jobs.map(({ title }) => title)

test('a country shows its own jobs and the remote ones open to it, newest first', async () => {
  const found = await search('country=PH')
  expect(titles(found)).toEqual([
    'Registered Nurse, ward 3',
    'Solidity developer',
    'Night pharmacist',
    'Porter',
  ])
})

test('local leaves out remote jobs and keeps those that do not say; remote and web3 are their own', async () => {
  expect(titles(await search('country=PH&scope=local'))).not.toContain('Solidity developer')
  expect(titles(await search('country=PH&scope=local'))).toContain('Porter')
  expect(titles(await search('country=PH&scope=remote'))).toEqual(['Solidity developer'])
  expect(titles(await search('country=PH&scope=web3'))).toEqual(['Solidity developer'])
})

test('arrangements choose within the scope and never leave it', async () => {
  const local = await search('country=PH&scope=local')
  expect(local.facets.arrangements.map(({ id }) => id)).toEqual([1])
  expect(titles(await search('country=PH&scope=local&arrangements=1'))).toEqual(['Registered Nurse, ward 3'])
  expect(titles(await search('country=PH&scope=local&arrangements=3'))).toEqual([])
  expect(titles(await search('country=PH&scope=remote&arrangements=1'))).toEqual([])
  expect(titles(await search('country=PH&arrangements=3'))).toEqual(['Solidity developer'])
})

test('the European market is its member countries together', async () => {
  expect(titles(await search('country=EU'))).toEqual(['Solidity developer'])
})

test('a query in one language finds postings in others', async () => {
  expect(titles(await search(`query=${encodeURIComponent('看護師')}&language_code=ja`))).toEqual(
    expect.arrayContaining(['Registered Nurse, ward 3', 'ممرضة']),
  )
  expect(titles(await search('query=enfermera&language_code=es'))).toContain('ممرضة')
})

test('a slip of the finger is forgiven, and said', async () => {
  const found = await search('query=pharmacits&country=PH')
  expect(titles(found)).toEqual(['Night pharmacist'])
  expect(found.corrections).toEqual([{ from: 'pharmacits', to: 'pharmacist' }])
  expect(await search('query=pharmacits&country=PH&literal=1')).toMatchObject({ total: 0, corrections: [] })
})

test('a name in Latin letters finds postings in its own script, and says so', async () => {
  const found = await search('query=mumarrida&language_code=ar')
  expect(titles(found)).toContain('ممرضة')
  expect(found.corrections).toEqual([{ from: 'mumarrida', to: 'ممرضة' }])
})

test('jobs with only most of the words are told apart', async () => {
  const found = await search('query=night+pharmacist+astronaut&country=PH')
  expect(titles(found)).toContain('Night pharmacist')
  expect(found).toMatchObject({ total: 0, similar_from: 0 })
  const matching = await search('query=night+pharmacist&country=PH')
  expect(matching).toMatchObject({ total: 1, similar_from: 1 })
  const anywhere = await search('query=pharmacy+assistant')
  expect(anywhere).toMatchObject({ total: 0, similar_from: 0 })
  expect(titles(anywhere)).toContain('Night pharmacist')
  expect(await search('query=pharmacy+assistant&exact=1')).toMatchObject({ total: 0, similar: 0, jobs: [] })
})

test('jobs that are only a little similar are left out on request, and counted', async () => {
  const all = await search('query=hospital+assistant')
  const close = await search('query=hospital+assistant&close_only=1')
  expect(all.distant).toBe(0)
  expect(close.distant).toBeGreaterThan(0)
  expect(close.similar + close.distant).toBe(all.similar)
})

test('pay means overlap, in the country’s currency a month; jobs without pay are counted apart', async () => {
  const found = await search('country=PH&salary_from=45000&salary_to=60000')
  expect(titles(found)).toEqual(['Registered Nurse, ward 3'])
  expect(found.without_stated_pay).toBe(2)
})

test('every filter’s count is what choosing it would leave', async () => {
  const { facets } = await search('country=PH&job_types=1')
  const partTime = facets.job_types?.find(({ id }) => id === 2)
  expect(partTime?.count).toBe((await search('country=PH&job_types=2')).total)
})

test('an empty result names the filters to drop', async () => {
  const found = await search('country=PH&query=pharmacist&job_types=1')
  expect(found.total).toBe(0)
  expect(found.droppable).toEqual(expect.arrayContaining([{ filter: 'job_types', total: 1 }]))
})

test('the words are the last to drop, however many jobs there are without them', async () => {
  const { droppable } = await search('country=TR&query=pharmacist')
  expect(droppable.map(({ filter }) => filter)).toEqual(['country', 'query'])
  const { droppable: chosen } = await search(`country=PH&query=pharmacist&function_job_title_ids=${nurse}`)
  expect(chosen.map(({ filter }) => filter)).toEqual(['function_job_title_ids', 'query'])
})

test('the values of a scale are in its order, not in that of their counts; a chosen one without jobs has its place', async () => {
  const { facets } = await search('country=PL&xp_lvls=3')
  expect(facets.xp_lvls?.map(({ id, count }) => [id, count])).toEqual([
    [2, 1],
    [3, 0],
    [4, 1],
    [5, 3],
  ])
  const { facets: all } = await search('country=PL')
  expect(all.degrees?.map(({ id }) => id)).toEqual([2, 5])
})

test('highest pay comes first, unstated last', async () => {
  expect(titles(await search('country=PH&sort=3')).slice(0, 2)).toEqual([
    'Night pharmacist',
    'Registered Nurse, ward 3',
  ])
})

test('hot jobs are those of the last 24 hours', async () => {
  const found = await search('country=PH&job_categories=9')
  expect(titles(found)).toEqual(['Registered Nurse, ward 3', 'Solidity developer'])
})

test('words and companies can be left out', async () => {
  expect(titles(await search('country=PH&exclude_words=porter,solidity'))).toEqual([
    'Registered Nurse, ward 3',
    'Night pharmacist',
  ])
})

test('the first page holds 21, the next ones 30, and no job is shown twice or left out', async () => {
  const pages = [
    await search('country=TR'),
    await search('country=TR&page=2'),
    await search('country=TR&page=3'),
  ]
  expect(pages.map(({ jobs }) => jobs.length)).toEqual([21, 30, 4])
  expect(new Set(pages.flatMap(titles)).size).toBe(55)
  expect(pages[0]?.pages).toBe(3)
})

test('with an explicit size every page holds that many', async () => {
  const found = await search('country=TR&size=10&page=6')
  expect(found.jobs).toHaveLength(5)
  expect(found.pages).toBe(6)
})

test.each([
  ['a page beyond all', 'page=1000000000', 'page'],
  ['a page of 100,000', 'size=100000', 'size'],
  ['an unknown order', 'sort=9', 'sort'],
  ['a word for an id', 'job_types=one', 'job_types'],
  ['5,000 ids', `company_ids=${Array.from({ length: 5000 }, (_, id) => id + 1).join()}`, 'company_ids'],
  ['10,000 characters', `query=${'x'.repeat(10_000)}`, 'query'],
  ['negative pay', 'salary_from=-5', 'salary_from'],
  ['a country by name', 'country=Philippines', 'country'],
  ['a language by name', 'languages=ja,Japanese', 'languages'],
])('%s is refused beside its field, in the visitor’s language', async (_what, query, field) => {
  const { status, body } = await site.call(`/api-server/search/job?${query}&language_code=ja`)
  expect(status).toBe(422)
  expect(body.code).toBe(40001)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
  expect(body.message).toMatch(/[ぁ-ん]/)
})

test.each([
  ['Makati', 14.5547, 121.0244, 'ja', { name: 'マカティ', country: 'PH' }],
  ['the middle of the Pacific', 0, -150, 'en', null],
  ['a place beside the date line', -16.78, 179.99, 'en', null],
])('%s is found by its degrees', async (_what, latitude, longitude, language, location) => {
  const path = `/api-server/config/geo-location?latitude=${latitude}&longitude=${longitude}&language_code=${language}`
  expect(await site.read(path, findLocationNear.response)).toMatchObject({ location })
})
