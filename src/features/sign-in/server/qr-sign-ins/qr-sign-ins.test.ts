import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RECENT_PROOF_SECONDS } from '#config/limits.ts'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { getQrRequester, getQrState, startQrSignIn } from '../../contract/qr.ts'
import { signedIn } from '../../contract/signed-in.ts'
import { done, factorsOf, responseCode } from '../second-factor/second-factor.test-helper.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) }, trustProxy: true })
const { db } = site.database
const { origin, person, addApp, isSignedIn } = factorsOf(site)

beforeEach(() => {
  time += 3600_000
})

/** A browser that shows a QR code. */
async function shown() {
  const screen = cookieJar(site)
  const { code } = await done(screen, 'qr/start', startQrSignIn.response)
  return { screen, code }
}
const stateOf = async (screen: CookieJar) =>
  (await done(screen, 'qr/state', getQrState.response, {}, 'GET')).state
const step = (phone: CookieJar, code: string, verb: string) => responseCode(phone, `qr/${code}/${verb}`)
const finish = (screen: CookieJar) => responseCode(screen, 'qr/finish')

async function confirmed() {
  const { screen, code } = await shown()
  const owner = await person()
  expect(await step(owner.browser, code, 'scan')).toBe(0)
  expect(await step(owner.browser, code, 'confirm')).toBe(0)
  return { screen, code, owner }
}

test('scanning and confirming signs in the browser that shows the code', async () => {
  const screen = cookieJar(site)
  const picture = await done(screen, 'qr/start', startQrSignIn.response)
  expect(picture.url).toBe(`${await origin()}/en/qr/${picture.code}`)
  expect(picture).toMatchObject({ svg: expect.stringMatching(/^<svg /), expires_in: 120 })
  const { id, browser: phone } = await person()
  expect(await stateOf(screen)).toBe('shown')
  expect(await step(phone, picture.code, 'scan')).toBe(0)
  expect(await stateOf(screen)).toBe('scanned')
  expect(await finish(screen)).toBe(41020)
  expect(await step(phone, picture.code, 'confirm')).toBe(0)
  expect(await stateOf(screen)).toBe('confirmed')
  const entered = await done(screen, 'qr/finish', signedIn, { redirect: '/en/saved' })
  expect(entered.user?.id).toBe(id)
  expect(await isSignedIn(screen)).toBe(true)
  expect(await stateOf(screen)).toBe('expired')
})

test('the confirming device sees facts about the requesting browser, without guesses', async () => {
  const screen = cookieJar(site)
  const agent =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0'
  const headers = { 'user-agent': agent, 'x-forwarded-for': '198.51.100.9' }
  const { body } = await screen.call('/api-server/auth/qr/start', { method: 'POST', headers })
  const { code } = startQrSignIn.response.parse(body.data)
  const { browser: phone } = await person()
  const look = async (from: string) => {
    const { body } = await phone.call(`/api-server/auth/qr/${code}`, { headers: { 'x-forwarded-for': from } })
    return getQrRequester.response.parse(body.data)
  }
  const at = (seconds: number) => new Date(time + seconds * 1000).toISOString()
  expect(await look('203.0.113.5')).toEqual({
    state: 'shown',
    may: { scan: true },
    asker: {
      ...{ browser: 'Edge', system: 'Windows', is_same_network: false },
      ...{ asked_at: at(0), expires_at: at(120) },
    },
  })
  expect((await look('198.51.100.9')).asker.is_same_network).toBe(true)
  expect(await responseCode(cookieJar(site), `qr/${code}`, {}, 'GET')).toBe(40003)
})

describe('nobody is signed in', () => {
  test('by confirming without scanning', async () => {
    const { screen, code } = await shown()
    const { browser: phone } = await person()
    expect(await step(phone, code, 'confirm')).toBe(41020)
    expect(await stateOf(screen)).toBe('shown')
    expect(await finish(screen)).toBe(41020)
  })

  test('by scanning alone', async () => {
    const { screen, code } = await shown()
    const { browser: phone } = await person()
    await step(phone, code, 'scan')
    expect(await finish(screen)).toBe(41020)
    expect(await isSignedIn(screen)).toBe(false)
  })

  test('by a visitor or guest', async () => {
    const { screen, code } = await shown()
    const guest = cookieJar(site)
    await guest.call('/api-server/auth/guest/login', { method: 'POST' })
    for (const verb of ['scan', 'confirm', 'refuse']) {
      expect(await step(cookieJar(site), code, verb)).toBe(40003)
      expect(await step(guest, code, verb)).toBe(40003)
    }
    expect(await stateOf(screen)).toBe('shown')
  })

  test('by a page of another site', async () => {
    const { screen, code } = await shown()
    const { browser: phone } = await person()
    const init = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    for (const verb of ['scan', 'confirm']) {
      expect((await phone.call(`/api-server/auth/qr/${code}/${verb}`, init)).status).toBe(403)
    }
    expect(await stateOf(screen)).toBe('shown')
  })

  test('after two minutes, at any step', async () => {
    const [fresh, scanned, done] = [await shown(), await shown(), await confirmed()]
    const { browser: phone } = await person()
    await step(phone, scanned.code, 'scan')
    time += 120_000
    expect(await step(phone, fresh.code, 'scan')).toBe(41020)
    expect(await responseCode(phone, `qr/${fresh.code}`, {}, 'GET')).toBe(41020)
    expect(await step(phone, scanned.code, 'confirm')).toBe(41020)
    expect(await finish(done.screen)).toBe(41020)
    expect(await stateOf(done.screen)).toBe('expired')
    expect(await isSignedIn(done.screen)).toBe(false)
  })
})

