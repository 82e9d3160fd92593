import { expect, test } from 'vitest'
import { REGISTRATIONS_PER_NETWORK } from '#config/limits.ts'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
} from '#features/accounts/server/accounts.test-helper.ts'
import { addJob } from '../../../../tests/builders/jobs.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

const site = await testSite({ trustProxy: true })
const { db } = site.database

const GOOD = 'seven-otters-hum'
const newEmail = () => `${crypto.randomUUID()}@people.test`

const post = (path: string, body: object, browser: CookieJar = cookieJar(site), headers = newNetwork()) =>
  browser.call(`/api-server${path}`, { method: 'POST', body: JSON.stringify(body), headers })

const register = (body: object, browser?: CookieJar, headers?: Record<string, string>) =>
  post('/auth/register', { email: newEmail(), terms_and_condition: 1, ...body }, browser, headers)

const accountOf = (email: string) =>
  db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('registering signs in, leads to the wizard, and sends a code', async () => {
  const email = newEmail()
  const browser = cookieJar(site)
  const person = { email, password: GOOD, first_name: ' Mai  Lan ', last_name: 'Santos', is_subscribe: 1 }
  const { body } = await register(person, browser)
  expect(body).toMatchObject({
    code: 0,
    data: {
      user: { email, first_name: 'Mai Lan', last_name: 'Santos', active_key: 1, is_new_account: true },
      second_factors: [],
      next: '/en/jobseeker-complete-profile',
    },
  })
  const session = await browser.call('/api-server/auth/session')
  expect(session.body.data).toMatchObject({ user: { email, is_email_verify: false, register_flow: 0 } })
  const message = await lastMessage(site, email)
  expect(message.kind).toBe('code verify-email')
  expect(message.code).toMatch(/^\d{6}$/)
  expect(await accountOf(email)).toMatchObject({
    source: 'web',
    is_subscribed: true,
    email_verified_at: null,
  })
})

test('the second path of the call does the same, and follows the redirect', async () => {
  const redirect = '/en/job/nurse-12'
  const fields = {
    email: newEmail(),
    terms_and_condition: true,
    redirect,
    client_id: '1',
    client_secret: 'x',
  }
  const { body } = await post('/data/users/register', fields)
  expect(body).toMatchObject({ code: 0, data: { next: redirect } })
  const away = await register({ redirect: '//elsewhere.example/en' })
  expect(away.body.data).toMatchObject({ next: '/en/jobseeker-complete-profile' })
})

test('campaign fields are cut to their length and stored with the country', async () => {
  const email = newEmail()
  const { body } = await register({
    ...{ email, source: 'jobalert', country_key: 'SG', contact_number: '+65 9123 4567' },
    ...{
      utm_source: 'fair',
      utm_campaign: 'x'.repeat(999),
      utm_term: { $ne: 1 },
      utm_content: 'a\0\ud800',
      utm_other: 'no',
    },
  })
  expect(body.code).toBe(0)
  const { campaign, country, source, phone, phone_verified_at, password_hash } = await accountOf(email)
  expect(campaign).toEqual({ utm_source: 'fair', utm_campaign: 'x'.repeat(200), utm_content: 'a\ufffd' })
  expect({ country, source, phone, phone_verified_at, password_hash }).toEqual({
    ...{ country: 'SG', source: 'jobalert', phone: '+6591234567' },
    ...{ phone_verified_at: null, password_hash: null },
  })
})

test('each field reports its error in the words of the specification', async () => {
  const wrong = async (body: object) => {
    const answer = await register(body)
    return { code: answer.body.code, status: answer.status, errors: answer.body.errors }
  }
  const beside = (code: number, field: string, message: string) => ({
    ...{ code, status: 422, errors: { [field]: [message] } },
  })
  expect(await wrong({ email: ' ' })).toEqual(beside(41004, 'email', 'This field cannot be empty'))
  const invalid = beside(41012, 'email', 'Please enter a valid email address.')
  for (const email of [
    'mai',
    'mai@',
    '@x.example',
    'm ai@x.example',
    'mai@x',
    'mai@x..example',
    'a\n@x.test',
  ]) {
    expect(await wrong({ email })).toEqual(invalid)
  }
  expect(await wrong({ terms_and_condition: 0 })).toMatchObject({ code: 41016 })
  expect(await wrong({ terms_and_condition: undefined })).toMatchObject({ code: 41016 })
  expect(await wrong({ last_name: '李'.repeat(51) })).toMatchObject({ code: 41051 })
  expect((await register({ last_name: '🦊'.repeat(50) })).body.code).toBe(0)
  expect(await wrong({ password: 'short' })).toMatchObject({ code: 41010 })
  expect(await wrong({ password: 'password123' })).toMatchObject({ code: 41011 })
  expect(await wrong({ password: 'x7 '.repeat(67) })).toMatchObject({ code: 41099 })
  expect(await wrong({ contact_number: '12' })).toMatchObject({ code: 41014 })
  expect(await wrong({ email: '', last_name: 'x'.repeat(51) })).toMatchObject({
    ...{ code: 40001, errors: { email: ['This field cannot be empty'], last_name: [expect.any(String)] } },
  })
})

