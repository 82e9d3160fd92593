import { beforeAll, expect, test } from 'vitest'
import { addCompany } from '../../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { type Seeker, seeker } from '../profile.test-helper.ts'

const site = await testSite({ clock: { now: () => new Date('2026-05-20T12:00:00Z') } })

let mai: Seeker
let other: Seeker
beforeAll(async () => {
  mai = await seeker(site)
  // Where pay may be asked for.
  await mai.change('PATCH', 'me', { country: 'PH' })
  other = await seeker(site)
})

const JOB = {
  job_title: 'Kite maker',
  company_name: 'Kites of Laguna',
  started_on: '2021-02',
  is_current: '1',
}
const SCHOOL = { school_name: 'Laguna College', education_id: 6, field_of_study: 'Aerodynamics' }
const LICENSE = { name: 'Pilot', issued_on: '2020-01', expires_on: '2027-01' }

/** The section of the answer, its path, an entry, a change, and the code for an entry that is not there. */
const SECTIONS = [
  ['work_experiences', 'work-experiences', JOB, { job_title: 'Kite designer' }, 41241],
  ['educations', 'educations', SCHOOL, { is_attending: true }, 41242],
  ['skills', 'skills', { value: 'Kite flying', proficiency_id: 4 }, { value: 'Kite repair' }, 40004],
  ['languages', 'languages', { language_id: 1, proficiency_id: 4 }, { proficiency_id: 2 }, 40004],
  ['links', 'websites', { url: 'https://kites.example/' }, { display_name: 'Kites' }, 41244],
  ['licenses', 'license-certifications', LICENSE, { credential_id: '42' }, 41243],
] as const

test.each(SECTIONS)(
  'entries of %s are added, changed, moved, removed, each undone, and are nobody else’s',
  async (section, path, entry, change, missing) => {
    const entries = async () => (await mai.me())[section]
    const { id, undo_id } = await mai.change('POST', `${path}/create`, entry)
    const added = await entries()
    expect(added).toMatchObject([{ id }])
    expect((await mai.call('POST', 'undo', { undo_id })).status).toBe(200)
    expect(await entries()).toEqual([])
    expect((await mai.call('POST', 'undo', { undo_id })).status).toBe(404)

    const kept = await mai.change('POST', `${path}/create`, entry)
    const updated = await mai.change('PATCH', `${path}/${kept.id}/update`, change)
    expect(await entries()).toMatchObject([{ ...added[0], ...change, id: kept.id }])
    await mai.call('POST', 'undo', { undo_id: updated.undo_id })
    expect(await entries()).toEqual([{ ...added[0], id: kept.id }])

    for (const [method, verb, body] of [
      ['PATCH', 'update', change],
      ['DELETE', 'delete', {}],
    ] as const)
      expect(await other.refused(method, `${path}/${kept.id}/${verb}`, body)).toEqual([missing, []])
    expect(await other.refused('PATCH', `profile-entries/${kept.id}/move`, { section, position: 0 })).toEqual(
      [40004, []],
    )

    const removed = await mai.change('DELETE', `${path}/${kept.id}/delete`)
    expect(await entries()).toEqual([])
    await mai.call('POST', 'undo', { undo_id: removed.undo_id })
    expect(await entries()).toEqual([{ ...added[0], id: kept.id }])
  },
)

test('a job may begin and end in the same month', async () => {
  const picking = { ...JOB, job_title: 'Fruit picker', is_current: '0', ended_on: JOB.started_on }
  const { undo_id } = await mai.change('POST', 'work-experiences/create', picking)
  expect((await mai.call('POST', 'undo', { undo_id })).status).toBe(200)
})

test('of a school, the level is enough', async () => {
  const mai = await seeker(site)
  const { id } = await mai.change('POST', 'educations/create', { education_id: 6 })
  await mai.change('PATCH', `educations/${id}/update`, { school_name: 'Laguna College' })
  await mai.change('PATCH', `educations/${id}/update`, { education_id: 5 })
  expect((await mai.me()).educations).toMatchObject([{ school_name: 'Laguna College', education_id: 5 }])
})

