import { expect, test } from 'vitest'
import { addJob } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { type JobSearchResponse, searchJobs } from '../../contract.ts'

const IPOH = 1734634
const TAIPING = 1734586
const PERAK = 1733041
const KUALA_LUMPUR = 1735161
const FULL_TIME = 1
const PART_TIME = 2
const INTERNSHIP = 5
const REMOTE = 3

const site = await testSite({
  prepare: async ({ db }) => {
    const add = (title: string, job: Omit<Parameters<typeof addJob>[1], 'texts'>) =>
      addJob(db, { country: 'MY', ...job, texts: [{ title }] })
    await add('Barista', { location_id: TAIPING, job_type_id: FULL_TIME })
    await add('Welder', { location_id: PERAK })
    await add('Registered Nurse', { location_id: KUALA_LUMPUR, job_type_id: FULL_TIME })
    await add('Receptionist', { location_id: IPOH, job_type_id: FULL_TIME })
    await add('Cashier, Ipoh style', { location_id: KUALA_LUMPUR })
    await add('Cashier', { location_id: KUALA_LUMPUR })
    await add('Programmer', { location_id: KUALA_LUMPUR, arrangement: REMOTE })
    await add('Trainee', { location_id: KUALA_LUMPUR, job_type_id: INTERNSHIP })
    await add('Truck Driver', { location_id: KUALA_LUMPUR, job_type_id: PART_TIME })
  },
})

const search = (query: string, rest = ''): Promise<JobSearchResponse> =>
  site.read(
    `/api-server/search/job?country=MY&close_only=1&nearby=1&query=${encodeURIComponent(query)}${rest}`,
    searchJobs.response,
  )
const shown = ({ total, similar, jobs, nearby }: JobSearchResponse) => {
  expect({ total, similar, jobs }).toEqual({ total: 0, similar: 0, jobs: [] })
  return { title: nearby?.title, titles: nearby?.jobs.map(({ title }) => title) }
}

test('where a place has none, the jobs around it are shown, and no count has them', async () => {
  const found = await search('barista ipoh')
  expect(shown(found)).toEqual({
    title: 'Nothing found in Ipoh. 1 job within 50 km:',
    titles: ['Barista'],
  })
  expect(found.facets.job_types).toEqual([])
  expect(found.droppable).toContainEqual({ filter: 'job_locations', total: 1 })
  expect(found.nearby).toMatchObject({
    kind: 'match',
    total: 1,
    request: { query: 'barista', country: 'MY', job_locations: [IPOH], radius_km: 50, close_only: true },
  })
})

test('further away it is the region, then the country; what else was read stays in the query', async () => {
  expect(shown(await search('welder', `&job_locations=${IPOH}`))).toEqual({
    title: 'Nothing found in Ipoh. 1 job in Perak:',
    titles: ['Welder'],
  })
  const nurse = await search('full time nurse ipoh')
  expect(shown(nurse)).toEqual({
    title: 'Nothing found in Ipoh. 1 job in Malaysia:',
    titles: ['Registered Nurse'],
  })
  expect(nurse.nearby?.request).toMatchObject({ query: 'full time nurse', job_locations: [], job_types: [] })
})

test('a job at the place without the job type comes before the same type far away', async () => {
  const found = await search('part time receptionist ipoh')
  expect(shown(found)).toEqual({
    title: 'Nothing found with “Part-time”. 1 job without it:',
    titles: ['Receptionist'],
  })
  expect(found.nearby?.request.query).toBe('receptionist ipoh')
})

test('what comes near a job type, an arrangement or a level is named beside it', async () => {
  const hybrid = await search('hybrid programmer')
  expect(shown(hybrid)).toEqual({
    title: 'Nothing found with “Hybrid”. 1 job with “Remote”:',
    titles: ['Programmer'],
  })
  expect(hybrid.nearby?.request).toMatchObject({ query: 'programmer', arrangements: [REMOTE] })
  const beginner = await search('no experience')
  expect(shown(beginner).titles).toEqual(['Trainee'])
  expect(beginner.nearby?.request).toMatchObject({ query: '', xp_lvls: [], job_types: [INTERNSHIP] })
})

test('who names nothing but a place without jobs gets work that can be done from there', async () => {
  const found = await search('jobs in johor bahru')
  expect(shown(found)).toEqual({
    title: 'Nothing found in Johor Bahru. 1 remote job in Malaysia:',
    titles: ['Programmer'],
  })
  expect(found.nearby?.request).toMatchObject({ query: '', job_locations: [], arrangements: [REMOTE] })
})

test('place and job type are both left out if it takes both', async () => {
  expect(shown(await search('internship truck driver ipoh'))).toEqual({
    title: 'Nothing found in Ipoh with “Internship”. 1 job in Malaysia without it:',
    titles: ['Truck Driver'],
  })
})

test('a wider search finds what it promises', async () => {
  const { nearby } = await search('internship truck driver ipoh')
  const { query, job_types } = nearby?.request ?? { query: '', job_types: [0] }
  expect(job_types).toEqual([])
  expect((await search(query)).jobs.map(({ title }) => title)).toEqual(['Truck Driver'])
})

test('anything at all is no answer to somebody who named a kind of work', async () => {
  expect((await search('freelance')).nearby).toBeNull()
})

test('who finds something, or does not ask, gets no other jobs', async () => {
  expect((await search('barista')).nearby).toBeNull()
  const unasked = await site.read(
    '/api-server/search/job?country=MY&query=barista%20ipoh',
    searchJobs.response,
  )
  expect(unasked.nearby).toBeNull()
})

test('below jobs that have the words as typed stand those near the reading, none of them twice', async () => {
  const found = await search('cashier ipoh')
  expect(found).toMatchObject({ total: 1, similar: 0, literal: 'fallback' })
  expect(found.nearby?.title).toBe('Nothing found in Ipoh. 2 jobs in Malaysia:')
  expect(found.nearby?.jobs.map(({ title }) => title)).toEqual(['Cashier'])
  expect(found.nearby?.request).toMatchObject({ query: 'cashier', job_locations: [] })
})

test('the heading is in the language of the visitor', async () => {
  const { nearby } = await search('barista ipoh', '&language_code=ms')
  expect(nearby?.title).toBe('Tiada di Ipoh. 1 kerja dalam jarak 50 km:')
})