test('a taken email address is reported, regardless of case', async () => {
  const email = newEmail()
  await register({ email, password: GOOD })
  const { status, body } = await register({ email: email.toUpperCase() })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 41001,
    errors: { email: ['The email has already been taken.'] },
  })
})

test('a network that tries many addresses is refused, whether they are taken or not', async () => {
  const headers = newNetwork()
  const taken = newEmail()
  await register({ email: taken }, undefined, headers)
  for (let tries = 1; tries < REGISTRATIONS_PER_NETWORK; tries++) {
    expect((await register({ email: taken }, undefined, headers)).body.code).toBe(41001)
  }
  const answers = [
    await register({ email: taken }, undefined, headers),
    await register({}, undefined, headers),
  ]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [429, 40006],
    [429, 40006],
  ])
})

test('extra fields of the form grant nothing', async () => {
  const email = newEmail()
  const id = crypto.randomUUID()
  const { body } = await register({
    ...{ email, id, account_id: id, active_key: 2, role: 'operator', is_operator: true, is_recruiter: true },
    ...{ email_verified_at: '2026-01-01', is_email_verify: true, phone_verified_at: '2026-01-01' },
    ...{
      is_profile_completed: true,
      register_flow: 4,
      password_hash: 'x',
      suspended_at: null,
      created_at: 0,
    },
    ...{ __proto__: { active_key: 2 }, constructor: { prototype: { active_key: 2 } } },
  })
  expect(body).toMatchObject({ code: 0, data: { user: { active_key: 1, register_flow: 0 } } })
  const account = await accountOf(email)
  expect(account).toMatchObject({ active_key: 1, email_verified_at: null, password_hash: null })
  expect(account.id).not.toBe(id)
  const operators = await db
    .selectFrom('operators')
    .selectAll()
    .where('account_id', '=', account.id)
    .execute()
  expect(operators).toEqual([])
})

test('an unproven phone number does not block its owner', async () => {
  const contact_number = '+6591112222'
  const first = newEmail()
  await register({ email: first, contact_number })
  expect((await register({ contact_number })).body.code).toBe(0)
  expect((await accountOf(first)).phone).toBeNull()
  await db
    .updateTable('accounts')
    .set({ phone_verified_at: new Date() })
    .where('phone', '=', contact_number)
    .execute()
  expect((await register({ contact_number })).body).toMatchObject({
    ...{ code: 41003, errors: { contact_number: [expect.any(String)] } },
  })
})

test('a signed-in person gets an error, and a session from before the sign-in has no effect', async () => {
  const browser = cookieJar(site)
  await post('/auth/guest/login', {}, browser)
  const guest = browser.cookie('guest_sid') ?? ''
  const planted = cookieJar(site, { seeker_sid: 'A'.repeat(43), guest_sid: guest })
  await register({}, planted)
  expect(planted.cookie('seeker_sid')).not.toBe('A'.repeat(43))
  const before = await cookieJar(site, { guest_sid: guest }).call('/api-server/auth/session')
  expect(before.body.data).toMatchObject({ user: null })
  expect((await register({}, planted)).body).toMatchObject({
    code: 41017,
    message: "Oops, you're already logged in; registering repeatedly isn't possible.",
  })
})

test('searches and jobs of the device are copied once, to this account only', async () => {
  const job = await addJob(db)
  const browser = cookieJar(site)
  const email = newEmail()
  await register({ email }, browser)
  const searches = ['/onsite-job?query=nurse&job_locations=12', '/remote-jobs', '/web3-jobs?page=2']
  const move = (body: object) => post('/auth/guest/move', body, browser)
  const all = { recent_searches: searches, viewed_jobs: [job, 999_999_999] }
  expect((await move(all)).body.data).toEqual({ recent_searches: 3, viewed_jobs: 1 })
  expect((await move(all)).body.data).toEqual({ recent_searches: 0, viewed_jobs: 0 })
  const { id } = await accountOf(email)
  const kept = await db
    .selectFrom('recent_searches')
    .select(['account_id', 'address'])
    .orderBy('searched_at', 'desc')
    .execute()
  expect(kept).toEqual(searches.map((address) => ({ account_id: id, address })))
  for (const address of ['//evil.example', 'https://evil.example', '/onsite-job?<script>', '/account', 'x']) {
    expect((await move({ recent_searches: [address] })).status).toBe(422)
  }
  expect((await move({ viewed_jobs: Array.from({ length: 51 }, (_, at) => at + 1) })).status).toBe(422)
  expect((await post('/auth/guest/move', all)).status).toBe(401)
})
