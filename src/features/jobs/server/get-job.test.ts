import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listSimilarJobs } from '../contract.ts'

const site = await testSite()
const { db } = site.database

test('a job is shown in the reader’s language where it has that text, else as written', async () => {
  const id = await addJob(db, {
    texts: [
      { lang: 'ja', title: '看護師', description: '<p>夜勤</p>' },
      { lang: 'en', title: 'Nurse', description: '<p>Nights</p>' },
    ],
  })
  const read = async (language: string) =>
    (await site.call(`/api-server/job/${id}?language_code=${language}`)).body.data
  expect(await read('en')).toMatchObject({ title: 'Nurse', lang: 'en', description: '<p>Nights</p>' })
  expect(await read('ar')).toMatchObject({ title: '看護師', lang: 'ja', other_languages: ['en'] })
})

test('pay by the hour comes with its month, and facts with their names', async () => {
  const id = await addJob(db, {
    country: 'JP',
    job_type_id: 2,
    pay_kind: 'hourly',
    pay_currency: 'JPY',
    pay_min_minor: 1200,
    pay_max_minor: 1500,
    working_hours: '9:00-18:00',
  })
  const { body } = await site.call(`/api-server/job/${id}?language_code=ja`)
  expect(body.data).toMatchObject({
    pay: { kind: 'hourly', min: 1200, max: 1500, currency: 'JPY', monthly: { min: 208_000, max: 260_000 } },
    job_type: { id: 2, name: 'アルバイト・パート' },
    japan: { working_hours: '9:00-18:00', holidays: null },
  })
})

test('a closed job still answers, with its state; an unknown one does not', async () => {
  const id = await addJob(db, { status: 'closed', closed_at: new Date() })
  expect((await site.call(`/api-server/job/${id}`)).body.data).toMatchObject({ status: 'closed' })
  const unknown = await site.call('/api-server/job/999999999?language_code=es')
  expect(unknown.status).toBe(404)
  expect(unknown.body.code).toBe(40004)
})

test('similar jobs share titles, functions or skills, in the same country, without the job itself', async () => {
  const company = await addCompany(db)
  const like = { country: 'SG', company_id: company, title_ids: [1001] }
  const id = await addJob(db, { ...like, skill_ids: [1] })
  const twin = await addJob(db, like)
  const cousin = await addJob(db, { ...like, title_ids: [], skill_ids: [1] })
  const abroad = await addJob(db, { ...like, country: 'FR' })
  const closed = await addJob(db, { ...like, status: 'closed', closed_at: new Date() })
  await site.jobSearch.caughtUp()
  const { jobs } = await site.read(`/api-server/job/similar?job_id=${id}`, listSimilarJobs.response)
  const ids = jobs.map((job) => job.id)
  expect(ids).toEqual([twin, cousin])
  expect(ids).not.toEqual(expect.arrayContaining([id, abroad, closed]))
})
