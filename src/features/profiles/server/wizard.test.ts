import { beforeAll, expect, test } from 'vitest'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

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

const post = (path: string, body: unknown) =>
  browser.call(WIZARD + path, { method: 'POST', body: JSON.stringify(body) })

const chosen = (...ids: number[]) => ids.map((title_id) => ({ title_id }))

test('each step is stored and counted, and the count stays if a seeker saves an earlier step again', async () => {
  expect((await browser.call(WIZARD)).body.data).toMatchObject({
    register_flow: 0,
    titles: [],
    location: null,
  })
  const wish = { titles: chosen(1001, 1002, 1001), xp_lvl_id: 2 }
  const first = await post('/desired-job', wish)
  expect(first.body.data).toMatchObject({
    register_flow: 1,
    titles: [{ id: 1001 }, { id: 1002 }],
    xp_lvl_id: 2,
  })
  const named = await post('/basic-info', { first_name: ' Mai ', last_name: 'Nguyen', country: 'PH' })
  expect(named.body.data).toMatchObject({ register_flow: 2, first_name: 'Mai', country: 'PH' })
  expect((await post('/desired-job', wish)).body.data).toMatchObject({ register_flow: 2 })
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
  const anywhere = await post('/desired-job', { titles: [{ words: '杂货店主 👩‍🌾' }] })
  expect(anywhere.body.data).toMatchObject({ titles: [{ value: '杂货店主 👩‍🌾', near: [] }], location: null })
})

test('own words belong to the person: they are exported, and deleted with the account', async () => {
  const { id, jar } = await person(site)
  await db.insertInto('seekers').values({ account_id: id }).execute()
  const written = { titles: [{ words: 'Kite maker' }], location_words: 'Dalig' }
  const init = { method: 'POST', body: JSON.stringify(written) }
  expect((await jar.call(`${WIZARD}/desired-job`, init)).status).toBe(200)
  const exported = JSON.stringify((await jar.call('/api-server/jobseeker/export', { method: 'POST' })).body)
  for (const words of ['Kite maker', 'Dalig', 'wanted-titles.json']) expect(exported).toContain(words)
  await db.deleteFrom('accounts').where('id', '=', id).execute()
  const left = await db.selectFrom('wanted_titles').where('account_id', '=', id).selectAll().execute()
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
    ...[[], chosen(nothing), chosen(1, 2, 3, 4), [{}], [{ title_id: 1001, words: 'Cook' }]],
    ...[[{ words: 'Cook', near_title_ids: [nothing] }], ...unreadable.map((words) => [{ words }])],
  ])
    expect([titles, await refused('/desired-job', { titles })]).toEqual([titles, [422, ['titles']]])
  const titles = chosen(1001)
  for (const [field, value] of [
    ['location_id', nothing],
    ...unreadable.map((words) => ['location_words', words] as const),
  ] as const)
    expect(await refused('/desired-job', { titles, [field]: value })).toEqual([422, [field]])
  const name = 'x'.repeat(51)
  expect(await refused('/basic-info', { first_name: name, last_name: '', country: 'PH' })).toEqual([
    422,
    ['first_name'],
  ])
  expect(await refused('/basic-info', { first_name: 'Mai', last_name: '', country: 'QQ' })).toEqual([
    422,
    ['country'],
  ])
})

test('only seekers have steps', async () => {
  const { jar } = await person(site)
  const init = { method: 'POST', body: JSON.stringify({ titles: chosen(1001) }) }
  expect((await jar.call(`${WIZARD}/desired-job`, init)).body.code).toBe(40005)
  expect((await cookieJar(site).call(WIZARD)).status).toBe(401)
})
