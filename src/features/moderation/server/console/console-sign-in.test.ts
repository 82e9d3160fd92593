import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { SECOND_FACTOR_TRIES } from '#config/limits.ts'
import { type CookieJar, cookieJar, lastPost } from '#features/accounts/server/accounts.test-helper.ts'
import { grantOperator } from '#features/accounts/server/console/appoint-operator.ts'
import {
  makePasskey,
  type Passkey,
  signWith,
} from '#features/accounts/server/passkeys/software-authenticator.test-helper.ts'
import { done, factorsOf } from '#features/accounts/server/second-factor/second-factor.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
const password = 'seven green teapots sing'
const password_hash = await hashPassword(password)
const { person, addApp, origin: originOf } = factorsOf(site)
const origin = await originOf()
const rpId = '127.0.0.1'

beforeEach(() => {
  time += 2 * 24 * 3_600_000
})

async function operator() {
  const one = await person()
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', one.id).execute()
  expect(await grantOperator({ db, clock }, one.email)).toBe('done')
  return one
}

const post = async (jar: CookieJar, path: string, body: object = {}) =>
  (await jar.call(`/api-server/auth/console/${path}`, { method: 'POST', body: JSON.stringify(body) })).body
const isIn = async (jar: CookieJar) => (await jar.call('/api-server/logs/console/reports')).status === 200

/** A browser that has taken the first step. */
async function halfWay(email: string): Promise<{ jar: CookieJar; factors: unknown }> {
  const jar = cookieJar(site)
  const { data } = await post(jar, 'sign-in', { email, password })
  return { jar, factors: z.object({ factors: z.unknown() }).parse(data).factors }
}

const asking = z.object({
  options: z.object({ challenge: z.string(), user: z.object({ id: z.string() }).optional() }),
})

async function addPasskey(browser: CookieJar): Promise<Passkey> {
  const { options } = await done(browser, 'passkeys/options', asking)
  const { challenge } = options
  const { passkey, attestation } = makePasskey({
    challenge,
    origin,
    rpId,
    userHandle: options.user?.id ?? '',
  })
  await done(browser, 'passkeys', z.unknown(), { name: 'Phone', response: attestation })
  return passkey
}

const challengeFor = async (jar: CookieJar) =>
  asking.parse((await post(jar, 'passkey/options')).data).options.challenge

test('with an app its code is asked for, and mail is no way around it', async () => {
  const { email, browser } = await operator()
  const { app } = await addApp(browser)
  time += 60_000
  const { jar, factors } = await halfWay(email)
  expect(factors).toEqual(['app', 'recovery'])
  expect((await post(jar, 'send-code')).code).toBe(41054)
  expect((await post(jar, 'second-step', { factor: 'email', code: '123456' })).code).toBe(41054)
  const code = app.now()
  expect((await post(jar, 'second-step', { factor: 'app', code })).code).toBe(0)
  expect(await isIn(jar)).toBe(true)
  // Neither the code nor the first step is good twice.
  expect((await post(jar, 'second-step', { factor: 'app', code })).code).toBe(41054)
  const again = await halfWay(email)
  expect((await post(again.jar, 'second-step', { factor: 'app', code })).code).toBe(41024)
})

