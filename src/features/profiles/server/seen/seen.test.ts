import { beforeAll, expect, test } from 'vitest'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { NO_BLOCKS } from '#shared/blocks.ts'
import type { Relation } from '#shared/relation.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addCompany } from '../../../../../tests/builders/jobs.ts'
import { addRecruiter } from '../../../../../tests/builders/people.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { createCompanyDirectory } from '../../../companies/server/company-directory.ts'
import { type Seeker, seeker, WISH } from '../profile.test-helper.ts'
import { getSeekerProfile } from './get-seeker-profile.ts'

let now = new Date('2026-05-20T12:00:00Z')
const clock = { now: () => now }
const site = await testSite({ clock })
const { db } = site.database

/** What names Mai or leads to her, in no word that she wrote of herself. */
const NAMES_HER = ['Nguyen', '+63917', 'Kite Street', '1990-04-01', 'mai.example', 'PILOT-7', '55000']

let mai: Seeker
let companies: { former: number; group: number; other: number }
beforeAll(async () => {
  mai = await seeker(site)
  companies = {
    former: await addCompany(db, { name: 'Kites of Laguna' }),
    group: await addCompany(db, { name: 'Kites of Laguna Export' }),
    other: await addCompany(db, { name: 'Blue Feather' }),
  }
  const address = {
    home_address: '1 Kite Street',
    birth_date: '1990-04-01',
    country: 'PH',
    summary: 'I am Mai and make kites.',
  }
  await mai.change('PATCH', 'me', { ...address, headline: 'Kite maker', seeking_status_id: 1 })
  const job = { job_title: 'Kite maker', company_name: 'kites of laguna', started_on: '2020-01' }
  const pay = { is_hidden_from_company: '1', monthly_salary: '55000', salary_currency: 'PHP' }
  await mai.change('POST', 'work-experiences/create', { ...job, ...pay })
  await mai.change('POST', 'websites/create', { url: 'https://mai.example/' })
  const license = { name: 'Pilot', credential_id: 'PILOT-7', credential_url: 'https://mai.example/7' }
  await mai.change('POST', 'license-certifications/create', license)
  await mai.change('POST', 'job-preferences/create', WISH)
  await db.updateTable('accounts').set({ phone: '+639171234567' }).where('id', '=', mai.id).execute()
  await finish(mai.id)
})

const finish = (id: string) =>
  db
    .updateTable('seekers')
    .set({ register_flow: 4, profile_completed_at: now })
    .where('account_id', '=', id)
    .execute()

/** A recruiter's browser at the employers' site. */
async function recruiterOf(companyId: number) {
  const id = await addRecruiter(db, { company_id: companyId })
  const { account_id } = await db
    .selectFrom('recruiters')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const jar = cookieJar({ ...site, fetch: site.employer.fetch })
  await jar.signIn(account_id, 'employer')
  return { account_id, open: (of = mai.id) => jar.call(`/api-server/jobseeker/profiles/${of}`) }
}

const leaksIn = (answer: unknown): string[] => {
  const text = JSON.stringify(answer)
  return [...NAMES_HER, mai.email ?? ''].filter((word) => text.includes(word))
}

test('a company sees the work, and nothing that names the person', async () => {
  const { open } = await recruiterOf(companies.other)
  const { status, body } = await open()
  expect([status, leaksIn(body)]).toEqual([200, []])
  expect(body.data).toMatchObject({
    ...{ name: 'Mai', contact: 'none', contacts: null, headline: 'Kite maker' },
    work_experiences: [{ job_title: 'Kite maker', company_name: 'kites of laguna' }],
    job_preferences: [{ arrangement_id: expect.any(Number) }],
    licenses: [{ name: 'Pilot', credential_id: null }],
  })
  // Neither the pay that she has, nor the pay that she hopes for.
  expect(JSON.stringify(body.data)).not.toContain('salary')
})

