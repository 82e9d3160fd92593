import { expect, test } from 'vitest'
import { addPhoto } from '../../../../tests/builders/companies.ts'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { addRecruiter } from '../../../../tests/builders/people.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { getCompany, listFeaturedCompanies, listSimilarCompanies } from '../contract.ts'

const site = await testSite()
const { db } = site.database

const WHOLE = {
  is_verified: true,
  description: '<p>We <b>ship</b> things.</p>',
  overview: '<p>Since 2001.</p>',
  industry_id: 38,
  company_size_id: 3,
  website: 'https://www.company.example',
  founded_year: 2001,
  benefit_ids: [1],
  culture_ids: [3],
}

test('a company is told whole, in the reader’s language', async () => {
  const id = await addCompany(db, {
    ...WHOLE,
    name: 'Blue Feather',
    legal_name: '青羽根株式会社',
    lang: 'ja',
    financing_stage_id: 9,
    registered_capital_minor: 10_000_000,
    registered_capital_currency: 'JPY',
    registered_on: '2001-05-17',
    ceo: '高橋 健太',
  })
  await addPhoto(db, id, 2)
  await addPhoto(db, id, 1, [
    { lang: 'ja', caption: '倉庫', alt: '倉庫の中' },
    { lang: 'en', caption: 'Warehouse' },
  ])
  const person = { first_name: '愛子', last_name: '佐藤', country: 'JP', position: '採用担当' }
  await addRecruiter(db, { company_id: id, ...person })
  await addJob(db, { company_id: id, arrangement: 3 })
  await addJob(db, { company_id: id, status: 'closed', closed_at: new Date() })
  const company = await site.read(`/api-server/company/${id}?language_code=ar`, getCompany.response)
  expect(company).toMatchObject({
    slug_id: `blue-feather-${id}`,
    summary: 'We ship things.',
    overview: '<p>Since 2001.</p>',
    industry: { id: 38 },
    registered_capital: { amount: 10_000_000, currency: 'JPY' },
    registered_on: '2001-05-17',
    open_jobs: 1,
    remote_jobs: 1,
    recruiters: [{ name: '佐藤 愛子', position: '採用担当' }],
    album: [
      { caption: '倉庫', alt: '倉庫の中', lang: 'ja' },
      { caption: 'Picture 2', lang: 'en' },
    ],
  })
  expect(company.photo?.url).toMatch(/^\/files\/0+1\.svg$/)
})

test('a company that is not there is not found, by its own code', async () => {
  for (const path of ['987654321', '987654321/similar-companies']) {
    const { status, body } = await site.call(`/api-server/company/${path}`)
    expect([status, body.code]).toEqual([404, 41060])
  }
})

test('the same job from two sources counts once', async () => {
  const id = await addCompany(db)
  const cluster = { company_id: id, cluster_id: 77 }
  const first = await addJob(db, cluster)
  await addJob(db, cluster)
  const jobs = async () => (await site.read(`/api-server/company/${id}`, getCompany.response)).open_jobs
  expect(await jobs()).toBe(1)
  await db
    .updateTable('jobs')
    .set({ status: 'closed', closed_at: new Date() })
    .where('id', '=', first)
    .execute()
  expect(await jobs()).toBe(1)
})

test('a place among the featured comes by a checked, whole and hiring company, and by nothing else', async () => {
  const country = 'NZ'
  const busy = await addCompany(db, { ...WHOLE, country })
  const calm = await addCompany(db, { ...WHOLE, country })
  const unchecked = await addCompany(db, { ...WHOLE, country, is_verified: false })
  const silent = await addCompany(db, { ...WHOLE, country, description: '', overview: '', website: null })
  await addCompany(db, { ...WHOLE, country })
  for (const company_id of [busy, busy, calm, unchecked, unchecked, unchecked, silent])
    await addJob(db, { company_id })
  const featured = async () => {
    const { companies } = await site.read(
      '/api-server/company/featured-companies?country=NZ',
      listFeaturedCompanies.response,
    )
    return companies.map(({ id }) => id)
  }
  expect(await featured()).toEqual([busy, calm])
  await db.updateTable('companies').set({ is_verified: false }).where('id', '=', busy).execute()
  expect(await featured()).toEqual([calm])
})

test('similar companies do the same, those nearby and of like size first', async () => {
  const like = { industry_id: 43, country: 'IS' }
  const id = await addCompany(db, { ...like, company_size_id: 4 })
  const abroad = await addCompany(db, { ...like, country: 'FI', company_size_id: 4 })
  const large = await addCompany(db, { ...like, company_size_id: 8 })
  const twin = await addCompany(db, { ...like, company_size_id: 5 })
  await addCompany(db, { ...like, industry_id: 44 })
  const { companies } = await site.read(
    `/api-server/company/${id}/similar-companies`,
    listSimilarCompanies.response,
  )
  expect(companies.map((company) => company.id)).toEqual([twin, large, abroad])
})
