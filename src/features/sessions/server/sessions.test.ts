import { expect, test } from 'vitest'
import { z } from 'zod'
import { GUEST_COOKIE, SESSION_COOKIES } from '#config/cookies.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { listDevices } from '../contract/devices.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database

const session = z.object({ user: z.object({ id: z.string() }).nullable(), is_expired: z.boolean() })

async function signedIn() {
  const browser = cookieJar(site)
  const { id } = await db
    .insertInto('accounts')
    .values({ email: `${crypto.randomUUID()}@people.test`, first_name: 'Mai' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.signIn(id)
  return { id, browser }
}
const who = async (browser: ReturnType<typeof cookieJar>) =>
  session.parse((await browser.call('/api-server/auth/session')).body.data)

test('a signed-in browser is authenticated, and an unknown token signs nobody in', async () => {
  const { id, browser } = await signedIn()
  expect(await who(browser)).toEqual({ user: { id }, is_expired: false })
  expect(await who(cookieJar(site))).toEqual({ user: null, is_expired: false })
})

test('the database contains nothing that could be used to sign in', async () => {
  const { browser } = await signedIn()
  const token = browser.cookie('seeker_sid') ?? ''
  const { rows } = { rows: await db.selectFrom('sessions').selectAll().execute() }
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(token).toMatch(/^[\w-]{43}$/)
})

test('a session that was not used for a month has ended, and the response says so', async () => {
  const { browser } = await signedIn()
  time += 29 * 86_400_000
  expect((await who(browser)).user).not.toBeNull()
  time += 29 * 86_400_000
  expect((await who(browser)).user).not.toBeNull()
  time += 30 * 86_400_000
  expect(await who(browser)).toEqual({ user: null, is_expired: true })
})

test('no session outlives half a year', async () => {
  const { browser } = await signedIn()
  for (let days = 0; days < 175; days += 25) {
    time += 25 * 86_400_000
    expect((await who(browser)).user).not.toBeNull()
  }
  time += 6 * 86_400_000
  expect((await who(browser)).user).toBeNull()
})

const DAY = 86_400_000
const cookieIn = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith('seeker_sid='))
const maxAge = (line: string | undefined) => Number(/; Max-Age=(\d+);/.exec(line ?? '')?.[1])

test('the cookie lives 30 days from its last use: it is renewed once a day', async () => {
  const { browser } = await signedIn()
  const use = (path = '/api-server/auth/session') => browser.fetch(path)
  expect(cookieIn(await use())).toBeUndefined()
  time += DAY
  const renewed = cookieIn(await use())
  expect(renewed).toContain(`seeker_sid=${browser.cookie('seeker_sid')};`)
  expect(maxAge(renewed)).toBe(30 * 24 * 3600)
  time += 600_000
  expect(cookieIn(await use())).toBeUndefined()
})

test('the cookie of a sign-in also lives 30 days', async () => {
  const answer = await site.fetch('/api-server/auth/guest/login', { method: 'POST' })
  expect(maxAge(answer.headers.getSetCookie().join())).toBe(30 * 24 * 3600)
})

test('the cookie does not outlive its session', async () => {
  const { browser } = await signedIn()
  for (let days = 0; days < 175; days += 25) {
    time += 25 * DAY
    const line = cookieIn(await browser.fetch('/api-server/auth/session'))
    expect(maxAge(line)).toBe(Math.min(30, 180 - days - 25) * 24 * 3600)
  }
})

test('a shared response sets no cookie; the next response renews it', async () => {
  const { browser } = await signedIn()
  time += DAY
  const shared = await browser.fetch('/api-server/base/translations/manifest')
  expect(shared.headers.get('cache-control')).toMatch(/^public/)
  expect(shared.headers.getSetCookie()).toEqual([])
  expect(cookieIn(await browser.fetch('/api-server/auth/session'))).toBeDefined()
})

test('a cookie that a response deletes is not renewed', async () => {
  const { browser } = await signedIn()
  time += DAY
  const answer = await browser.fetch('/api-server/auth/log-out', { method: 'POST' })
  expect(answer.headers.getSetCookie().filter((line) => line.startsWith('seeker_sid='))).toEqual([
    expect.stringContaining('Max-Age=0'),
  ])
})

test('logging out ends the session in this browser and for every copy of the cookie', async () => {
  const { browser } = await signedIn()
  const kept = cookieJar(site, { seeker_sid: browser.cookie('seeker_sid') ?? '' })
  expect((await who(kept)).user).not.toBeNull()
  await browser.call('/api-server/auth/log-out', { method: 'POST' })
  expect(browser.cookie('seeker_sid')).toBeUndefined()
  expect(await who(kept)).toEqual({ user: null, is_expired: true })
})

test('another site cannot log anybody out', async () => {
  const { browser } = await signedIn()
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.call('/api-server/auth/log-out', { method: 'POST', headers })).status).toBe(403)
  expect((await who(browser)).user).not.toBeNull()
})