test('wrong codes are counted over all browsers, also many at once; then the right one is refused too', async () => {
  const { email, browser } = await operator()
  const { app } = await addApp(browser)
  time += 60_000
  const jars = await Promise.all([halfWay(email), halfWay(email)])
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const jar = jars[at % 2]?.jar ?? cookieJar(site)
      return post(jar, 'second-step', { factor: 'app', code: String(100_000 + at) })
    }),
  )
  const codes = guesses.map(({ code }) => code)
  expect(codes.filter((code) => code === 41024)).toHaveLength(SECOND_FACTOR_TRIES.calls)
  expect(codes.filter((code) => code === 40006)).toHaveLength(20 - SECOND_FACTOR_TRIES.calls)
  const { jar } = await halfWay(email)
  expect((await post(jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(40006)
  time += SECOND_FACTOR_TRIES.seconds * 1000
  const later = await halfWay(email)
  expect((await post(later.jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(0)
})

test('a passkey is the second step: of this account, for this step, in this browser, once', async () => {
  const { email, browser } = await operator()
  const passkey = await addPasskey(browser)
  const stranger = await operator()
  const theirs = await addPasskey(stranger.browser)
  const { jar, factors } = await halfWay(email)
  expect(factors).toEqual(['passkey'])
  expect((await post(jar, 'send-code')).code).toBe(41054)
  const challenge = await challengeFor(jar)
  const said = { challenge, origin, rpId }
  const stolen = await halfWay(email)
  expect((await post(stolen.jar, 'passkey/verify', { response: signWith(passkey, said) })).code).toBe(41048)
  expect((await post(cookieJar(site), 'passkey/verify', { response: signWith(passkey, said) })).code).toBe(
    41054,
  )
  const foreign = { ...said, challenge: await challengeFor(jar) }
  expect((await post(jar, 'passkey/verify', { response: signWith(theirs, foreign) })).code).toBe(41048)
  const elsewhere = { ...said, challenge: await challengeFor(jar), origin: 'https://evil.example' }
  expect((await post(jar, 'passkey/verify', { response: signWith(passkey, elsewhere) })).code).toBe(41048)
  const right = { response: signWith(passkey, { ...said, challenge: await challengeFor(jar) }) }
  expect((await post(jar, 'passkey/verify', right)).code).toBe(0)
  expect(await isIn(jar)).toBe(true)
  expect((await post(jar, 'passkey/verify', right)).code).toBe(41054)
})

test('no session, header or field of the sites opens the console, and its own opens no site', async () => {
  const { id, email } = await operator()
  const { jar } = await halfWay(email)
  await post(jar, 'send-code')
  const { code } = await lastPost(site, email)
  const step = jar.cookie('console_step')
  expect((await post(jar, 'second-step', { factor: 'email', code })).code).toBe(0)
  const session = z.string().parse(jar.cookie('operator_sid'))
  expect(session).not.toBe(step)
  for (const name of ['seeker_sid', 'guest_sid', 'employer_sid']) {
    const posing = cookieJar(site, { [name]: session })
    const { body } = await posing.call('/api-server/auth/session')
    expect(z.object({ user: z.unknown() }).parse(body.data ?? { user: null }).user).toBeNull()
  }
  const seeker = cookieJar(site)
  await seeker.signIn(id)
  const posing = cookieJar(site, { operator_sid: z.string().parse(seeker.cookie('seeker_sid')) })
  for (const one of [posing, seeker]) {
    const told = async (headers: Record<string, string>) =>
      (await one.call('/api-server/logs/console/reports', { headers })).body.code
    expect(await told({ 'x-role': 'operator', authorization: `Bearer ${session}` })).toBe(40003)
    expect(await told({ 'role-id': '3' })).toBe(40005)
  }
  // A session that was set before from outside is not taken over.
  const fixed = cookieJar(site, { operator_sid: 'fixed-by-somebody', console_step: 'fixed' })
  await post(fixed, 'sign-in', { email, password })
  time += 61_000
  await post(fixed, 'send-code')
  const fresh = await lastPost(site, email)
  expect((await post(fixed, 'second-step', { factor: 'email', code: fresh.code })).code).toBe(0)
  expect(fixed.cookie('operator_sid')).not.toBe('fixed-by-somebody')
  // Posts from other sites are refused, whatever they carry.
  for (const path of ['auth/console/sign-out', `logs/console/accounts/${id}/suspend`]) {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const { status } = await jar.call(`/api-server/${path}`, { method: 'POST', body: '{}', headers })
    expect(status).toBe(403)
  }
  expect(await isIn(jar)).toBe(true)
})
