import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { type CookieJar, cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { getConfirmation } from '../../contract/codes.ts'
import { makePasskey, signWith } from '../passkeys/software-authenticator.test-helper.ts'
import { done, factorsOf, responseCode } from './second-factor.test-helper.ts'

/** The account has a second factor. The thief has a stolen session, the mailbox and the password. */

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database
const { person, addApp, origin: originOf } = factorsOf(site)
const said = { origin: await originOf(), rpId: '127.0.0.1' }
const PASSWORD = 'seven-otters-hum'
const hash = await hashPassword(PASSWORD)

beforeEach(() => {
  time += 3600_000
})

const pass = (seconds: number) => {
  time += seconds * 1000
}
const state = (browser: CookieJar) => done(browser, 'confirm', getConfirmation.response, {}, 'GET')
const byFactor = (browser: CookieJar, method: string, code: string) =>
  responseCode(browser, 'confirm/factor', { method, code })
const byMail = async (browser: CookieJar, email: string) => {
  const sent = await responseCode(browser, 'confirm/send', { channel: 'email' })
  if (sent !== 0) return sent
  return responseCode(browser, 'confirm', { channel: 'email', otp: (await lastMessage(site, email)).code })
}

/** A person with an app and a password, and a thief with their session, mailbox and password. */
async function ownerAndThief() {
  const { id, email, browser } = await person()
  await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', id).execute()
  const { app, recoveryCodes } = await addApp(browser)
  pass(RECENT_PROOF_SECONDS)
  const thief = cookieJar(site, browser.held())
  return { id, email, browser, app, recoveryCodes, thief }
}

describe('a thief with session, mailbox and password, but without the app,', () => {
  const calls = [
    ['removes the app', 'auth/authenticator', {}, 'DELETE'],
    ['puts another in its place', 'auth/authenticator/start', {}, 'POST'],
    ['turns the code by mail off', 'auth/second-factor/email', { enabled: false }, 'POST'],
    ['sees recovery codes', 'auth/recovery-codes', {}, 'POST'],
    ['adds a passkey', 'auth/passkeys/options', {}, 'POST'],
    ['removes a passkey', `auth/passkeys/${crypto.randomUUID()}`, {}, 'DELETE'],
    [
      'changes the password',
      'auth/password/change',
      { current_password: PASSWORD, new_password: 'nine-lazy-otters-sing' },
      'POST',
    ],
    [
      'changes the address',
      'jobseeker/account-setting/address/send',
      { channel: 'email', email: 'thief@people.test' },
      'POST',
    ],
    ['takes an address away', 'jobseeker/account-setting/address/email', {}, 'DELETE'],
    ['takes the data along', 'jobseeker/export', {}, 'POST'],
    ['deletes the account', 'jobseeker/account/delete', {}, 'POST'],
    ['unlinks a service', 'auth/providers/google', {}, 'DELETE'],
  ] as const
  test('cannot make a dangerous change', async () => {
    const { email, thief } = await ownerAndThief()
    const refused = await Promise.all([
      byMail(thief, email),
      responseCode(thief, 'confirm', { channel: 'email', otp: '123456' }),
      responseCode(thief, 'confirm/password', { password: PASSWORD }),
    ])
    expect(refused).toEqual([41036, 41036, 41036])
    expect(await state(thief)).toEqual({
      ...{ is_needed: true, factors: ['app', 'recovery'], password: false, ways: [], is_half_done: false },
    })
    for (const [title, path, body, method] of calls) {
      const answer = await thief.call(`/api-server/${path}`, { method, body: JSON.stringify(body) })
      expect([title, answer.body.code]).toEqual([title, 41058])
    }
  })
})

test('a new sign-in without the second factor does not allow dangerous changes', async () => {
  const { id, email } = await ownerAndThief()
  const fresh = cookieJar(site)
  await fresh.signIn(id)
  expect((await state(fresh)).is_needed).toBe(true)
  expect(await responseCode(fresh, 'authenticator', {}, 'DELETE')).toBe(41058)
  expect(await byMail(fresh, email)).toBe(41036)
})

test('the app allows dangerous changes for a while', async () => {
  const { browser, app } = await ownerAndThief()
  expect(await byFactor(browser, 'passkey', app.now())).toBe(40001)
  expect(await byFactor(browser, 'app', app.now())).toBe(0)
  expect((await state(browser)).is_needed).toBe(false)
  expect(await byFactor(browser, 'app', app.now())).toBe(41024)
  const changed = { current_password: PASSWORD, new_password: 'nine-lazy-otters-sing' }
  expect(await responseCode(browser, 'password/change', changed)).toBe(0)
  pass(RECENT_PROOF_SECONDS)
  expect(await responseCode(browser, 'authenticator', {}, 'DELETE')).toBe(41058)
  pass(60)
  expect(await byFactor(browser, 'app', app.now())).toBe(0)
  expect(await responseCode(browser, 'authenticator', {}, 'DELETE')).toBe(0)
})

test('a recovery code replaces a lost app, and the owner gets a notice', async () => {
  const { browser, email, recoveryCodes } = await ownerAndThief()
  const [code = ''] = recoveryCodes
  expect(await byFactor(browser, 'recovery', code)).toBe(0)
  expect((await lastMessage(site, email)).kind).toBe('notice recovery-code-used')
  expect(await byFactor(browser, 'recovery', code)).toBe(41049)
  expect(await responseCode(browser, 'authenticator', {}, 'DELETE')).toBe(0)
})

test('a proof in one browser does not allow changes in another', async () => {
  const { id, app, thief } = await ownerAndThief()
  const owner = cookieJar(site)
  await owner.signIn(id)
  expect(await byFactor(owner, 'app', app.now())).toBe(0)
  expect(await responseCode(thief, 'authenticator', {}, 'DELETE')).toBe(41058)
})

test('a thief gets at most five simultaneous codes compared; the owner gets a notice after the third wrong one, once an hour', async () => {
  const { id, email, thief, app } = await ownerAndThief()
  const right = app.now()
  const wrong = ['000000', '111111'].find((code) => code !== right) ?? ''
  const codes = await Promise.all(Array.from({ length: 20 }, () => byFactor(thief, 'app', wrong)))
  expect(codes.filter((code) => code === 41024)).toHaveLength(5)
  expect(codes.filter((code) => code === 40006)).toHaveLength(15)
  const notices = () =>
    db
      .selectFrom('outbound_messages')
      .select(['subject', 'text'])
      .where('recipient', '=', email)
      .where('kind', '=', 'notice second-step-failed')
      .execute()
  expect(await notices()).toEqual([
    { subject: expect.stringContaining('wrong codes'), text: expect.stringContaining('Firefox') },
  ])
  pass(1800)
  for (let tries = 0; tries < 4; tries++) await byFactor(thief, 'app', wrong)
  expect(await notices()).toHaveLength(1)
  const events = await db.selectFrom('account_events').select('event').where('account_id', '=', id).execute()
  expect(events.filter(({ event }) => event === 'second-step-failed')).toHaveLength(1)
})

describe('an account with a passkey and no app', () => {
  async function withPasskey(values: { password_hash?: string; password_set_at?: Date } = {}) {
    const { id, email, browser } = await person()
    await db
      .updateTable('accounts')
      .set({ first_name: 'Mai', ...values })
      .where('id', '=', id)
      .execute()
    const creation = z.object({
      options: z.object({ challenge: z.string(), user: z.object({ id: z.string() }) }),
    })
    const { options } = await done(browser, 'passkeys/options', creation)
    const { challenge, user } = options
    const { passkey, attestation: response } = makePasskey({ challenge, ...said, userHandle: user.id })
    await done(browser, 'passkeys', z.object({}), { name: 'Phone', response })
    pass(RECENT_PROOF_SECONDS)
    const signed = async (path: string) => {
      const asked = z.object({ options: z.object({ challenge: z.string() }) })
      return signWith(passkey, { ...(await done(browser, path, asked)).options, ...said })
    }
    return { id, email, browser, signed }
  }

  test('is proven by the passkey', async () => {
    const { browser, signed } = await withPasskey()
    const response = await signed('confirm/passkey/options')
    expect(await responseCode(browser, 'confirm/passkey', { response })).toBe(0)
    expect(await responseCode(browser, 'confirm/passkey', { response })).toBe(41048)
    expect((await state(browser)).is_needed).toBe(false)
  })

  test('is not proven by the challenge of another call', async () => {
    const { browser, signed } = await withPasskey()
    const response = await signed('passkeys/sign-in/options')
    expect(await responseCode(browser, 'confirm/passkey', { response })).toBe(41048)
  })

  test('is proven by two other proofs if the passkey is lost', async () => {
    const { browser, email } = await withPasskey({ password_hash: hash, password_set_at: new Date(0) })
    expect(await byMail(browser, email)).toBe(0)
    expect(await state(browser)).toMatchObject({
      is_needed: true,
      is_half_done: true,
      password: true,
      ways: [],
    })
    expect(await responseCode(browser, 'passkeys/options')).toBe(41058)
    expect(await responseCode(browser, 'confirm/password', { password: PASSWORD })).toBe(0)
    expect((await state(browser)).is_needed).toBe(false)
  })

  test('is not proven by the same proof twice, or by a password that a reader of the mail may just have set', async () => {
    const { browser, email } = await withPasskey({ password_hash: hash, password_set_at: new Date(time) })
    expect(await responseCode(browser, 'confirm/password', { password: PASSWORD })).toBe(41036)
    expect(await byMail(browser, email)).toBe(0)
    pass(60)
    expect(await byMail(browser, email)).toBe(0)
    expect(await state(browser)).toMatchObject({ is_needed: true, password: false, ways: [] })
    expect(await responseCode(browser, 'passkeys/options')).toBe(41058)
  })
})