test('another browser cannot finish, even with the code', async () => {
  const { screen, code } = await confirmed()
  expect(await finish(cookieJar(site))).toBe(41020)
  expect(await finish(cookieJar(site, { qr_sign_in: code }))).toBe(41020)
  expect(await finish((await shown()).screen)).toBe(41020)
  expect(await finish(screen)).toBe(0)
})

test('a confirmation signs in once, even with simultaneous requests', async () => {
  const { screen } = await confirmed()
  const held = { qr_sign_in: screen.cookie('qr_sign_in') ?? '' }
  const screens = [screen, ...[1, 2, 3].map(() => cookieJar(site, held))]
  const codes = await Promise.all(screens.map(finish))
  expect(codes.toSorted()).toEqual([0, 41020, 41020, 41020])
})

test('a second account that scans gets nothing and cannot decide', async () => {
  const { screen, code } = await shown()
  const [first, second] = [await person(), await person()]
  const scans = await Promise.all([first, second].map(({ browser }) => step(browser, code, 'scan')))
  expect(scans.toSorted()).toEqual([0, 41020])
  const [winner, loser] = scans[0] === 0 ? [first, second] : [second, first]
  for (const verb of ['scan', 'confirm', 'refuse']) expect(await step(loser.browser, code, verb)).toBe(41020)
  expect(await responseCode(loser.browser, `qr/${code}`, {}, 'GET')).toBe(41020)
  expect(await step(winner.browser, code, 'scan')).toBe(0)
  expect(await step(winner.browser, code, 'confirm')).toBe(0)
  expect(await step(winner.browser, code, 'confirm')).toBe(41020)
  const { user } = await done(screen, 'qr/finish', signedIn)
  expect(user?.id).toBe(winner.id)
})

test('a refusal is final, even after a confirmation', async () => {
  for (const verbs of [['refuse'], ['scan', 'refuse'], ['scan', 'confirm', 'refuse']]) {
    const { screen, code } = await shown()
    const { browser: phone } = await person()
    for (const verb of verbs) expect(await step(phone, code, verb)).toBe(0)
    for (const verb of ['scan', 'confirm', 'refuse']) expect(await step(phone, code, verb)).toBe(41020)
    expect(await stateOf(screen)).toBe('refused')
    expect(await finish(screen)).toBe(41021)
  }
})

test('a new QR code ends the last one', async () => {
  const { screen, code } = await shown()
  const { code: next } = await done(screen, 'qr/start', startQrSignIn.response)
  const { browser: phone } = await person()
  expect(await step(phone, code, 'scan')).toBe(41020)
  expect(await step(phone, next, 'scan')).toBe(0)
})

test('a suspended account cannot confirm', async () => {
  const { screen, owner } = await confirmed()
  const suspended_at = new Date(time)
  await db.updateTable('accounts').set({ suspended_at }).where('id', '=', owner.id).execute()
  expect(await finish(screen)).toBe(41044)
  expect(await isSignedIn(screen)).toBe(false)
})

test('an old stolen session cannot get a session with a fresh proof', async () => {
  const { browser: phone } = await person()
  await addApp(phone)
  time += RECENT_PROOF_SECONDS * 1000
  const { screen, code } = await shown()
  await step(phone, code, 'scan')
  await step(phone, code, 'confirm')
  expect(await finish(screen)).toBe(0)
  expect(await responseCode(screen, 'authenticator', {}, 'DELETE')).toBe(41058)
})

test('the database contains neither the code nor the browser’s token', async () => {
  const { screen, code } = await shown()
  const rows = JSON.stringify(await db.selectFrom('qr_sign_ins').selectAll().execute())
  expect(rows).not.toContain(code)
  expect(rows).not.toContain(screen.cookie('qr_sign_in'))
  expect(z.string().length(43).safeParse(code).success).toBe(true)
})