test('what breaks a rule is refused beside its field', async () => {
  const work = 'work-experiences/create'
  const school = 'educations/create'
  const license = 'license-certifications/create'
  const rules: [string, object, number, string[]][] = [
    [work, { ...JOB, started_on: '2026-06' }, 40001, ['started_on']],
    [work, { ...JOB, is_current: '0', ended_on: '2021-01' }, 41245, ['ended_on']],
    [work, { ...JOB, is_current: '0', ended_on: '2026-06' }, 40001, ['ended_on']],
    [work, { ...JOB, is_current: '0' }, 41259, ['ended_on']],
    [work, { ...JOB, description: 'Too short' }, 41247, ['description']],
    [work, { ...JOB, description: 'x'.repeat(4001) }, 41247, ['description']],
    [work, { ...JOB, industry_id: 9999, monthly_salary: 5 }, 40001, ['industry_id', 'salary_currency']],
    [work, { ...JOB, job_title: ' ', company_name: undefined }, 40001, ['job_title']],
    [work, JOB, 41253, ['job_title']],
    [school, { ...SCHOOL, started_on: '2020-02', ended_on: '2020-01' }, 41245, ['ended_on']],
    [school, { ...SCHOOL, education_id: 99 }, 40001, ['education_id']],
    [school, { ...SCHOOL, school_name: 'LAGUNA college' }, 41254, ['school_name']],
    [license, { ...LICENSE, expires_on: '2020-01' }, 41246, ['expires_on']],
    [license, { ...LICENSE, credential_url: 'javascript:alert(1)' }, 41248, ['credential_url']],
    ['skills/create', { value: 'x'.repeat(51) }, 41234, ['value']],
    ['skills/create', { value: 'KITE  flying' }, 41235, ['value']],
    ['languages/create', { language_id: 1, proficiency_id: 1 }, 41236, ['language_id']],
    ['languages/create', { language_id: 9999, proficiency_id: 9 }, 40001, ['language_id', 'proficiency_id']],
    ...['ftp://kites.example', 'https://mai:secret@kites.example', 'localhost', 'no link'].map(
      (url): [string, object, number, string[]] => ['websites/create', { url }, 41248, ['url']],
    ),
  ]
  for (const [path, body, code, fields] of rules)
    expect([path, body, await mai.refused('POST', path, body)]).toEqual([path, body, [code, fields]])
})

test('a repeated job or school is added once its owner has confirmed it', async () => {
  const { id } = await mai.change('POST', 'work-experiences/create', { ...JOB, is_confirmed: '1' })
  await mai.change('PATCH', `work-experiences/${id}/update`, { description: 'Larger kites than before.' })
  await mai.change('DELETE', `work-experiences/${id}/delete`)
  await mai.change('POST', 'educations/create', { ...SCHOOL, is_confirmed: true })
})

test('two ways to write a skill are one, and ten are enough, however fast they come', async () => {
  const { change, refused, call, me } = await seeker(site)
  await change('POST', 'skills/create', { value: 'Excel' })
  expect((await me()).skills).toMatchObject([{ value: 'Microsoft Excel' }])
  expect(await refused('POST', 'skills/create', { value: 'MS Excel' })).toEqual([41235, ['value']])
  const names = Array.from({ length: 12 }, (_, number) => `Knot ${number}`)
  const answers = await Promise.all(names.map((value) => call('POST', 'skills/create', { value })))
  expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(9)
  expect(answers.find(({ body }) => body.code === 41233)?.body).toMatchObject({
    message: 'No more than 10 skills.',
    errors: { value: ['No more than 10 skills.'] },
  })
})

test('entries keep their order, and a moved one takes its place', async () => {
  const { change, me } = await seeker(site)
  const added = []
  for (const url of ['a.example', 'b.example', 'c.example'])
    added.push(await change('POST', 'websites/create', { url }))
  const [a = { id: '' }, b = { id: '' }, c = { id: '' }] = added
  const order = async () => (await me()).links.map(({ id }) => id)
  await change('PATCH', `profile-entries/${c.id}/move`, { section: 'links', position: 0 })
  expect(await order()).toEqual([c.id, a.id, b.id])
  await change('PATCH', `profile-entries/${c.id}/move`, { section: 'links', position: 99 })
  expect(await order()).toEqual([a.id, b.id, c.id])
  await change('DELETE', `websites/${a.id}/delete`)
  await change('POST', 'websites/create', { url: 'https://d.example/x?y=1' })
  expect((await me()).links.map(({ url }) => url)).toEqual([
    'https://b.example/',
    'https://c.example/',
    'https://d.example/x?y=1',
  ])
})

