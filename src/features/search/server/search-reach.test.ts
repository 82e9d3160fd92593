import { expect, test } from 'vitest'
import { LOCATIONS } from '#config/places/places.ts'
import { FUNCTION_TITLES } from '#config/taxonomy/tree.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { type JobSearchResponse, searchJobs } from '../contract.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const place = (country: string, name: string) =>
  LOCATIONS.find((one) => one.country === country && one.name === name && one.kind !== 'region')?.id ?? 0
const nurse = FUNCTION_TITLES.find(({ key }) => key === 'registered-nurse')?.id ?? 0
const company = { hidden: 0 }

const site = await testSite({
  clock: { now: () => now },
  prepare: async ({ db }) => {
    company.hidden = await addCompany(db, { name: 'Manila Harbour Works' })
    const inHongKong = { country: 'HK', posted_at: daysAgo(1) }
    await addJob(db, {
      ...inHongKong,
      location_id: place('HK', 'Central'),
      texts: [{ title: 'Clerk, Central' }],
    })
    await addJob(db, {
      ...inHongKong,
      location_id: place('HK', 'Sheung Wan'),
      texts: [{ title: 'Clerk, Sheung Wan' }],
    })
    await addJob(db, {
      ...inHongKong,
      location_id: place('HK', 'Tuen Mun'),
      texts: [{ title: 'Clerk, Tuen Mun' }],
    })
    await addJob(db, {
      ...inHongKong,
      location_id: place('HK', 'Hong Kong'),
      texts: [{ title: 'Clerk, somewhere' }],
    })
    const inManila = { country: 'PH', posted_at: daysAgo(20) }
    await addJob(db, {
      ...inManila,
      title_ids: [nurse],
      texts: [{ title: 'Ward staff, nights', description: '<p>Dialysis and triage.</p>' }],
    })
    await addJob(db, {
      ...inManila,
      company_id: company.hidden,
      texts: [{ lang: 'fil', title: 'Nars sa gabi' }],
    })
    await addJob(db, {
      ...inManila,
      posted_at: daysAgo(2),
      texts: [{ title: 'Night nurse' }, { lang: 'fil', title: 'Nars' }],
    })
  },
})

const search = (query: string) => site.read(`/api-server/search/job?${query}`, searchJobs.response)
const titles = ({ jobs }: JobSearchResponse) => jobs.map(({ title }) => title).sort()

test('a radius takes in the places around, district by district, and counts them', async () => {
  const central = `country=HK&job_locations=${place('HK', 'Central')}`
  expect(titles(await search(central))).toEqual(['Clerk, Central'])
  const near = await search(`${central}&radius_km=5`)
  expect(titles(near)).toEqual(['Clerk, Central', 'Clerk, Sheung Wan', 'Clerk, somewhere'])
  expect(near.total).toBe(3)
  expect(near.places).toBeGreaterThan(5)
  expect((await search(`${central}&radius_km=50`)).total).toBe(4)
  expect(near.radii).toEqual([5, 10, 25, 50, 100])
})

test('the places counted beside a radius are those one could choose instead', async () => {
  const found = await search(`country=HK&job_locations=${place('HK', 'Central')}&radius_km=5`)
  const counts = new Map(found.facets.job_locations.map(({ name, count }) => [name, count]))
  expect(counts.get('Tuen Mun')).toBe(1)
  expect(counts.get('Hong Kong')).toBe(4)
})

test('a region has no middle to measure from, and no place no radius', async () => {
  const region = LOCATIONS.find(({ country, kind }) => country === 'PH' && kind === 'region')?.id ?? 0
  expect((await search(`country=PH&job_locations=${region}&radius_km=25`)).radii).toEqual([])
  expect(await search('country=PH&radius_km=25')).toMatchObject({ total: 3, places: 0, radii: [] })
  expect((await site.call('/api-server/search/job?radius_km=5000')).status).toBe(422)
})

test('words, companies and languages are left out, and what stays is counted', async () => {
  expect((await search('country=PH&exclude_words=dialysis')).total).toBe(2)
  const without = await search(`country=PH&exclude_company_ids=${company.hidden}`)
  expect(titles(without)).toEqual(['Night nurse', 'Ward staff, nights'])
  expect(without.excluded_companies).toEqual([{ id: company.hidden, name: 'Manila Harbour Works' }])
  const languages = await search('country=PH&exclude_languages=fil')
  expect(titles(languages)).toEqual(['Night nurse', 'Ward staff, nights'])
  expect(languages.facets.languages).toEqual([
    { id: 'en', count: 2 },
    { id: 'fil', count: 1 },
  ])
  expect((await search('country=PH&exclude_languages=fil,en')).droppable).toContainEqual({
    filter: 'exclude_languages',
    total: 3,
  })
})

test('each job says by which words, concept and preference it matched, when asked', async () => {
  const found = await search('country=PH&query=%E7%9C%8B%E8%AD%B7%E5%B8%AB%20night&why=1&language_code=en')
  const why = new Map(found.why.map((one) => [found.jobs.find(({ id }) => id === one.job_id)?.title, one]))
  expect(why.get('Ward staff, nights')).toMatchObject({
    matches: [
      { typed: '看護師', concept: { kind: 'title', id: nurse, name: 'Registered Nurse', found_in: 'role' } },
      { typed: 'night', found_in: 'title', concept: null },
    ],
    preferences: ['language'],
  })
  expect(why.get('Night nurse')?.preferences).toEqual(['language', 'new'])
  const harbour = await search('country=PH&query=harbour&why=1')
  expect(harbour.why[0]?.matches).toEqual([{ typed: 'harbour', found_in: 'company', concept: null }])
  expect((await search('country=PH&query=harbour')).why).toEqual([])
})

test('pay from above pay to is refused beside the field', async () => {
  const refused = await site.call('/api-server/search/job?salary_from=50000&salary_to=30000&language_code=en')
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    code: 41139,
    errors: { salary_from: ['The lowest pay is above the highest.'] },
  })
})
