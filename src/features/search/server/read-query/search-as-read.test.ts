import { beforeAll, expect, test } from 'vitest'
import { addressOf } from '#shared/call-address.ts'
import { addCompany, addJob } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { searchJobsCall } from '../../calls.ts'
import { type JobSearchResponse, searchJobs } from '../../contract.ts'

const MANILA = 1701668
const CEBU = 1717512
const TOKYO = 1850147
const CAMPINAS = 3467865
const SALVADOR = 3450554

const site = await testSite({
  prepare: async ({ db }) => {
    const heron = await addCompany(db, { name: 'Blue Heron Logistics' })
    const add = (title: string, job: Omit<Parameters<typeof addJob>[1], 'texts'>) =>
      addJob(db, { country: 'PH', ...job, texts: [{ title }] })
    await add('Accountant', { location_id: MANILA, job_type_id: 1 })
    await add('Bookkeeping accountant', { location_id: MANILA, job_type_id: 2 })
    await add('Accountant', { location_id: CEBU, job_type_id: 1 })
    await add('Barista', { location_id: CEBU, job_type_id: 2 })
    await add('Data encoder', { arrangement: 3, open_countries: ['PH'] })
    await add('Forklift driver', { company_id: heron, location_id: CEBU })
    await add('Truck driver', {
      location_id: MANILA,
      pay_kind: 'monthly',
      pay_currency: 'PHP',
      pay_min_minor: 2_600_000,
      pay_max_minor: 2_800_000,
    })
    await add('Welder', { location_id: MANILA })
    await add('Mason, full or part time', { location_id: MANILA })
    await addJob(db, {
      country: 'PH',
      location_id: MANILA,
      texts: [
        { title: 'Librarian', description: 'You help a student or two. We also have part time staff.' },
      ],
    })
    await add('Nurse', { country: 'JP', location_id: TOKYO })
    await add('Vendedor interno', { country: 'BR', location_id: CAMPINAS })
    await add('Vendedor externo', { country: 'BR', location_id: SALVADOR })
  },
})

const searchWithSimilar = (query: string, rest = '', country = 'PH'): Promise<JobSearchResponse> =>
  site.read(
    `${addressOf(searchJobsCall)}?country=${country}&query=${encodeURIComponent(query)}${rest}`,
    searchJobs.response,
  )
const search = (query: string, rest = '', country = 'PH') =>
  searchWithSimilar(query, `&exact=1${rest}`, country)
const titles = ({ jobs }: JobSearchResponse) => jobs.map(({ title }) => title).toSorted()
const filtersOf = ({ read }: JobSearchResponse) =>
  read.map(({ filter, ids, status }) => ({ filter, ids, status }))

beforeAll(async () => void (await search('accountant')))

test('a place, a type and pay in the query find what the same filters find', async () => {
  const inManila = await search('accountant manila')
  expect(titles(inManila)).toEqual(['Accountant', 'Bookkeeping accountant'])
  expect(filtersOf(inManila)).toEqual([{ filter: 'job_locations', ids: [MANILA], status: 'applied' }])
  expect(inManila.facets.job_locations).toContainEqual({ id: CEBU, name: 'Cebu City', count: 1 })
  expect(titles(await search('part time barista'))).toEqual(['Barista'])
  expect(titles(await search('アルバイト'))).toEqual(['Barista', 'Bookkeeping accountant'])
  expect(titles(await search('driver 25k up'))).toEqual(['Truck driver'])
  expect(titles(await search('driver 30k up', '&literal=1'))).toEqual([])
})

test('pay by the hour or day is compared by the month, and the answer says both', async () => {
  const read = async (query: string, country: string, language: string) =>
    (await search(query, `&language_code=${language}`, country)).read.map(({ name, pay }) => ({ name, pay }))
  expect(await read('driver 250 pesos per hour', 'PH', 'en')).toEqual([
    { name: 'Above ₱250 an hour, ₱43,333 a month', pay: { from: 43_333, to: null, currency: 'PHP' } },
  ])
  expect(await read('時給1500円以上', 'JP', 'ja')).toMatchObject([{ name: '時給1,500円以上（月26万円）' }])
  expect(await read('driver 25k up', 'PH', 'en')).toMatchObject([{ name: '' }])
})

