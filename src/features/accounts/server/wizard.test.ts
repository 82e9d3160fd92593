import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../tests/site/test-site.ts'
import { type CookieJar, cookieJar } from './accounts.test-helper.ts'

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

test('each step is kept and counted, and saving an earlier one again counts none back', async () => {
  expect((await browser.call(WIZARD)).body.data).toMatchObject({
    register_flow: 0,
    titles: [],
    location: null,
  })
  const wish = { title_ids: [1001, 1002, 1001], location_id: null, xp_lvl_id: 2 }
  const first = await post('/desired-job', wish)
  expect(first.body.data).toMatchObject({
    register_flow: 1,
    titles: [{ id: 1001 }, { id: 1002 }],
    xp_lvl_id: 2,
  })
  const person = await post('/basic-info', { first_name: ' Mai ', last_name: 'Nguyen', country: 'PH' })
  expect(person.body.data).toMatchObject({ register_flow: 2, first_name: 'Mai', country: 'PH' })
  expect((await post('/desired-job', wish)).body.data).toMatchObject({ register_flow: 2 })
})

test('what stands for nothing is refused beside its field', async () => {
  const refused = async (path: string, body: unknown) => {
    const { status, body: answer } = await post(path, body)
    return [status, Object.keys(answer.errors ?? {})]
  }
  expect(await refused('/desired-job', { title_ids: [] })).toEqual([422, ['title_ids']])
  expect(await refused('/desired-job', { title_ids: [2_000_000_000] })).toEqual([422, ['title_ids']])
  expect(await refused('/desired-job', { title_ids: [1001], location_id: 2_000_000_000 })).toEqual([
    422,
    ['location_id'],
  ])
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

test('nobody else has steps', async () => {
  expect((await cookieJar(site).call(WIZARD)).status).toBe(401)
})
