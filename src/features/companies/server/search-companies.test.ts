import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { suggestCombined } from '../../search/contract.ts'
import { searchCompanies, suggestCompanies } from '../contract.ts'

const site = await testSite()
const { db } = site.database

const search = (query: string) => site.read(`/api-server/company/search?${query}`, searchCompanies.response)

const suggested = async (query: string) => {
  const path = `/api-server/company/search-suggestion?query=${encodeURIComponent(query)}`
  return (await site.read(path, suggestCompanies.response)).companies.map(({ name }) => name)
}

test('every filter counts what it would leave, and leaves what it counted', async () => {
  const here = { country: 'AT' }
  await addCompany(db, { ...here, industry_id: 1, financing_stage_id: 3, company_size_id: 2 })
  await addCompany(db, {
    ...here,
    industry_id: 1,
    financing_stage_id: 4,
    company_size_id: 2,
    is_verified: true,
  })
  await addCompany(db, { ...here, industry_id: 2, financing_stage_id: 3, company_size_id: 5 })
  const all = await search('country=AT')
  expect(all.total).toBe(3)
  expect(all.facets.industries.map(({ id, count }) => [id, count])).toEqual([
    [1, 2],
    [2, 1],
  ])
  for (const filter of ['industries', 'financing_stages', 'company_sizes'] as const) {
    for (const { id, count } of all.facets[filter]) {
      expect([filter, id, (await search(`country=AT&${filter}=${id}`)).total]).toEqual([filter, id, count])
    }
  }
  expect((await search('country=AT&is_company_verified=1')).total).toBe(all.facets.is_company_verified)
  // A chosen value does not change the counts of its own filter.
  const one = await search('country=AT&industries=1')
  expect(one.facets.industries.map(({ id }) => id)).toEqual([1, 2])
  expect(one.facets.financing_stages.map(({ id, count }) => [id, count])).toEqual([
    [3, 1],
    [4, 1],
  ])
})

test('a company is found in a place by being there or by hiring there, and in the places around it', async () => {
  const manila = 1701668
  const seated = await addCompany(db, { country: 'PH', location_id: manila })
  const hiring = await addCompany(db, { country: 'LU' })
  await addJob(db, { company_id: hiring, country: 'PH', location_id: manila })
  const { companies, facets } = await search(`country=PH&locations=${manila}`)
  expect(new Set(companies.map(({ id }) => id))).toEqual(new Set([seated, hiring]))
  expect(facets.locations.find(({ id }) => id === manila)).toMatchObject({ name: 'Manila', count: 2 })
  expect(facets.locations.length).toBeGreaterThan(1)
  expect((await search('country=LU')).companies.map(({ id }) => id)).toEqual([hiring])
})

test('an empty result names the filters to drop', async () => {
  await addCompany(db, { name: 'Alone Ltd', country: 'MT', industry_id: 9 })
  const empty = await search('query=alone&country=MT&industries=10')
  expect(empty.total).toBe(0)
  expect(empty.droppable).toEqual([{ filter: 'industries', total: 1 }])
  expect(empty.facets.industries.map(({ id, count }) => [id, count])).toEqual([
    [10, 0],
    [9, 1],
  ])
})

test('pages hold what they say, most jobs first', async () => {
  const ids: number[] = []
  for (const jobs of [0, 2, 1]) {
    const id = await addCompany(db, { country: 'EE' })
    for (let job = 0; job < jobs; job++) await addJob(db, { company_id: id })
    ids.push(id)
  }
  const [none, two, one] = ids
  const page = async (number: number) => search(`country=EE&size=2&page=${number}`)
  expect((await page(1)).companies.map(({ id }) => id)).toEqual([two, one])
  expect(await page(2)).toMatchObject({
    total: 3,
    pages: 2,
    page: 2,
    companies: [{ id: none, open_jobs: 0 }],
  })
  expect((await search('country=EE&is_hiring=1')).total).toBe(2)
})

test('names are found by any part, in any script, whatever the accents, case and width', async () => {
  const names = {
    'Čeština Müller & Söhne': ['cestina', 'muller soh', 'MÜLLER', 'ｍｕｌｌｅｒ'],
    株式会社トヨカワ精機: ['精機', 'とよかわ', '精', 'トヨ', 'ﾄﾖｶﾜ'],
    深圳市蓝鲸科技有限公司: ['蓝鲸', '科技'],
    'شركة واحة النُّور': ['النور', 'واحة', 'نور'],
    'İzmir Işık Lojistik': ['izmir isik', 'IŞIK'],
  }
  for (const name of Object.keys(names)) await addCompany(db, { name })
  for (const [name, queries] of Object.entries(names)) {
    for (const query of queries)
      expect([query, await suggested(query)]).toEqual([query, expect.arrayContaining([name])])
  }
  expect(await suggested('qqq')).toEqual([])
  expect(await suggested('…')).toEqual([])
})

test('the nearest name comes first: the whole, its beginning, the beginning of a word, a part', async () => {
  const names = ['Overlark', 'Big Lark', 'Larkspur', 'Lark']
  for (const name of names) await addCompany(db, { name })
  expect(await suggested('lark')).toEqual([...names].reverse())
})

test('a company is known by its legal name and brand too, and by what it is called now', async () => {
  const id = await addCompany(db, { name: 'Quill', legal_name: 'Zyxw Holdings', brand: 'Vutsr' })
  const path = '/api-server/company/search-company-by-legal-name-displany-name?company_name='
  const found = async (name: string) =>
    (await site.read(path + name, suggestCompanies.response)).companies.map((company) => company.id)
  for (const name of ['quill', 'zyxw', 'vutsr']) expect(await found(name)).toEqual([id])
  await db.updateTable('companies').set({ name: 'Feather', brand: null }).where('id', '=', id).execute()
  expect(await found('quill')).toEqual([])
  expect(await found('feather')).toEqual([id])
  await db.deleteFrom('companies').where('id', '=', id).execute()
  expect(await found('feather')).toEqual([])
})

test('one field offers titles, companies and jobs', async () => {
  const company_id = await addCompany(db, { name: 'Accountable Partners' })
  const id = await addJob(db, { company_id, title_ids: [1001], texts: [{ title: 'Accountant for ships' }] })
  await site.jobSearch.caughtUp()
  const path = '/api-server/company/combined_search_suggestion?query=accountan'
  const found = await site.read(path, suggestCombined.response)
  expect(found.job_titles.length).toBeGreaterThan(0)
  expect(found.jobs.map((job) => job.id)).toContain(id)
  const letters = await site.read(path.slice(0, -2), suggestCombined.response)
  expect(letters.companies.map(({ id }) => id)).toEqual([company_id])
})

test('a company found by another of its names comes later, and says by which', async () => {
  await addCompany(db, { name: 'Oriel Foods', brand: 'Wexcombe' })
  await addCompany(db, { name: 'Wexcombe' })
  const path = '/api-server/company/search-suggestion?query=wexc'
  const { companies } = await site.read(path, suggestCompanies.response)
  expect(companies.map(({ name, known_as }) => [name, known_as])).toEqual([
    ['Wexcombe', null],
    ['Oriel Foods', 'Wexcombe'],
  ])
})
