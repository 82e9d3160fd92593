import { beforeAll, expect, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'

const site = await testSite()
const { db } = site.database
const WIZARD = '/api-server/jobseeker/complete-profile'

let browser: CookieJar

beforeAll(async () => {
  browser = cookieJar(site)
  const { id } = await db
    .insertInto('accounts')
    .values({ email: 'mai@people.test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('seekers').values({ account_id: id }).execute()
  await browser.signIn(id)
})

const send = (jar: Pick<CookieJar, 'call'>, path: string, body: unknown) =>
  jar.call(WIZARD + path, { method: 'POST', body: JSON.stringify(body) })
const post = (path: string, body: unknown) => send(browser, path, body)

const chosen = (...ids: number[]) => ids.map((title_id) => ({ title_id }))

/** A seeker who has answered nothing. */
async function seeker(names: { first_name?: string } = {}) {
  const somebody = await person(site)
  await db
    .updateTable('accounts')
    .set({ first_name: '', ...names })
    .where('id', '=', somebody.id)
    .execute()
  await db.insertInto('seekers').values({ account_id: somebody.id }).execute()
  return somebody
}

test('each step is stored and counted, and the count stays if a seeker saves an earlier step again', async () => {
  expect((await browser.call(WIZARD)).body.data).toMatchObject({
    ...{ register_flow: 0, question: 'titles', titles: [], location: null, salary_min: null },
  })
  const wish = { titles: chosen(1001, 1002, 1001), xp_lvl_id: 2 }
  const first = await post('/desired-job', wish)
  expect(first.body.data).toMatchObject({
    ...{ register_flow: 1, question: 'name' },
    titles: [{ id: 1001 }, { id: 1002 }],
    xp_lvl_id: 2,
  })
  const named = await post('/basic-info', { first_name: ' Mai ', last_name: 'Nguyen', country: 'PH' })
  expect(named.body.data).toMatchObject({ register_flow: 2, first_name: 'Mai', country: 'PH' })
  expect((await post('/desired-job', wish)).body.data).toMatchObject({ register_flow: 2, question: 'work' })
})

test('each answer is saved by itself: the others stay, and another device goes on at the next question', async () => {
  const { jar } = await seeker()
  await send(jar, '/desired-job', { titles: chosen(1001), next: 'place' })
  await send(jar, '/desired-job', { location_id: 1701668, arrangement_id: 1, next: 'types' })
  await send(jar, '/desired-job', { job_type_ids: [1, 2, 1], next: 'pay' })
  await send(jar, '/desired-job', { salary_min: '24000', next: 'experience' })
  const answers = {
    titles: [{ id: 1001 }],
    location: { id: 1701668 },
    ...{ location_country: 'PH', arrangement_id: 1, job_type_ids: [1, 2], salary_min: 24_000 },
  }
  const elsewhere = (await jar.call(WIZARD)).body.data
  expect(elsewhere).toMatchObject({ ...answers, register_flow: 0, question: 'experience' })
  // Who goes back to change one answer still goes on where they were; nothing said is an answer, too.
  const changed = await send(jar, '/desired-job', { salary_min: null, next: 'experience' })
  expect(changed.body.data).toMatchObject({ ...answers, salary_min: null, question: 'experience' })
  const place = { location_id: null, location_words: ' Barangay  Dalig ', next: 'types' }
  expect((await send(jar, '/desired-job', place)).body.data).toMatchObject({
    ...{ location: { id: null, value: 'Barangay Dalig' }, location_country: null, question: 'experience' },
  })
})

test('answers at the same moment do not lose each other', async () => {
  const { jar } = await seeker()
  const answers = [
    ['/desired-job', { titles: chosen(1001), next: 'place' }],
    ['/desired-job', { job_type_ids: [2], next: 'pay' }],
    ['/desired-job', { arrangement_id: 3, next: 'types' }],
    ['/basic-info', { first_name: 'Mai', last_name: '', next: 'notice' }],
    ['/basic-info', { notice_period_id: 4, next: 'work' }],
  ] as const
  const saved = await Promise.all(answers.map(([path, body]) => send(jar, path, body)))
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await jar.call(WIZARD)).body.data).toMatchObject({
    ...{ titles: [{ id: 1001 }], job_type_ids: [2], arrangement_id: 3, first_name: 'Mai' },
    ...{ notice_period_id: 4, question: 'work', register_flow: 2 },
  })
})

test('a profile is completed once it has a first name, also if nothing else was said', async () => {
  const { jar } = await seeker()
  await send(jar, '/desired-job', { titles: [] })
  const refused = await send(jar, '', {})
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['first_name']])
  await send(jar, '/basic-info', { first_name: 'Mai' })
  expect((await send(jar, '', {})).body.data).toMatchObject({ register_flow: 4, is_profile_completed: true })
  expect((await send(jar, '', {})).body.data).toMatchObject({ needs_updating: [] })
})

