import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { publicFileStore } from '#platform/storage/folder-store.ts'
import { privateFiles } from '#platform/storage/private-files.ts'
import { testDatabase } from '../tests/database/test-database.ts'
import { castJobRef } from './cast.ts'
import { CAST_OPERATOR, CAST_RECRUITERS, CAST_SEEKERS } from './cast-people.ts'
import { CAST_TEXTS } from './cast-texts.ts'
import { loadDemo } from './load-demo.ts'

const now = new Date('2026-11-21T12:00:00Z')
const { db } = await testDatabase()
const cast = Object.keys(CAST_TEXTS).length
const folder = mkdtempSync(join(tmpdir(), 'joblane-demo-'))
const files = publicFileStore(folder)
const stores = { files, privateFiles: privateFiles({ S3_URL: undefined, dataFolder: folder }) }
afterAll(() => rmSync(folder, { recursive: true }))

const count = async (
  table: 'jobs' | 'companies' | 'job_texts' | 'job_questions' | 'recruiters' | 'company_photos',
) =>
  (
    await db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('loads the world once; a second load adds nothing, an interrupted one is completed', async () => {
  const options = { seed: 7, now, jobs: 600, companies: 120, ...stores }
  expect(await loadDemo(db, options)).toEqual({ companies: 120 + 4, jobs: 600 + cast, isAnother: false })
  expect(await count('jobs')).toBe(600 + cast)
  expect(await count('job_texts')).toBeGreaterThanOrEqual(600 + cast)
  const questions = await count('job_questions')
  expect(questions).toBeGreaterThan(600 / 10)
  const [recruiters, photos] = [await count('recruiters'), await count('company_photos')]
  expect(await loadDemo(db, options)).toEqual({ companies: 0, jobs: 0, isAnother: false })

  await db.deleteFrom('jobs').where('source_ref', 'like', 'demo-job-0000%').execute()
  await db.deleteFrom('accounts').where('email', 'like', 'a%').execute()
  await db.deleteFrom('company_photos').where('position', '>', 2).execute()
  expect((await loadDemo(db, options)).jobs).toBe(99)
  expect(await count('jobs')).toBe(600 + cast)
  // But for those of the cast's applications, which are made once.
  expect(await count('job_questions')).toBeGreaterThan(questions - 5)
  expect([await count('recruiters'), await count('company_photos')]).toEqual([recruiters, photos])
})

test('a world of another size stays as it is', async () => {
  expect(await loadDemo(db, { seed: 7, now, jobs: 900, companies: 121, ...stores })).toEqual({
    companies: 0,
    jobs: 0,
    isAnother: true,
  })
  expect(await count('jobs')).toBe(600 + cast)
})

test('a company of an older installation gets what companies of the cast have now', async () => {
  await db
    .updateTable('companies')
    .set({ founded_year: null, brand: null, overview: '', registered_on: null })
    .where('source_ref', '=', 'cast-aobane')
    .execute()
  await db.updateTable('jobs').set({ recruiter_id: null }).where('source_ref', 'like', 'cast-%').execute()
  await loadDemo(db, { seed: 7, now, jobs: 600, companies: 120, ...stores })
  const company = db.selectFrom('companies').selectAll().where('source_ref', '=', 'cast-aobane')
  expect(await company.executeTakeFirst()).toMatchObject({ brand: '青羽根便', founded_year: 2009 })
  const unanswered = db.selectFrom('jobs').selectAll().where('recruiter_id', 'is', null)
  expect(await unanswered.execute()).toEqual([])
})

test('every picture of an album is in the store', async () => {
  const photos = await db.selectFrom('company_photos').select('file').distinct().execute()
  expect(photos.length).toBeGreaterThan(200)
  for (const { file } of photos) {
    const stored = await files.open(file)
    expect(stored && (await text(stored.stream))).toMatch(/^<svg .*<\/svg>$/s)
  }
})

test('the people of the cast are there, each as what they are', async () => {
  const people = await db
    .selectFrom('accounts')
    .leftJoin('seekers', 'seekers.account_id', 'accounts.id')
    .leftJoin('recruiters', 'recruiters.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.id', 'recruiters.company_id')
    .leftJoin('operators', 'operators.account_id', 'accounts.id')
    .select(['email', 'active_key', 'register_flow', 'profile_completed_at', 'role', 'source_ref'])
    .select(['operators.account_id as operator', 'seekers.account_id as seeker'])
    .where('email', 'like', '%@%')
    .execute()
  const person = ({ email }: { email: string }) => people.find((row) => row.email === email)
  for (const seeker of Object.values(CAST_SEEKERS)) {
    expect(person(seeker)).toMatchObject({ active_key: 1, register_flow: seeker.finishedSteps, role: null })
  }
  expect(person(CAST_SEEKERS.maria)?.profile_completed_at).toBeInstanceOf(Date)
  expect(person(CAST_SEEKERS.yichun)).toMatchObject({ register_flow: 3, profile_completed_at: null })
  expect(person(CAST_RECRUITERS.ramon)).toMatchObject({
    active_key: 2,
    role: 'coordinator',
    source_ref: 'cast-harbour-lantern',
    seeker: null,
  })
  expect(person(CAST_OPERATOR)).toMatchObject({ operator: expect.any(String), seeker: null, role: null })
})

test('ten of the cast have a whole profile, one in each language', async () => {
  const { rows } = await sql<Record<string, number | string>>`
    select a.language, s.summary is not null and s.birth_date is not null as is_told,
      (select count(*)::integer from work_experiences w where w.account_id = s.account_id) as work,
      (select count(*)::integer from educations e where e.account_id = s.account_id) as schools,
      (select count(*)::integer from seeker_skills k where k.account_id = s.account_id and skill_id is not null) as skills,
      (select count(*)::integer from seeker_languages l where l.account_id = s.account_id) as languages,
      (select count(*)::integer from preference_titles t where t.account_id = s.account_id) as titles,
      (select count(*)::integer from avatars where account_id = s.account_id) as photo,
      (select count(*)::integer from profile_links where account_id = s.account_id) as links,
      (select count(*)::integer from licenses where account_id = s.account_id) as licenses
    from seekers s join accounts a on a.id = s.account_id where s.summary is not null`.execute(db)
  expect(rows.map(({ language }) => language).toSorted()).toEqual(LANGUAGES.toSorted())
  for (const row of rows) {
    expect(row).toMatchObject({ is_told: true })
    for (const section of [
      'work',
      'schools',
      'skills',
      'languages',
      'titles',
      'photo',
      'links',
      'licenses',
    ]) {
      expect([row.language, section, row[section]]).toEqual([row.language, section, expect.any(Number)])
      expect(row[section]).toBeGreaterThan(0)
    }
  }
})

test('the cast is there under its refs', async () => {
  const job = (key: Parameters<typeof castJobRef>[0]) =>
    db
      .selectFrom('jobs')
      .selectAll()
      .where('source', '=', 'demo')
      .where('source_ref', '=', castJobRef(key))
      .executeTakeFirstOrThrow()
  expect(await job('open-manila')).toMatchObject({
    status: 'open',
    arrangement: 1,
    country: 'PH',
    location_id: 1701668,
  })
  expect(await job('open-manila')).toMatchObject({
    pay_min_minor: 3_200_000,
    pay_currency: 'PHP',
    pay_kind: 'monthly',
  })
  expect(await job('remote-web3')).toMatchObject({ arrangement: 3, is_web3: true, working_languages: ['en'] })
  expect(await job('urgent-manila')).toMatchObject({ is_urgent: true })
  expect(await job('on-hold-manila')).toMatchObject({ status: 'on_hold' })
  expect((await job('external-manila')).external_url).toMatch(/^https:/)
  expect((await job('closed-manila')).closed_at).toBeInstanceOf(Date)
  expect((await job('tokyo-japanese')).social_insurance).toMatch('社会保険')
  expect(await job('riyadh-arabic')).toMatchObject({ country: 'SA' })
})
