import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { getFactors } from '../../contract/second-factor.ts'
import { done, factorsOf, responseCode } from './second-factor.test-helper.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database
const { person, passFirst, addApp } = factorsOf(site)

beforeEach(() => {
  time += 3600_000
})

type Jar = ReturnType<typeof cookieJar>
const factors = (browser: Jar) => done(browser, 'factors', getFactors.response, {}, 'GET')
const setMail = (browser: Jar, enabled: boolean) =>
  done(browser, 'second-factor/email', z.object({ recovery_codes: z.array(z.string()).nullable() }), {
    enabled,
  })

test('an app is active after its first code, and comes with ten recovery codes', async () => {
  const { id, email, browser } = await person()
  const start = z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })
  const begun = await done(browser, 'authenticator/start', start)
  expect(begun.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  expect(begun.uri).toContain(`otpauth://totp/Joblane:${encodeURIComponent(email)}?`)
  expect(begun.qr_svg).toMatch(/^<svg /)
  expect(await responseCode(browser, 'authenticator/confirm', { code: '000000' })).toBe(41024)
  expect((await factors(browser)).is_on).toBe(false)
  expect(await done(browser, 'authenticator/start', start)).toEqual(begun)
  const { recoveryCodes, app } = await addApp(browser)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(await factors(browser)).toMatchObject({
    ...{ is_on: true, app: { added_at: new Date(time).toISOString() }, recovery_codes_left: 10 },
    email_code: { is_on: false, email: `${email[0]}•••@people.test` },
  })
  expect(await lastMessage(site, email)).toMatchObject({ kind: 'notice second-factor-changed' })
  const stored = JSON.stringify([
    await db.selectFrom('authenticator_apps').selectAll().execute(),
    await db.selectFrom('one_time_tokens').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  expect(stored).not.toContain(begun.secret.replaceAll(' ', ''))
  expect(stored).not.toContain(recoveryCodes[0])
  const other = cookieJar(site)
  await passFirst(other, id)
  // The code that confirmed the app is spent.
  expect(await responseCode(other, 'second-factor/verify', { method: 'app', code: app.now() })).toBe(41024)
})

test('a second phone replaces the first phone after the first code of its app', async () => {
  const { id, browser } = await person()
  const first = await addApp(browser)
  await done(browser, 'authenticator/start', z.object({ secret: z.string() }))
  time += 60_000
  const second = await addApp(browser)
  expect(second.recoveryCodes).toEqual([])
  time += 60_000
  const other = cookieJar(site)
  await passFirst(other, id)
  const verify = (code: string) => responseCode(other, 'second-factor/verify', { method: 'app', code })
  expect(await verify(first.app.now())).toBe(41024)
  expect(await verify(second.app.now())).toBe(0)
})

test('only the same browser and account can finish a set-up', async () => {
  const { id, browser } = await person()
  await done(browser, 'authenticator/start', z.object({ secret: z.string() }))
  const elsewhere = cookieJar(site)
  await elsewhere.signIn(id)
  expect(await responseCode(elsewhere, 'authenticator/confirm', { code: '123456' })).toBe(41054)
  const { id: somebody } = await person()
  await browser.signIn(somebody)
  expect(await responseCode(browser, 'authenticator/confirm', { code: '123456' })).toBe(41054)
})

test('new recovery codes end the old ones', async () => {
  const { id, browser } = await person()
  const { recoveryCodes: old } = await addApp(browser)
  const renewed = z.object({ recovery_codes: z.array(z.string()).length(10) })
  const { recovery_codes } = await done(browser, 'recovery-codes', renewed)
  const other = cookieJar(site)
  await passFirst(other, id)
  const verify = (code = '') => responseCode(other, 'second-factor/verify', { method: 'recovery', code })
  expect(await verify(old[0])).toBe(41049)
  expect(await verify(recovery_codes[9])).toBe(0)
  expect((await factors(browser)).recovery_codes_left).toBe(9)
})

test('an owner turns the code by mail on and off; recovery codes end with the last factor', async () => {
  const { id, browser } = await person()
  expect((await setMail(browser, true)).recovery_codes).toHaveLength(10)
  expect((await setMail(browser, true)).recovery_codes).toBeNull()
  await addApp(browser)
  expect((await setMail(browser, false)).recovery_codes).toBeNull()
  expect((await factors(browser)).recovery_codes_left).toBe(10)
  expect(await responseCode(browser, 'authenticator', {}, 'DELETE')).toBe(0)
  expect(await factors(browser)).toMatchObject({ is_on: false, app: null, recovery_codes_left: 0 })
  expect(await responseCode(browser, 'recovery-codes')).toBe(40004)
  expect((await passFirst(cookieJar(site), id)).second_factors).toEqual([])
  const events = await db
    .selectFrom('account_events')
    .select('event')
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ event }) => event).slice(0, 4)).toEqual([
    ...['email-code-on', 'app-added', 'email-code-off', 'app-removed'],
  ])
})

test('an unproven address gets no codes', async () => {
  const { id, browser } = await person()
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute()
  expect(await responseCode(browser, 'second-factor/email', { enabled: true })).toBe(41009)
})

describe('a new proof is required before', () => {
  const passkey_id = crypto.randomUUID()
  const calls = [
    ['authenticator/start', {}, 'POST'],
    ['authenticator/confirm', { code: '123456' }, 'POST'],
    ['authenticator', {}, 'DELETE'],
    ['second-factor/email', { enabled: false }, 'POST'],
    ['recovery-codes', {}, 'POST'],
    ['passkeys/options', {}, 'POST'],
    [`passkeys/${passkey_id}`, {}, 'DELETE'],
  ] as const
  test.each(calls)('%s', async (path, request, method) => {
    const { browser } = await person()
    await addApp(browser)
    time += RECENT_PROOF_SECONDS * 1000
    expect(await responseCode(browser, path, request, method)).toBe(41058)
    expect((await factors(browser)).is_on).toBe(true)
    expect(await responseCode(cookieJar(site), path, request, method)).toBe(40003)
  })
})