test('a change that another one follows can no longer be undone', async () => {
  const { change, call, me } = await seeker(site)
  const first = await change('POST', 'skills/create', { value: 'Knots' })
  const second = await change('PATCH', 'me', { headline: 'Kites for everybody' })
  expect((await call('POST', 'undo', { undo_id: first.undo_id })).status).toBe(404)
  const answers = await Promise.all([1, 2].map(() => call('POST', 'undo', { undo_id: second.undo_id })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect(await me()).toMatchObject({ headline: null, skills: [{ value: 'Knots' }] })
})

test('a known title and a known company are recognised, and the group hears nothing', async () => {
  const { db } = site.database
  await addCompany(db, { name: 'Harbour Bank', legal_name: 'Harbour Bank Philippines, Inc.' })
  await addCompany(db, { name: 'Harbour Bank Leasing' })
  await addCompany(db, { name: 'Harbour Bankers Club' })
  await addCompany(db, { name: 'HB Cards', legal_name: 'Harbour Bank Philippines Inc' })
  const { change, me } = await seeker(site)
  const job = { ...JOB, job_title: 'Accountant', company_name: 'harbour bank', is_hidden_from_company: '1' }
  await change('POST', 'work-experiences/create', job)
  await change('POST', 'work-experiences/create', { ...job, company_name: 'Unknown Kites' })
  const [first, second] = (await me()).work_experiences
  expect(first).toMatchObject({ title_id: expect.any(Number), company: { name: 'Harbour Bank' } })
  expect(first?.hidden_from.toSorted()).toEqual(['HB Cards', 'Harbour Bank', 'Harbour Bank Leasing'])
  expect(second).toMatchObject({ company: null, hidden_from: [] })
})

test('a job needs no company, unless it hides from it', async () => {
  const { change, me, refused } = await seeker(site)
  const job = { job_title: 'Kite maker', started_on: '2021-02', is_current: '1' }
  const hiding = { ...job, is_hidden_from_company: '1' }
  expect(await refused('POST', 'work-experiences/create', hiding)).toEqual([41259, ['company_name']])
  await change('POST', 'work-experiences/create', job)
  expect((await me()).work_experiences).toMatchObject([{ company_name: '', company: null, hidden_from: [] }])
})

test('where the law forbids asking for former pay, no program stores it', async () => {
  const { call, change, refused } = await seeker(site)
  const pay = { monthly_salary: '2500', salary_currency: 'EUR' }
  await change('PATCH', 'me', { country: 'ES' })
  const { id } = await change('POST', 'work-experiences/create', JOB)
  const job = `work-experiences/${id}/update`
  expect(await refused('PATCH', job, pay)).toEqual([40001, ['monthly_salary']])
  const { body } = await call('POST', 'work-experiences/create', { ...JOB, ...pay, is_confirmed: '1' })
  expect(body.errors).toEqual({
    monthly_salary: ['Former pay isn’t stored in this country: the law forbids asking for it.'],
  })
  await change('PATCH', 'me', { country: 'PH' })
  await change('PATCH', job, pay)
})

test('an expected end lies ahead for a course', async () => {
  const { change, me } = await seeker(site)
  const course = { school_name: '', education_id: 6, started_on: '2025-09', ended_on: '2028-06' }
  await change('POST', 'educations/create', course)
  expect((await me()).educations).toMatchObject([{ school_name: '', ended_on: '2028-06' }])
})

test('a whole list, a link and a language say what they need, each in its words', async () => {
  const { call } = await seeker(site)
  const required = ['This field is required.']
  const answers = async (path: string, body: object) => (await call('POST', path, body)).body.errors
  expect(await answers('languages/create', { language_id: '', proficiency_id: '' })).toEqual({
    language_id: required,
    proficiency_id: required,
  })
  expect(await answers('websites/create', { url: '' })).toEqual({ url: required })
  expect(await answers('license-certifications/create', { name: ' ' })).toEqual({ name: required })
  expect(await answers('work-experiences/create', { job_title: '', started_on: '' })).toEqual({
    job_title: required,
    started_on: required,
  })
})
