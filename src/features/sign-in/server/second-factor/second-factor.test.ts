import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../../tests/site/test-site.ts'
import { signedIn } from '../../contract/signed-in.ts'
import type { Proof } from '../expired-proof.ts'
import { done, factorsOf, responseCode } from './second-factor.test-helper.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { person, passFirst, addApp, isSignedIn } = factorsOf(site)

beforeEach(() => {
  time += 3600_000
})

/** A person with an app, and a browser that has passed only the first factor. */
async function requirePendingStep(proof: Proof = 'password') {
  const { id, email, browser: home } = await person()
  const { app, recoveryCodes } = await addApp(home)
  time += 60_000
  const browser = cookieJar(site)
  const answer = await passFirst(browser, id, proof, '/en/saved')
  return { id, email, home, app, recoveryCodes, browser, answer }
}
const verify = (browser: ReturnType<typeof cookieJar>, method: string, code: string) =>
  responseCode(browser, 'second-factor/verify', { method, code })

describe('no first factor is enough alone', () => {
  const proofs: Proof[] = [
    'password',
    'email-code',
    'phone-code',
    'link',
    'google',
    'apple',
    'facebook',
    'identity',
  ]
  test.each(proofs)('%s', async (proof) => {
    const { browser, answer } = await requirePendingStep(proof)
    expect(answer).toMatchObject({ user: null, next: null, second_factors: ['app', 'recovery'] })
    expect(await isSignedIn(browser)).toBe(false)
    expect(browser.cookie('seeker_sid')).toBeUndefined()
    expect(await responseCode(browser, 'factors', {}, 'GET')).toBe(40003)
  })
})

test('the code of the app finishes the sign-in, and follows the redirect', async () => {
  const { id, browser, app } = await requirePendingStep()
  const shown = { method: 'app', code: app.now() }
  const { user, next } = await done(browser, 'second-factor/verify', signedIn, shown)
  expect(user?.id).toBe(id)
  expect(next).toContain(encodeURIComponent('/en/saved'))
  expect(await isSignedIn(browser)).toBe(true)
  expect(browser.cookie('second_factor')).toBeUndefined()
  const { proven_by } = await site.database.db
    .selectFrom('sessions')
    .select('proven_by')
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(proven_by).toEqual(['password', 'app'])
})

test('a code of the app works once in all sign-ins, and earlier codes are refused afterwards', async () => {
  const { id, browser, app } = await requirePendingStep()
  const code = app.now()
  const other = cookieJar(site)
  await passFirst(other, id)
  expect(await verify(browser, 'app', code)).toBe(0)
  expect(await verify(other, 'app', code)).toBe(41024)
  expect(await verify(other, 'app', app.later(-30))).toBe(41024)
  expect(await isSignedIn(other)).toBe(false)
  expect(await verify(other, 'app', app.later(30))).toBe(0)
})

test('the same code at the same moment signs in once', async () => {
  const { id, browser, app } = await requirePendingStep()
  const others = [browser, cookieJar(site), cookieJar(site), cookieJar(site)]
  for (const other of others.slice(1)) await passFirst(other, id)
  const codes = await Promise.all(others.map((other) => verify(other, 'app', app.now())))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
})

test('codes from a minute ago or ahead are wrong', async () => {
  const { browser, app } = await requirePendingStep()
  expect(await verify(browser, 'app', app.later(-60))).toBe(41024)
  expect(await verify(browser, 'app', app.later(60))).toBe(41024)
})

test('a guesser has a limited number of simultaneous tries of all factors, until time has passed', async () => {
  const { browser, app } = await requirePendingStep()
  const right = app.now()
  const wrong = ['000000', '111111', '222222', '333333'].filter((code) => code !== right)
  const tries = Array.from({ length: 24 }, (_, n) =>
    verify(browser, n % 2 === 0 ? 'app' : 'recovery', wrong[n % wrong.length] ?? ''),
  )
  const codes = await Promise.all(tries)
  expect(codes.filter((code) => code !== 40006)).toHaveLength(5)
  expect(await verify(browser, 'app', right)).toBe(40006)
  expect(await isSignedIn(browser)).toBe(false)
})

test('a new sign-in gives no new tries; a person has to wait', async () => {
  const { id, browser, app } = await requirePendingStep()
  for (let n = 0; n < 5; n++) await verify(browser, 'recovery', 'wrong')
  const other = cookieJar(site)
  await passFirst(other, id)
  expect(await verify(other, 'app', app.now())).toBe(40006)
  time += 15 * 60_000
  const later = cookieJar(site)
  await passFirst(later, id)
  expect(await verify(later, 'app', app.now())).toBe(0)
})

test('a pending sign-in cannot be finished in another browser', async () => {
  const { browser, app } = await requirePendingStep()
  const token = browser.cookie('second_factor') ?? ''
  const thief = cookieJar(site, { second_factor: token })
  expect(await done(thief, 'second-factor', z.object({ asked: z.null() }), {}, 'GET')).toEqual({
    asked: null,
  })
  expect(await verify(thief, 'app', app.now())).toBe(41050)
  const forged = cookieJar(site, { second_factor: token, browser_mark_0: 'x'.repeat(43) })
  expect(await verify(forged, 'app', app.now())).toBe(41050)
  expect(await verify(browser, 'app', app.now())).toBe(0)
})

