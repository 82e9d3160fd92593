import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { PASSWORD_TRIES, PASSWORD_TRIES_PER_LOGIN } from '#config/limits.ts'
import { cookieJar, lastMessage, newNetwork } from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ trustProxy: true, clock: { now: () => new Date(time) } })
const { db } = site.database

const GOOD = 'seven-otters-hum'
const goodHash = await hashPassword(GOOD)

interface Fields {
  phone?: string
  password_hash?: string | null
  suspended_at?: Date
  suspended_until?: Date
  email_verified_at?: Date
}

async function account(fields: Fields = {}) {
  const email = `${crypto.randomUUID()}@people.test`
  const { id } = await db
    .insertInto('accounts')
    .values({ email, password_hash: goodHash, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('seekers').values({ account_id: id }).execute()
  return { id, email }
}

const logIn = (body: object, browser = cookieJar(site), headers = newNetwork()) =>
  browser.call('/api-server/auth/login', { method: 'POST', body: JSON.stringify(body), headers })

const change = (body: object, browser: ReturnType<typeof cookieJar>) => {
  const init = { method: 'POST', body: JSON.stringify(body), headers: newNetwork() }
  return browser.call('/api-server/auth/password/change', init)
}

const isSignedIn = async (browser: ReturnType<typeof cookieJar>) =>
  JSON.stringify((await browser.call('/api-server/auth/session')).body.data).includes('"first_name"')

test('an email address or phone number and the password sign in', async () => {
  const { email, id } = await account({ phone: '+639171234567' })
  const logins = [email, email.toUpperCase(), '+63 917 123 4567', '＋６３９１７１２３４５６７']
  for (const login of logins) {
    const browser = cookieJar(site)
    const { body } = await logIn({ login, password: GOOD, device_token: 'x', redirect: '/en/chat' }, browser)
    expect(body).toMatchObject({ code: 0, data: { user: { id }, second_factors: [] } })
    expect(await isSignedIn(browser)).toBe(true)
  }
  const init = { method: 'POST', body: JSON.stringify({ login: email, password: GOOD }) }
  expect(
    (
      await site.call('/api-server/auth/jobseekers/login', {
        ...init,
        headers: { 'content-type': 'application/json' },
      })
    ).body.code,
  ).toBe(0)
})

test('a profile that is incomplete, or has lost a required answer, leads to the wizard; a complete one to the requested page', async () => {
  const { email, id } = await account()
  const name = (first_name: string) =>
    db.updateTable('accounts').set({ first_name }).where('id', '=', id).execute()
  await name('Mai')
  const next = async (redirect?: string) => {
    const { body } = await logIn({ login: email, password: GOOD, redirect })
    return body.data
  }
  const wizard = '/en/jobseeker-complete-profile?redirect=%2Fen%2Fchat'
  expect(await next('/en/chat')).toMatchObject({ next: wizard })
  await db
    .updateTable('seekers')
    .set({ register_flow: 4, profile_completed_at: new Date(time) })
    .where('account_id', '=', id)
    .execute()
  expect(await next('/en/chat')).toMatchObject({ next: wizard })
  const now = new Date(time)
  await db
    .insertInto('job_preferences')
    .values({ account_id: id, position: 0, created_at: now, updated_at: now })
    .execute()
  expect(await next('/en/chat')).toMatchObject({ next: '/en/chat' })
  expect(await next('https://evil.example')).toMatchObject({ next: '/en/onsite-job' })
  await name('')
  expect(await next('/en/chat')).toMatchObject({ next: wizard })
})

test('an unknown login, a wrong password, an account without one and a suspended account get the same error without the right password', async () => {
  const { email } = await account()
  const { email: empty } = await account({ password_hash: null })
  const { email: suspended } = await account({ suspended_at: new Date(time) })
  const logins = [email, empty, suspended, 'nobody@people.test', '+639179999999', 'nonsense', 'a\0\ud800']
  const answers = await Promise.all(logins.map((login) => logIn({ login, password: 'wrong-otters-hum' })))
  const expected = { status: 401, body: { code: 40002, message: 'Invalid credential', errors: {} } }
  expect(answers).toEqual(logins.map(() => expected))
  expect((await logIn({ login: suspended, password: GOOD })).body.code).toBe(41044)
  const until = new Date(time + 86_400_000)
  const { email: banned } = await account({ suspended_at: new Date(time), suspended_until: until })
  expect((await logIn({ login: banned, password: GOOD })).body).toMatchObject({ code: 41047 })
})

test('an empty field is reported beside it, with and without an account', async () => {
  const { email } = await account({ password_hash: null })
  const expected = ['This field cannot be empty']
  for (const login of [email, 'nobody@people.test']) {
    const { status, body } = await logIn({ login, password: '' })
    expect([status, body.code, body.errors]).toEqual([422, 40001, { password: expected }])
  }
  expect((await logIn({ login: ' ', password: '' })).body.errors).toEqual({
    login: expected,
    password: expected,
  })
})

test('a guesser has a limited number of simultaneous guesses, for known and unknown logins', async () => {
  const { email } = await account()
  for (const login of [email, 'nobody-at-all@people.test']) {
    const headers = newNetwork()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        logIn({ login, password: `guess-${at}-otters` }, undefined, headers),
      ),
    )
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 40002)).toHaveLength(PASSWORD_TRIES)
    expect(codes.filter((code) => code === 40006)).toHaveLength(40 - PASSWORD_TRIES)
    const right = await logIn({ login, password: GOOD }, undefined, headers)
    expect(right.body.message).toMatch(/^Too many attempts. Try again in \d+ (?:second|minute)s?\.$/)
  }
  expect((await logIn({ login: email, password: GOOD })).body.code).toBe(0)
  time += 601_000
})

