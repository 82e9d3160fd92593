import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CONSOLE_LINK_SECONDS, SECOND_FACTOR_TRIES } from '#config/limits.ts'
import { type CookieJar, cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { grantOperator, revokeOperator } from '#features/operators/server/appoint-operator.ts'
import {
  makePasskey,
  type Passkey,
  signWith,
} from '#features/sign-in/server/passkeys/software-authenticator.test-helper.ts'
import {
  done,
  factorsOf,
  responseCode,
} from '#features/sign-in/server/second-factor/second-factor.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
const atConsole = { ...site, ...site.console }
const password = 'seven green teapots sing'
const password_hash = await hashPassword(password)
const { person, addApp, appFor } = factorsOf(site)
const { origin } = site.console
const rpId = '127.0.0.1'

beforeEach(() => {
  time += 2 * 24 * 3_600_000
})

/** A person with a password whom the command line made an operator, and the printed link. */
async function granted() {
  const one = await person()
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', one.id).execute()
  const { link } = await grantOperator({ db, clock }, one.email)
  return { ...one, key: keyIn(link) }
}

/** An operator who has opened the link and set an app up. */
async function operator() {
  const one = await granted()
  const jar = cookieJar(atConsole)
  const { app, recoveryCodes } = await setUpApp(jar, one.key)
  time += 60_000
  return { ...one, jar, app, recoveryCodes }
}

const keyIn = (link: string | null) => new URL(link ?? '', origin).searchParams.get('key') ?? ''

async function setUpApp(jar: CookieJar, key: string) {
  expect((await post(jar, 'set-up', { key })).code).toBe(0)
  const app = await appAsked(jar)
  const { code, data } = await post(jar, 'set-up/app', { code: app.now() })
  expect(code).toBe(0)
  return { app, recoveryCodes: z.object({ recovery_codes: z.array(z.string()) }).parse(data).recovery_codes }
}

const stateOf = async (jar: CookieJar) =>
  z
    .object({
      operator: z.object({ id: z.string() }).nullable(),
      set_up: z.object({ needs_password: z.boolean(), secret: z.string() }).nullable(),
    })
    .parse((await jar.call('/api-server/auth/console')).body.data)

const appAsked = async (jar: CookieJar) => appFor((await stateOf(jar)).set_up?.secret ?? '')

const post = async (jar: CookieJar, path: string, body: object = {}) =>
  (await jar.call(`/api-server/auth/console/${path}`, { method: 'POST', body: JSON.stringify(body) })).body
const isIn = async (jar: CookieJar) => (await jar.call('/api-server/logs/console/reports')).status === 200

/** A browser that has taken the first step. */
async function requirePendingStep(email: string): Promise<{ jar: CookieJar; factors: unknown }> {
  const jar = cookieJar(atConsole)
  const { data } = await post(jar, 'sign-in', { email, password })
  return { jar, factors: z.object({ factors: z.unknown() }).parse(data).factors }
}

const asking = z.object({
  options: z.object({ challenge: z.string(), user: z.object({ id: z.string() }).optional() }),
})

async function addPasskey(browser: CookieJar, path = 'passkeys'): Promise<Passkey> {
  const { options } = await done(browser, `${path}/options`, asking)
  const { challenge } = options
  const { passkey, attestation } = makePasskey({
    challenge,
    origin: path.startsWith('console') ? origin : site.origin,
    rpId,
    userHandle: options.user?.id ?? '',
  })
  await done(browser, path, z.unknown(), { name: 'Phone', response: attestation })
  return passkey
}

const challengeFor = async (jar: CookieJar) =>
  asking.parse((await post(jar, 'passkey/options')).data).options.challenge

test('an operator sets up an app by the link in one browser, once, and needs the app from then on', async () => {
  const { id, email, key } = await granted()
  const jar = cookieJar(atConsole)
  expect(await isIn(jar)).toBe(false)
  const { app, recoveryCodes } = await setUpApp(jar, key)
  expect([await isIn(jar), recoveryCodes.length]).toEqual([true, 10])
  expect((await stateOf(jar)).operator?.id).toBe(id)
  expect((await lastMessage(site, email)).kind).toBe('notice second-factor-changed')
  const late = cookieJar(atConsole)
  expect((await post(late, 'set-up', { key })).code).toBe(41054)
  expect((await post(jar, 'set-up/app', { code: app.now() })).code).toBe(41054)
  time += 60_000
  const { jar: next, factors } = await requirePendingStep(email)
  expect(factors).toEqual(['app', 'recovery'])
  expect((await post(next, 'second-step', { factor: 'recovery', code: recoveryCodes[0] })).code).toBe(0)
})

test('nobody can set up a factor without the link, after a day, in another browser, or without the operator role', async () => {
  const { email, key } = await granted()
  const jar = cookieJar(atConsole)
  for (const wrong of ['', 'x', `${key}x`])
    expect((await post(jar, 'set-up', { key: wrong })).code).toBe(41054)
  for (const [path, body] of [
    ['set-up/password', { password: 'nine lazy otters sing' }],
    ['set-up/app', { code: '123456' }],
    ['set-up/passkey/options', {}],
  ] as const)
    expect([path, (await post(jar, path, body)).code]).toEqual([path, 41054])
  expect((await post(jar, 'set-up', { key })).code).toBe(0)
  const { console_set_up = '' } = jar.held()
  expect((await stateOf(cookieJar(atConsole, { console_set_up }))).set_up).toBeNull()
  await revokeOperator({ db, clock }, email)
  expect((await stateOf(jar)).set_up).toBeNull()
  const again = await grantOperator({ db, clock }, email)
  time += CONSOLE_LINK_SECONDS * 1000
  expect((await post(cookieJar(atConsole), 'set-up', { key: keyIn(again.link) })).code).toBe(41054)
})

describe('an attacker who reads an operator’s mail, and has reset the password by it', () => {
  test('cannot sign in with a code from mail', async () => {
    const { email } = await granted()
    const jar = cookieJar(atConsole)
    expect((await post(jar, 'sign-in', { email, password })).code).toBe(41102)
    expect((await post(jar, 'second-step', { factor: 'email', code: '123456' })).code).toBe(40001)
    expect((await stateOf(jar)).operator).toBeNull()
  })

  test('cannot set an app or passkey up on the site', async () => {
    const { browser } = await granted()
    const { body } = await browser.call('/api-server/auth/factors')
    expect(body.data).toMatchObject({ may: { add_factor: false } })
    expect(await responseCode(browser, 'authenticator/start')).toBe(41102)
    expect(await responseCode(browser, 'authenticator/confirm', { code: '123456' })).toBe(41102)
    expect(await responseCode(browser, 'passkeys/options')).toBe(41102)
  })

  test('cannot use factors from before the account became an operator’s, nor from after the link was used', async () => {
    const { id, email, browser } = await person()
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
    const { app, recoveryCodes } = await addApp(browser)
    const passkey = await addPasskey(browser)
    const { link } = await grantOperator({ db, clock }, email)
    time += 60_000
    expect((await post(cookieJar(atConsole), 'sign-in', { email, password })).code).toBe(41102)
    const owner = cookieJar(atConsole)
    await setUpApp(owner, keyIn(link))
    time += 60_000
    const { jar, factors } = await requirePendingStep(email)
    expect(factors).toEqual(['app', 'recovery'])
    expect((await post(jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(41024)
    const [code] = recoveryCodes
    expect((await post(jar, 'second-step', { factor: 'recovery', code })).code).toBe(41049)
    expect(passkey).toBeDefined()
    expect((await post(jar, 'passkey/options')).code).toBe(41054)
  })

  test('cannot add a passkey beside the owner’s, however long ago the password was set', async () => {
    const { id, email, key } = await granted()
    const owner = cookieJar(atConsole)
    await post(owner, 'set-up', { key })
    await addPasskey(owner, 'console/set-up/passkey')
    await db
      .updateTable('accounts')
      .set({ password_set_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    const thief = cookieJar(site)
    await thief.signIn(id)
    expect(await responseCode(thief, 'confirm/send', { channel: 'email' })).toBe(0)
    const otp = (await lastMessage(site, email)).code
    expect(await responseCode(thief, 'confirm', { channel: 'email', otp })).toBe(0)
    expect(await responseCode(thief, 'passkeys/options')).toBe(41102)
  })

  test('cannot sign in if the owner has removed their app', async () => {
    const { id, email } = await operator()
    await db.deleteFrom('authenticator_apps').where('account_id', '=', id).execute()
    expect((await post(cookieJar(atConsole), 'sign-in', { email, password })).code).toBe(41102)
    const browser = cookieJar(site)
    await browser.signIn(id)
    expect(await responseCode(browser, 'authenticator/start')).toBe(41102)
  })
})

test('an operator without a password chooses one first, and can use a passkey in place of an app', async () => {
  const { email, id } = await person()
  const { link } = await grantOperator({ db, clock }, email)
  const jar = cookieJar(atConsole)
  await post(jar, 'set-up', { key: keyIn(link) })
  expect((await stateOf(jar)).set_up?.needs_password).toBe(true)
  expect((await post(jar, 'set-up/app', { code: (await appAsked(jar)).now() })).code).toBe(41054)
  expect((await post(jar, 'set-up/password', { password: 'password1' })).code).toBe(41011)
  expect((await post(jar, 'set-up/password', { password })).code).toBe(0)
  expect((await stateOf(jar)).set_up?.needs_password).toBe(false)
  await addPasskey(jar, 'console/set-up/passkey')
  expect((await stateOf(jar)).operator?.id).toBe(id)
  expect((await requirePendingStep(email)).factors).toEqual(['passkey'])
})

test('an operator who lost their app gets a new link: the old app is invalid, sessions end, and the log records it', async () => {
  const { id, email, jar, app } = await operator()
  const lost = await requirePendingStep(email)
  const { appointment, link } = await grantOperator({ db, clock }, email)
  expect(appointment).toBe('nothing-to-do')
  expect(await isIn(jar)).toBe(true)
  const fresh = cookieJar(atConsole)
  await setUpApp(fresh, keyIn(link))
  time += 60_000
  expect([await isIn(jar), await isIn(fresh)]).toEqual([false, true])
  expect((await post(lost.jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(41024)
  const log = await db
    .selectFrom('operator_actions')
    .select('action')
    .where('target', '=', `account:${id}`)
    .execute()
  expect(log.map(({ action }) => action)).toEqual([
    ...['operator.grant', 'console.set-up', 'operator.grant', 'console.set-up'],
  ])
})

test('an app code and the first step each work once', async () => {
  const { email, app } = await operator()
  const { jar } = await requirePendingStep(email)
  const code = app.now()
  expect((await post(jar, 'second-step', { factor: 'app', code })).code).toBe(0)
  expect(await isIn(jar)).toBe(true)
  expect((await post(jar, 'second-step', { factor: 'app', code })).code).toBe(41054)
  const again = await requirePendingStep(email)
  expect((await post(again.jar, 'second-step', { factor: 'app', code })).code).toBe(41024)
})

test('wrong codes count across browsers and concurrent tries; after too many, the right code is refused too', async () => {
  const { email, app } = await operator()
  const jars = await Promise.all([requirePendingStep(email), requirePendingStep(email)])
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const jar = jars[at % 2]?.jar ?? cookieJar(atConsole)
      return post(jar, 'second-step', { factor: 'app', code: String(100_000 + at) })
    }),
  )
  const codes = guesses.map(({ code }) => code)
  expect(codes.filter((code) => code === 41024)).toHaveLength(SECOND_FACTOR_TRIES.calls)
  expect(codes.filter((code) => code === 40006)).toHaveLength(20 - SECOND_FACTOR_TRIES.calls)
  const { jar } = await requirePendingStep(email)
  expect((await post(jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(40006)
  time += SECOND_FACTOR_TRIES.seconds * 1000
  const later = await requirePendingStep(email)
  expect((await post(later.jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(0)
})

test('a passkey of this account passes the second step, only for this step, in this browser, and once', async () => {
  const { email, key } = await granted()
  const first = cookieJar(atConsole)
  await post(first, 'set-up', { key })
  const passkey = await addPasskey(first, 'console/set-up/passkey')
  const stranger = await person()
  const theirs = await addPasskey(stranger.browser)
  const { jar, factors } = await requirePendingStep(email)
  expect(factors).toEqual(['passkey'])
  const challenge = await challengeFor(jar)
  const said = { challenge, origin, rpId }
  const stolen = await requirePendingStep(email)
  expect((await post(stolen.jar, 'passkey/verify', { response: signWith(passkey, said) })).code).toBe(41048)
  expect(
    (await post(cookieJar(atConsole), 'passkey/verify', { response: signWith(passkey, said) })).code,
  ).toBe(41054)
  const foreign = { ...said, challenge: await challengeFor(jar) }
  expect((await post(jar, 'passkey/verify', { response: signWith(theirs, foreign) })).code).toBe(41048)
  const elsewhere = { ...said, challenge: await challengeFor(jar), origin: 'https://evil.example' }
  expect((await post(jar, 'passkey/verify', { response: signWith(passkey, elsewhere) })).code).toBe(41048)
  const right = { response: signWith(passkey, { ...said, challenge: await challengeFor(jar) }) }
  expect((await post(jar, 'passkey/verify', right)).code).toBe(0)
  expect(await isIn(jar)).toBe(true)
  expect((await post(jar, 'passkey/verify', right)).code).toBe(41054)
})

test('no session, header or field of the sites opens the console, and a console session opens no site', async () => {
  const { id, email, app } = await operator()
  const { jar } = await requirePendingStep(email)
  const step = jar.cookie('console_step')
  expect((await post(jar, 'second-step', { factor: 'app', code: app.now() })).code).toBe(0)
  const session = z.string().parse(jar.cookie('console_sid'))
  expect(session).not.toBe(step)
  for (const name of ['seeker_sid', 'guest_sid', 'employer_sid', 'console_sid']) {
    const posing = cookieJar(site, { [name]: session })
    const { body } = await posing.call('/api-server/auth/session')
    expect(z.object({ user: z.unknown() }).parse(body.data ?? { user: null }).user).toBeNull()
  }
  const seeker = cookieJar(atConsole)
  await seeker.signIn(id)
  const posing = cookieJar(atConsole, { console_sid: z.string().parse(seeker.cookie('seeker_sid')) })
  for (const [one, refusal] of [
    [posing, 41050],
    [seeker, 40003],
  ] as const) {
    const told = async (headers: Record<string, string>) =>
      (await one.call('/api-server/logs/console/reports', { headers })).body.code
    expect(await told({ 'x-role': 'operator', authorization: `Bearer ${session}` })).toBe(refusal)
    expect(await told({ 'role-id': '3' })).toBe(40005)
  }
  // A session that an attacker has set before does not get the sign-in.
  const fixed = cookieJar(atConsole, { console_sid: 'fixed-by-somebody', console_step: 'fixed' })
  await post(fixed, 'sign-in', { email, password })
  time += 61_000
  expect((await post(fixed, 'second-step', { factor: 'app', code: app.now() })).code).toBe(0)
  expect(fixed.cookie('console_sid')).not.toBe('fixed-by-somebody')
  // All posts from other sites are refused.
  for (const path of ['auth/console/sign-out', `logs/console/accounts/${id}/suspend`]) {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const { status } = await jar.call(`/api-server/${path}`, { method: 'POST', body: '{}', headers })
    expect(status).toBe(403)
  }
  expect(await isIn(jar)).toBe(true)
})