test('work from home is found among the local jobs too', async () => {
  expect(titles(await search('work from home', '&scope=local'))).toEqual(['Data encoder'])
  expect(titles(await search('encoder', '&scope=local'))).toEqual([])
})

test('a company of the directory becomes the filter for it', async () => {
  const found = await search('blue heron logistics driver')
  expect(titles(found)).toEqual(['Forklift driver'])
  expect(found.read).toMatchObject([{ filter: 'company_ids', name: 'Blue Heron Logistics' }])
})

test('a place in another country replaces the country, and the response says so', async () => {
  const found = await search('nurse tokyo')
  expect(titles(found)).toEqual(['Nurse'])
  expect(found).toMatchObject({ country: 'JP', read: [{ name: 'Tokyo (Japan)', without: 'nurse' }] })
})

test('two letters are the whole state to a Brazilian', async () => {
  expect(titles(await search('vendedor sp', '', 'BR'))).toEqual(['Vendedor interno'])
  expect(titles(await search('vendedor ba', '', 'BR'))).toEqual(['Vendedor externo'])
})

test('a filter chosen by hand wins, and the words are left out all the same', async () => {
  const found = await search('accountant manila', `&job_locations=${CEBU}`)
  expect(titles(found)).toEqual(['Accountant'])
  expect(filtersOf(found)).toEqual([{ filter: 'job_locations', ids: [MANILA], status: 'replaced' }])
})

test('an urgent job is a wish: without one the others are shown', async () => {
  const found = await search('urgent welder')
  expect(titles(found)).toEqual(['Welder'])
  expect(filtersOf(found)).toEqual([{ filter: 'is_urgent', ids: [], status: 'left_out' }])
})

test('a query is searched word for word on request, and where its reading finds nothing', async () => {
  const literal = await search('part time barista', '&literal=1')
  expect(literal).toMatchObject({ literal: 'requested', read: [] })
  const fallback = await search('mason part time')
  expect(titles(fallback)).toEqual(['Mason, full or part time'])
  expect(fallback.literal).toBe('fallback')
  expect(filtersOf(fallback)).toEqual([{ filter: 'job_types', ids: [2], status: 'left_out' }])
})

test('a job type outlives a word that names no work, and the page says that the word was left out', async () => {
  const found = await search('part time student')
  expect(titles(found)).toEqual(['Barista', 'Bookkeeping accountant'])
  expect(found).toMatchObject({ literal: 'off', text: '', total: 2 })
  expect(found.read).toMatchObject([
    { filter: 'job_types', ids: [2], status: 'applied' },
    { filter: 'query', words: 'student', status: 'left_out', without: 'part time' },
  ])
  expect(titles(await search('part time librarian'))).toEqual(['Librarian'])
})

test('word for word, no job is shown that is only similar: it need not have the job type', async () => {
  expect(await searchWithSimilar('mason part time')).toMatchObject({
    total: 1,
    similar: 0,
    literal: 'fallback',
  })
})

test('where no job has all of it, what most postings do not state is left out', async () => {
  const found = await search('welder manila no experience')
  expect(titles(found)).toEqual(['Welder'])
  expect(filtersOf(found)).toEqual([
    { filter: 'job_locations', ids: [MANILA], status: 'applied' },
    { filter: 'xp_lvls', ids: [1], status: 'left_out' },
  ])
})

test('a place and a job type are never left out: the answer says how many jobs there are without', async () => {
  const elsewhere = await search('welder cebu')
  expect(elsewhere).toMatchObject({ jobs: [], read: [{ status: 'applied' }] })
  expect(elsewhere.droppable).toContainEqual({ filter: 'job_locations', total: 1 })
  const trainee = await search('welder manila internship')
  expect(trainee.droppable).toContainEqual({ filter: 'job_types', total: 1 })
  expect(titles(trainee)).toEqual([])
})

test('similar jobs at a place come before the same job elsewhere', async () => {
  const found = await searchWithSimilar('auditor cebu')
  expect(titles(found)).toEqual(['Accountant'])
  expect(found).toMatchObject({ total: 0, similar: 1, literal: 'off', read: [{ status: 'applied' }] })
})

test('an empty result names the read filters to drop', async () => {
  const found = await search('astronaut manila internship')
  expect(found.total).toBe(0)
  expect(found.read.every(({ status }) => status === 'applied')).toBe(true)
})
