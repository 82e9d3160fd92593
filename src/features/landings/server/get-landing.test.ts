import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { aroundJob, aroundSearch, getLanding, listCountries } from '../contract.ts'
import { refreshLandings } from './refresh-landings.ts'

const MAKATI = 1703417
const METRO_MANILA = 7521311
const ACCOUNTANT = 1196
const monthly = (min: number, max: number) => ({
  pay_kind: 'monthly',
  pay_currency: 'PHP',
  pay_min_minor: min * 100,
  pay_max_minor: max * 100,
})

let japanese = 0

const clock = { now: () => new Date() }
const site = await testSite({
  clock,
  prepare: async ({ db }) => {
    const company_id = await addCompany(db)
    const employers = [company_id, await addCompany(db), await addCompany(db)]
    const manila = { company_id, country: 'PH', location_id: MAKATI, title_ids: [ACCOUNTANT] }
    for (let step = 0; step < 10; step++)
      await addJob(db, {
        ...manila,
        ...monthly(20_000 + step * 1000, 30_000 + step * 1000),
        company_id: employers[step % 3] ?? 0,
      })
    await addJob(db, { ...manila, ...monthly(900, 1000), pay_currency: 'USD' })
    await addJob(db, { ...manila, status: 'closed', closed_at: new Date() })
    await addJob(db, { ...manila, arrangement: 3 })
    for (let step = 0; step < 5; step++)
      await addJob(db, { company_id, country: 'ES', location_id: 3117735, title_ids: [] })
    japanese = await addJob(db, {
      company_id,
      country: 'JP',
      texts: [
        { lang: 'ja', title: '会計士' },
        { lang: 'en', title: 'Accountant' },
      ],
    })
    await refreshLandings(db, clock)
  },
})

const landing = (path: string) =>
  site.read(`/api-server/search/landing?path=${encodeURIComponent(path)}`, getLanding.response)

test('counts the jobs of the same local search, and the remote ones', async () => {
  const found = await landing(`ph/makati/accountant-${ACCOUNTANT}`)
  expect(found).toMatchObject({ total: 11, remote_total: 1, is_listed: true, languages: ['en'] })
  expect(found.jobs).toHaveLength(11)
  expect(found.above.map(({ path }) => path)).toEqual(['ph', 'ph/makati'])
})

test('pay comes from postings that state it in the currency of the country, with their number', async () => {
  const { pay } = await landing(`ph/makati/accountant-${ACCOUNTANT}`)
  expect(pay).toEqual({ currency: 'PHP', low: 27_300, middle: 29_500, high: 31_800, sample: 10 })
})

test('landings of a country and of a field show their pay as well', async () => {
  const pay = { currency: 'PHP', low: 27_300, middle: 29_500, high: 31_800, sample: 10 }
  expect(await landing('ph')).toMatchObject({ pay })
  expect(await landing('ph/metro-manila/accounting')).toMatchObject({ pay })
})

test('the region around has the same jobs, and leads down to the place', async () => {
  const region = await landing('ph/metro-manila')
  expect(region.subject.place?.id).toBe(METRO_MANILA)
  expect(region.total).toBe(11)
  expect(region.places.map(({ path, jobs }) => [path, jobs])).toEqual([['ph/makati', 11]])
})

test.each([
  ['PH', 'ph'],
  ['philippines', 'ph'],
  ['uk', 'gb'],
  ['de', 'eu'],
  ['eu/madrid', 'es/madrid'],
  ['ph/makati-city', 'ph/makati'],
  ['ph/Makati/accountant', `ph/makati/accountant-${ACCOUNTANT}`],
  [`ph/accountant-${ACCOUNTANT}/makati`, `ph/makati/accountant-${ACCOUNTANT}`],
  [`ph/bookkeeper-${ACCOUNTANT}`, `ph/accountant-${ACCOUNTANT}`],
  ['ph/contador', `ph/accountant-${ACCOUNTANT}`],
  ['jp/東京', 'jp/tokyo'],
  ['jp/東京都', 'jp/tokyo-region'],
  ['sg/singapore', 'sg'],
  [`ph/makati-${MAKATI}`, 'ph/makati'],
])('%s is known to mean %s', async (written, path) => {
  expect((await landing(written)).path).toBe(path)
})

test.each(['xx', 'ph/nowhere', 'ph/makati/nothing', 'ph//makati', 'ph/makati/accounting/x', 'cn', ''])(
  'there is no landing %s',
  async (path) => {
    const { status } = await site.call(`/api-server/search/landing?path=${encodeURIComponent(path)}`)
    expect(status).toBe(404)
  },
)

test('a landing with hardly any jobs is shown, but not listed', async () => {
  expect(await landing('jp')).toMatchObject({ total: 1, is_listed: false, pay: null })
  expect(await landing('ph/cebu-city')).toMatchObject({ total: 0, is_listed: false })
})

test('countries are listed with what they have now; those of Spain are in Europe too', async () => {
  const { countries } = await site.read('/api-server/search/landing/countries', listCountries.response)
  expect(countries.map(({ path, jobs }) => [path, jobs])).toEqual([
    ['ph', 11],
    ['es', 5],
    ['eu', 5],
  ])
  expect((await landing('eu')).places).toEqual([])
  expect((await landing('es')).places.map(({ path }) => path)).toContain('es/madrid')
})

test('a search for one place and one kind of work names its landing', async () => {
  const ask = (query: string) =>
    site.read(`/api-server/search/landing/of-search?${query}`, aroundSearch.response)
  const { same, links } = await ask(`country=PH&location=${MAKATI}&work=${ACCOUNTANT}`)
  expect(same?.path).toBe(`ph/makati/accountant-${ACCOUNTANT}`)
  expect(links.map(({ path }) => path)).toContain('ph/makati')
  expect(await ask(`country=PH&location=${MAKATI}&work=2500`)).toMatchObject({ same: null })
  expect(await ask('country=')).toEqual({ same: null, links: [] })
})

test('a job has a page of its own in each language that it has a text in, the original first', async () => {
  const { versions } = await site.read(`/api-server/search/landing/of-job/${japanese}`, aroundJob.response)
  expect(versions).toEqual([
    { language: 'ja', slug_id: `会計士-${japanese}` },
    { language: 'en', slug_id: `accountant-${japanese}` },
  ])
})