test('a cookie of our other site signs nobody in here', async () => {
  const { browser } = await signedIn()
  const token = browser.cookie('seeker_sid') ?? ''
  for (const name of [SESSION_COOKIES.employer, SESSION_COOKIES.console, GUEST_COOKIE]) {
    expect((await who(cookieJar(site, { [name]: token }))).user).toBeNull()
  }
})

test('a guest gets a session, keeps it, and loses it by signing in', async () => {
  const browser = cookieJar(site)
  const login = () => browser.call('/api-server/auth/guest/login', { method: 'POST' })
  const guests = () => db.selectFrom('sessions').select('id').where('account_id', 'is', null).execute()
  const others = await guests()
  expect((await login()).body.data).toEqual({ role: 'guest' })
  const first = browser.cookie('guest_sid')
  expect((await login()).body.data).toEqual({ role: 'guest' })
  expect(browser.cookie('guest_sid')).toBe(first)
  expect((await who(browser)).user).toBeNull()
  const { id } = await db
    .insertInto('accounts')
    .values({ email: 'guest@people.test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await browser.signIn(id)
  expect(browser.cookie('guest_sid')).toBeUndefined()
  expect((await who(cookieJar(site, { guest_sid: first ?? '' }))).user).toBeNull()
  expect(await guests()).toEqual(others)
})

test('a token from before the sign-in has no effect afterwards', async () => {
  const { id, browser } = await signedIn()
  const before = browser.cookie('seeker_sid') ?? ''
  await browser.signIn(id)
  expect(browser.cookie('seeker_sid')).not.toBe(before)
  expect((await who(cookieJar(site, { seeker_sid: before }))).user).toBeNull()
})

test('Role-Id grants nothing, and must not contradict the session', async () => {
  const { browser } = await signedIn()
  const as = (role: string) => browser.call('/api-server/auth/session', { headers: { 'role-id': role } })
  expect((await as('1')).status).toBe(200)
  expect((await as('2')).status).toBe(403)
})

test('a suspended account is signed out at once', async () => {
  const { id, browser } = await signedIn()
  await db
    .updateTable('accounts')
    .set({ suspended_at: new Date(time) })
    .where('id', '=', id)
    .execute()
  expect((await who(browser)).user).toBeNull()
})

test('only the owner can end a session', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()]
  const { body } = await mine.browser.call('/api-server/auth/devices')
  const { devices } = listDevices.response.parse(body.data)
  expect(devices).toMatchObject([{ is_this: true, may: { end: true } }])
  const path = `/api-server/auth/devices/${devices[0]?.id}`
  expect((await theirs.browser.call(path, { method: 'DELETE' })).body.code).toBe(40004)
  expect((await who(mine.browser)).user).toEqual({ id: mine.id })
  expect((await mine.browser.call(path, { method: 'DELETE' })).body.code).toBe(0)
  expect((await who(mine.browser)).user).toBeNull()
})
