import { expect, test } from 'vitest'
import { addCompany, addJob } from '../../../../tests/builders/jobs.ts'
import { addRecruiter } from '../../../../tests/builders/people.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { getJob, listSimilarJobs } from '../contract.ts'

const site = await testSite()
const { db } = site.database

test('a job is shown in the reader’s language, else in a form of it, else in English, else as written', async () => {
  const japanese = { lang: 'ja', title: '看護師', description: '<p>夜勤</p>' }
  const chinese = { lang: 'zh-CN', title: '护士' }
  const english = { lang: 'en', title: 'Nurse', description: '<p>Nights</p>' }
  const id = await addJob(db, { texts: [japanese, chinese, english] })
  const other = await addJob(db, { texts: [japanese, chinese] })
  const read = async (language: string, id: number) =>
    (await site.call(`/api-server/job/${id}?language_code=${language}`)).body.data
  expect(await read('en', id)).toMatchObject({ title: 'Nurse', lang: 'en', description: '<p>Nights</p>' })
  expect(await read('zh-TW', id)).toMatchObject({ title: '护士', other_languages: ['en', 'ja'] })
  expect(await read('ar', id)).toMatchObject({ title: 'Nurse', other_languages: ['ja', 'zh-CN'] })
  expect(await read('ar', other)).toMatchObject({ title: '看護師', other_languages: ['zh-CN'] })
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

test('a job says who hires, with the name in its bearer’s order', async () => {
  const company = await addCompany(db, { lang: 'ja' })
  const person = { first_name: '愛子', last_name: '佐藤', country: 'JP', position: '採用担当' }
  const recruiter = await addRecruiter(db, { company_id: company, ...person })
  const id = await addJob(db, { company_id: company, recruiter_id: recruiter })
  const { body } = await site.call(`/api-server/job/${id}`)
  expect(body.data).toMatchObject({ recruiter: { id: recruiter, name: '佐藤 愛子', position: '採用担当' } })
  await db.deleteFrom('recruiters').where('id', '=', recruiter).execute()
  expect((await site.call(`/api-server/job/${id}`)).body.data).toMatchObject({ recruiter: null })
})

test('a recruiter of another company is never named for a job', async () => {
  const recruiter = await addRecruiter(db, { company_id: await addCompany(db) })
  await expect(addJob(db, { recruiter_id: recruiter })).rejects.toThrow(/foreign key/)
})

test('a company shows the first three pictures of its album, its benefits and its culture', async () => {
  const company = await addCompany(db, { benefit_ids: [1], culture_ids: [3] })
  for (const position of [4, 2, 1, 3]) {
    const file = `${String(position).repeat(64)}.svg`
    const photo = { company_id: company, position, file, width: 1200, height: 800 }
    const { id } = await db
      .insertInto('company_photos')
      .values(photo)
      .returning('id')
      .executeTakeFirstOrThrow()
    const text = { photo_id: id, caption: '' }
    await db
      .insertInto('company_photo_texts')
      .values([
        { ...text, lang: 'ja', alt: '倉庫', is_original: true },
        { ...text, lang: 'en', alt: 'Warehouse', is_original: false },
      ])
      .execute()
  }
  const id = await addJob(db, { company_id: company })
  const photosIn = async (language: string) =>
    (await site.read(`/api-server/job/${id}?language_code=${language}`, getJob.response)).company_profile
  expect(await photosIn('en')).toMatchObject({
    benefits: ['Health insurance'],
    culture: ['Teamwork'],
    photos: ['1', '2', '3'].map((digit) => ({ url: `/files/${digit.repeat(64)}.svg`, alt: 'Warehouse' })),
  })
  const [first] = (await photosIn('ar')).photos
  expect(first).toMatchObject({ alt: '倉庫', lang: 'ja', width: 1200, height: 800 })
})

test('a closed job still has a page, with its state; an unknown one has none', async () => {
  const id = await addJob(db, { status: 'closed', closed_at: new Date() })
  expect((await site.call(`/api-server/job/${id}`)).body.data).toMatchObject({ status: 'closed' })
  const unknown = await site.call('/api-server/job/999999999?language_code=es')
  expect(unknown.status).toBe(404)
  expect(unknown.body.code).toBe(41120)
})

test('a number that no job can have is told once', async () => {
  const { body } = await site.call('/api-server/job/99999999999999999999')
  expect(body).toMatchObject({ code: 40001, errors: { job_id: [expect.any(String)] } })
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