test('many networks together have a limited number of guesses, and a sign-in resets the person’s own tries', async () => {
  const { email } = await account()
  const headers = newNetwork()
  for (let times = 0; times < PASSWORD_TRIES * 2; times++) {
    const isMistyped = times % PASSWORD_TRIES !== PASSWORD_TRIES - 1
    const password = isMistyped ? 'not-my-otters' : GOOD
    expect((await logIn({ login: email, password }, undefined, headers)).body.code).toBe(
      isMistyped ? 40002 : 0,
    )
  }
  const left = PASSWORD_TRIES_PER_LOGIN - PASSWORD_TRIES * 2
  const codes: number[] = []
  for (let times = 0; times < left + 3; times += 20) {
    const some = Array.from({ length: Math.min(20, left + 3 - times) }, () =>
      logIn({ login: email, password: 'a' }),
    )
    codes.push(...(await Promise.all(some)).map(({ body }) => body.code))
  }
  expect(codes.filter((code) => code === 40002)).toHaveLength(left)
  expect(codes.filter((code) => code === 40006)).toHaveLength(3)
})

test('the site still responds during 200 simultaneous sign-ins: some succeed, the others are refused', async () => {
  const { email } = await account()
  const burst = Array.from({ length: 200 }, (_, at) =>
    logIn({ login: at === 0 ? email : `somebody-${at}@people.test`, password: GOOD }),
  )
  let isOver = false
  const all = Promise.all(burst).finally(() => (isOver = true))
  let answered = 0
  while (!isOver && answered < 30) {
    expect((await site.call('/api-server/auth/session')).status).toBe(200)
    answered++
  }
  const codes = (await all).map(({ body }) => body.code)
  expect(answered).toBeGreaterThan(3)
  expect(codes.filter((code) => code === 40006).length).toBeGreaterThan(50)
  expect(codes.filter((code) => code === 40002).length).toBeGreaterThan(20)
  expect((await logIn({ login: email, password: GOOD })).body.code).toBe(0)
})

test('a password with an older cost is hashed again when it is used', async () => {
  const old = await hash(GOOD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const { email, id } = await account({ password_hash: old })
  expect((await logIn({ login: email, password: GOOD })).body.code).toBe(0)
  const row = await db.selectFrom('accounts').select('password_hash').where('id', '=', id).executeTakeFirst()
  expect(row?.password_hash).toMatch(/m=19456,t=2/)
  expect((await logIn({ login: email, password: GOOD })).body.code).toBe(0)
})

test('changing the password requires the current one, ends every other session and sends a notice', async () => {
  const { email, id } = await account({ email_verified_at: new Date(time) })
  const [here, there] = [cookieJar(site), cookieJar(site)]
  await here.signIn(id)
  await there.signIn(id)
  const next = 'nine-lazy-otters-sing'
  expect((await change({ new_password: next }, here)).body).toMatchObject({ code: 41097 })
  const wrong = { current_password: 'wrong-otters-hum', new_password: next }
  expect((await change(wrong, here)).body).toMatchObject({
    errors: { current_password: [expect.any(String)] },
  })
  const poor = { current_password: GOOD, new_password: email }
  expect((await change(poor, here)).body).toMatchObject({
    code: 41011,
    errors: { new_password: [expect.any(String)] },
  })
  expect((await change({ current_password: GOOD, new_password: next }, here)).body.code).toBe(0)
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await logIn({ login: email, password: GOOD })).body.code).toBe(40002)
  expect((await logIn({ login: email, password: next })).body.code).toBe(0)
  expect((await lastMessage(site, email)).kind).toBe('notice password-changed')
})

test('the first password requires a recent sign-in', async () => {
  const { email, id } = await account({ password_hash: null })
  const browser = cookieJar(site)
  await browser.signIn(id)
  time += 601_000
  expect((await change({ new_password: GOOD }, browser)).body.code).toBe(41058)
  await browser.signIn(id)
  time += 599_000
  expect((await change({ new_password: GOOD }, browser)).body.code).toBe(0)
  expect((await logIn({ login: email, password: GOOD })).body.code).toBe(0)
  expect((await change({ new_password: GOOD }, cookieJar(site))).status).toBe(401)
})

test('a thief with a stolen session can try a limited number of passwords', async () => {
  const { id } = await account()
  const browser = cookieJar(site)
  await browser.signIn(id)
  const guesses = Array.from({ length: 30 }, (_, at) =>
    change({ current_password: `guess-${at}`, new_password: 'nine-lazy-otters-sing' }, browser),
  )
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 41097)).toHaveLength(PASSWORD_TRIES)
})