test('the company that an entry hides from, its group, and strangers find nothing', async () => {
  const askers = await Promise.all([companies.former, companies.group].map(recruiterOf))
  for (const { open } of askers) {
    const { status, body } = await open()
    expect([status, body.code, body.data]).toEqual([404, 40004, undefined])
  }
  const path = `/api-server/jobseeker/profiles/${mai.id}`
  // On the seekers' site there is no such call.
  expect((await mai.jar.call(path)).status).toBe(404)
  expect((await site.employer.call(path)).body.code).toBe(40003)
  for (const call of ['me', 'profile-views', 'profile-as-employer', 'work-experiences', 'educations'])
    expect((await site.call(`/api-server/jobseeker/${call}`)).body.code).toBe(40003)
  const other = await seeker(site)
  await other.change('PATCH', 'me', { last_name: 'Santos' })
  for (const call of ['me', 'profile-views', 'profile-as-employer', 'work-experiences', 'educations'])
    expect(leaksIn(await other.call('GET', call))).toEqual([])
})

test('who hides, does not look, leaves or is suspended is found by nobody', async () => {
  const { open } = await recruiterOf(companies.other)
  const person = await seeker(site)
  const status = async () => (await open(person.id)).status
  expect(await status()).toBe(404)
  await finish(person.id)
  expect(await status()).toBe(200)
  for (const [hide, show] of [
    [{ is_hidden: true }, { is_hidden: false }],
    [{ seeking_status_id: 3 }, { seeking_status_id: 2 }],
  ]) {
    await person.change('PATCH', 'me', hide)
    expect(await status()).toBe(404)
    await person.change('PATCH', 'me', show ?? {})
  }
  for (const set of [{ delete_after: now }, { delete_after: null, suspended_at: now }]) {
    await db.updateTable('accounts').set(set).where('id', '=', person.id).execute()
    expect(await status()).toBe(404)
  }
})

test('the owner reads who has seen the profile: one line an hour for each company', async () => {
  const person = await seeker(site)
  await finish(person.id)
  const [one, two] = await Promise.all([recruiterOf(companies.other), recruiterOf(companies.other)])
  await Promise.all([one.open(person.id), two.open(person.id), one.open(person.id)])
  const ledger = async () => (await person.call('GET', 'profile-views')).body.data
  const line = { company: { name: 'Blue Feather' }, saw_name: false, saw_contacts: false }
  const first = { ...line, viewed_at: now.toISOString() }
  expect(await ledger()).toMatchObject({ views: [first], recently: { views: 1, companies: 1 } })
  now = new Date(now.getTime() + 3_600_000)
  await one.open(person.id)
  expect(await ledger()).toMatchObject({ views: [line, first], recently: { views: 2, companies: 1 } })
  await person.change('PATCH', 'me', { is_hidden: true })
  await one.open(person.id)
  expect(await ledger()).toMatchObject({ recently: { views: 2 } })
})

test('an application shows name and contacts to that company, and the ledger says so; a block shows nothing', async () => {
  const { account_id } = await recruiterOf(companies.former)
  const openAs = (relation: Partial<Relation>) => {
    const session = { id: '', accountId: account_id, site: 'employer', provenBy: [], provenAt: now } as const
    const viewer: Viewer = { role: 'recruiter', language: 'en', country: 'PH', address: '', session }
    const directory = createCompanyDirectory(db, clock)
    const deps = {
      db,
      clock,
      directory,
      blocks: NO_BLOCKS,
      relationSources: [async () => ({}), async () => relation],
    }
    return getSeekerProfile(deps, { id: mai.id }, viewer)
  }
  const seen = await openAs({ contact: 'applied' })
  expect(seen).toMatchObject({
    name: 'Mai Nguyen',
    contacts: {
      home_address: '1 Kite Street',
      birth_date: '1990-04-01',
      links: [{ url: 'https://mai.example/' }],
    },
    licenses: [{ credential_id: 'PILOT-7' }],
  })
  // What somebody earned is nobody's business.
  expect(leaksIn(seen)).not.toContain('55000')
  const { body } = await mai.call('GET', 'profile-as-employer?contact=applied')
  expect({ ...seen, activity: null }).toEqual({ ...Object(body.data), activity: null })
  expect(leaksIn((await mai.call('GET', 'profile-as-employer')).body)).toEqual([])
  const ledger = (await mai.call('GET', 'profile-views')).body.data
  expect(ledger).toMatchObject({ views: [{ saw_name: true, saw_contacts: true }, { saw_name: false }] })
  await expect(openAs({ contact: 'applied', isBlocked: true })).rejects.toMatchObject({ code: 40004 })
  await expect(openAs({ contact: 'invited' })).rejects.toMatchObject({ code: 40004 })
})