test('a sign-in cannot be finished twice, or after ten minutes', async () => {
  const { browser, app } = await requirePendingStep()
  const kept = browser.held()
  expect(await verify(browser, 'app', app.now())).toBe(0)
  expect(await verify(cookieJar(site, kept), 'app', app.later(30))).toBe(41050)
  const late = await requirePendingStep()
  time += 600_000
  expect(await verify(late.browser, 'app', late.app.now())).toBe(41050)
})

test('a recovery code works once, in any notation, and the owner is told', async () => {
  const { id, email, browser, recoveryCodes } = await requirePendingStep()
  const [code = '', second = ''] = recoveryCodes
  const others = [browser, cookieJar(site), cookieJar(site)]
  for (const other of others.slice(1)) await passFirst(other, id)
  const typed = ` ${code.toUpperCase().replace('-', ' ')} `
  const codes = await Promise.all(others.map((other) => verify(other, 'recovery', typed)))
  expect(codes.toSorted()).toEqual([0, 41049, 41049])
  expect(await lastMessage(site, email)).toMatchObject({ kind: 'notice recovery-code-used' })
  const again = cookieJar(site)
  await passFirst(again, id)
  expect(await verify(again, 'recovery', code)).toBe(41049)
  expect(await verify(again, 'recovery', second)).toBe(0)
})

test('another account’s codes are refused', async () => {
  const mine = await requirePendingStep()
  const theirs = await requirePendingStep()
  expect(await verify(mine.browser, 'recovery', theirs.recoveryCodes[0] ?? '')).toBe(41049)
  expect(await verify(mine.browser, 'app', theirs.app.now())).toBe(41024)
})

test('a factor that was not requested is refused', async () => {
  const { browser } = await requirePendingStep()
  expect(await responseCode(browser, 'second-factor/send-email')).toBe(41036)
  expect(await verify(browser, 'email', '123456')).toBe(41036)
  expect(await responseCode(browser, 'second-factor/passkey/options')).toBe(41036)
})

test('a suspension between the factors ends the sign-in', async () => {
  const { id, browser, app } = await requirePendingStep()
  const suspended_at = new Date(time)
  await site.database.db.updateTable('accounts').set({ suspended_at }).where('id', '=', id).execute()
  expect(await verify(browser, 'app', app.now())).toBe(41044)
  expect(await isSignedIn(browser)).toBe(false)
})

describe('a code by mail', () => {
  async function byMail(proof: Proof = 'password') {
    const { id, email, browser: home } = await person()
    await done(home, 'second-factor/email', z.object({}), { enabled: true })
    const browser = cookieJar(site)
    const answer = await passFirst(browser, id, proof)
    return { id, email, home, browser, answer }
  }
  const asked = z.object({
    asked: z.object({ email: z.string(), resend_seconds: z.number(), factors: z.array(z.string()) }),
  })

  test('is sent automatically if there is no stronger factor, and works once', async () => {
    const { id, email, browser } = await byMail()
    const page = await done(browser, 'second-factor', asked, {}, 'GET')
    expect(page.asked).toEqual({
      ...{ factors: ['email', 'recovery'], resend_seconds: 60 },
      email: `${email[0]}•••@people.test`,
    })
    const { kind, code } = await lastMessage(site, email)
    expect(kind).toBe('code second-factor')
    expect(await verify(browser, 'email', code)).toBe(0)
    const again = cookieJar(site)
    await passFirst(again, id)
    expect(await verify(again, 'email', code)).toBe(41040)
  })

  test('can be sent again after a minute', async () => {
    const { email, browser } = await byMail()
    const first = await lastMessage(site, email)
    expect(await responseCode(browser, 'second-factor/send-email')).toBe(41039)
    time += 60_000
    expect(await responseCode(browser, 'second-factor/send-email')).toBe(0)
    const { code } = await lastMessage(site, email)
    if (code !== first.code) expect(await verify(browser, 'email', first.code)).toBe(41040)
    expect(await verify(browser, 'email', code)).toBe(0)
  })

  test('is compared five times', async () => {
    const { email, browser } = await byMail()
    const { code } = await lastMessage(site, email)
    const wrong = code === '000000' ? '000001' : '000000'
    const codes = await Promise.all(Array.from({ length: 20 }, () => verify(browser, 'email', wrong)))
    expect(codes.filter((answer) => answer !== 40006)).toHaveLength(5)
    expect(await verify(browser, 'email', code)).toBe(40006)
  })

  test('is not required after a proof by mail', async () => {
    for (const proof of ['email-code', 'link'] as const) {
      const { browser, answer } = await byMail(proof)
      expect(answer.second_factors).toEqual([])
      expect(await isSignedIn(browser)).toBe(true)
    }
  })
})