test('unknown titles and places are stored as written, in their order', async () => {
  const titles = [
    { words: '  Sari-sari\u00a0 store keeper ', near_title_ids: [1002, 1002] },
    { title_id: 1001, near_title_ids: [1002] },
    { words: 'SARI-SARI store keeper' },
  ]
  const { body } = await post('/desired-job', { titles, location_words: 'Barangay Dalig' })
  expect(body.data).toMatchObject({
    titles: [
      { id: null, value: 'Sari-sari store keeper', near: [{ id: 1002, value: expect.any(String) }] },
      { id: 1001, near: [] },
    ],
    location: { id: null, value: 'Barangay Dalig' },
  })
  const other = await post('/desired-job', { titles: [{ words: '杂货店主 👩‍🌾' }], location_id: null })
  expect(other.body.data).toMatchObject({ titles: [{ value: '杂货店主 👩‍🌾', near: [] }], location: null })
})

test('own words belong to the person: they are exported, and deleted with the account', async () => {
  const { id, jar } = await seeker()
  const written = { titles: [{ words: 'Kite maker' }], location_words: 'Dalig' }
  expect((await send(jar, '/desired-job', written)).status).toBe(200)
  const exported = JSON.stringify((await jar.call('/api-server/jobseeker/export', { method: 'POST' })).body)
  for (const words of ['Kite maker', 'Dalig', 'job-preference-titles.json']) expect(exported).toContain(words)
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  const left = await db.selectFrom('preference_titles').where('account_id', '=', id).selectAll().execute()
  expect(left).toEqual([])
})

test('a seeker sees an error beside a field with an unknown id', async () => {
  const refused = async (path: string, body: unknown) => {
    const { status, body: answer } = await post(path, body)
    return [status, Object.keys(answer.errors ?? {})]
  }
  const nothing = 2_000_000_000
  const unreadable = ['', '   ', '!?…', 'x'.repeat(101), 'cook\0', 'cook\u202e', 'cook\ud800']
  for (const titles of [
    ...[chosen(nothing), chosen(1, 2, 3, 4), [{}], [{ title_id: 1001, words: 'Cook' }]],
    ...[[{ words: 'Cook', near_title_ids: [nothing] }], ...unreadable.map((words) => [{ words }])],
  ])
    expect([titles, await refused('/desired-job', { titles })]).toEqual([titles, [422, ['titles']]])
  for (const [field, value] of [
    ...[['location_id', nothing] as const, ['arrangement_id', 4] as const, ['job_type_ids', [99]] as const],
    ...[['xp_lvl_id', 99] as const, ['salary_min', -1] as const, ['next', 'nowhere'] as const],
    ...unreadable.map((words) => ['location_words', words] as const),
  ] as const)
    expect([value, await refused('/desired-job', { [field]: value })]).toEqual([value, [422, [field]]])
  const name = 'x'.repeat(51)
  for (const [field, value] of Object.entries({ first_name: name, country: 'QQ', notice_period_id: 99 }))
    expect(await refused('/basic-info', { [field]: value })).toEqual([422, [field]])
})

test('only seekers have steps', async () => {
  const { jar } = await person(site)
  for (const [path, body] of [
    ['/desired-job', { titles: chosen(1001) }],
    ['', {}],
  ] as const)
    expect((await send(jar, path, body)).body.code).toBe(40005)
  expect((await cookieJar(site).call(WIZARD)).status).toBe(401)
})

test('a finished profile that lacks a required answer needs updating until it is given', async () => {
  const { id, jar, signInAnew } = await seeker({ first_name: 'Mai' })
  const finished = { register_flow: 4, profile_completed_at: new Date() }
  await db.updateTable('seekers').set(finished).where('account_id', '=', id).execute()
  const needs = async () => {
    const [wizard, session] = [await jar.call(WIZARD), await jar.call('/api-server/auth/session')]
    return [
      Object(wizard.body.data).needs_updating,
      Object(session.body.data).user.additional_info.needs_updating,
    ]
  }
  await signInAnew()
  expect(await needs()).toEqual([['titles'], ['job_preferences']])
  await send(jar, '/desired-job', { titles: [], next: 'place' })
  expect(await needs()).toEqual([[], []])
  // Finished stays finished.
  expect((await jar.call(WIZARD)).body.data).toMatchObject({ is_profile_completed: true })
})
