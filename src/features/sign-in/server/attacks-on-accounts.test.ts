import { expect, test } from 'vitest'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
  sendResetEmails,
  somebodyWaits,
} from '#features/accounts/server/accounts.test-helper.ts'
import { lockAccount } from '#features/accounts/server/queries/accounts.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { dropCredentials } from './drop-credentials.ts'

/** Attacks that take over somebody’s account, or lock its owner out. */

const time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ trustProxy: true, clock: { now: () => new Date(time) } })
const { db } = site.database
const NEW = 'nine-lazy-otters-sing'
const oldHash = await hashPassword('seven-otters-hum')

const newEmail = () => `${crypto.randomUUID()}@people.test`
async function account(values: Record<string, unknown> = { email_verified_at: new Date(time) }) {
  const email = newEmail()
  const { id } = await db
    .insertInto('accounts')
    .values({ email, password_hash: oldHash, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}
const post = async (browser: CookieJar, path: string, body: object = {}, headers = newNetwork()) => {
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  return (await browser.call(`/api-server/${path}`, init)).body
}
const isSignedIn = async (browser: CookieJar) =>
  JSON.stringify((await browser.call('/api-server/auth/session')).body.data).includes('"first_name"')
const messages = async (to: string, kind: string) =>
  (
    await db
      .selectFrom('outbound_messages')
      .select('language')
      .where('recipient', '=', to)
      .where('kind', '=', kind)
      .execute()
  ).map(({ language }) => language)

test('a new browser that sends its first requests at once can use its code, in any order of the responses', async () => {
  const { id, email } = await account()
  const opened = [cookieJar(site), cookieJar(site), cookieJar(site)]
  await Promise.all([
    post(opened[0] ?? cookieJar(site), 'auth/otp/send', { channel: 'email', email }),
    post(opened[1] ?? cookieJar(site), 'auth/passkeys/sign-in/options'),
    post(opened[2] ?? cookieJar(site), 'auth/reset-password/otp', { email }),
  ])
  const orders = [opened, opened.toReversed()]
  for (const order of orders) {
    // One browser receives all the responses, in this order.
    const held = Object.assign({}, ...order.map((jar) => jar.held()))
    expect(Object.keys(held)).toHaveLength(3)
    const browser = cookieJar(site, held)
    const message = await db
      .selectFrom('outbound_messages')
      .select('text')
      .where('recipient', '=', email)
      .where('kind', '=', 'code sign-in')
      .executeTakeFirstOrThrow()
    const otp = /\b\d{6}\b/.exec(message.text)?.[0] ?? ''
    const answer = await post(browser, 'auth/otp/verify', { channel: 'email', email, otp })
    expect(answer).toMatchObject(order === opened ? { data: { user: { id } } } : { code: 41042 })
  }
})

test('a browser keeps its mark and gets no second one', async () => {
  const browser = cookieJar(site)
  await post(browser, 'auth/passkeys/sign-in/options')
  const before = browser.held()
  await post(browser, 'auth/passkeys/sign-in/options')
  expect(browser.held()).toEqual(before)
})

test('the maker of a planted account cannot read mail to its address in the export', async () => {
  const email = newEmail()
  const planter = cookieJar(site)
  expect(await post(planter, 'auth/register', { email, terms_and_condition: 1 })).toMatchObject({ code: 0 })
  const victim = cookieJar(site)
  await post(victim, 'auth/otp/send', { channel: 'email', email })
  const { code } = await lastMessage(site, email)
  const taken = JSON.stringify(await post(planter, 'jobseeker/export'))
  expect(taken).toContain('README')
  expect(taken).not.toContain(code)
  expect(taken).not.toContain('code sign-in')
})

test('no export contains a code, not even the recipient’s', async () => {
  const { id, email } = await account()
  const browser = cookieJar(site)
  await browser.signIn(id)
  await post(browser, 'auth/otp/send', { channel: 'email', email })
  const { code } = await lastMessage(site, email)
  const taken = JSON.stringify(await post(browser, 'jobseeker/export'))
  expect(taken).toContain('code sign-in')
  expect(taken).not.toContain(code)
})

test('the owner of an address is told in their own language when an account is handed to them', async () => {
  const { email } = await account({ language: 'tr' })
  const browser = cookieJar(site)
  await post(browser, 'auth/otp/send?language_code=ja', { channel: 'email', email })
  const { code: otp } = await lastMessage(site, email)
  await post(browser, 'auth/otp/verify?language_code=ja', { channel: 'email', email, otp })
  expect(await isSignedIn(browser)).toBe(true)
  expect(await messages(email, 'notice taken-over')).toEqual(['ja'])
  const { email: proven } = await account()
  await post(browser, 'auth/otp/send', { channel: 'email', email: proven })
  await post(browser, 'auth/otp/verify', {
    channel: 'email',
    email: proven,
    otp: (await lastMessage(site, proven)).code,
  })
  expect(await messages(proven, 'notice taken-over')).toEqual([])
})

test('codes and links from before a password change sign nobody in', async () => {
  const { id, email } = await account()
  const thief = cookieJar(site)
  await post(thief, 'auth/otp/send', { channel: 'email', email })
  const { code: stolen } = await lastMessage(site, email)
  await post(thief, 'auth/magic-link/send', { email })
  const token = /token=([\w-]{43})/.exec((await lastMessage(site, email)).text)?.[1] ?? ''
  const session = cookieJar(site)
  await session.signIn(id)
  const owner = cookieJar(site)
  await post(owner, 'auth/reset-password/otp', { email })
  await sendResetEmails(site)
  const { code: otp } = await lastMessage(site, email)
  expect(await post(owner, 'auth/reset-password', { email, otp, new_password: NEW })).toMatchObject({
    code: 0,
  })
  expect(await post(thief, 'auth/otp/verify', { channel: 'email', email, otp: stolen })).toMatchObject({
    code: 41043,
  })
  expect(await post(thief, 'auth/magic-link/confirm', { token, confirm_here: true })).toMatchObject({
    code: 41019,
  })
  expect([await isSignedIn(thief), await isSignedIn(session)]).toEqual([false, false])
  // The use of the code is still reported.
  expect(await post(owner, 'auth/reset-password', { email, otp, new_password: NEW })).toMatchObject({
    code: 41042,
  })
})

test('a full mailbox cannot hide changes from the owner', async () => {
  const { id, email } = await account()
  const codes: number[] = []
  for (let attempt = 0; attempt < 12; attempt++) {
    codes.push((await post(cookieJar(site), 'auth/otp/send', { channel: 'email', email })).code)
  }
  expect(codes.filter((code) => code === 0)).toHaveLength(10)
  const owner = cookieJar(site)
  await owner.signIn(id)
  const changed = { current_password: 'seven-otters-hum', new_password: NEW }
  expect(await post(owner, 'auth/password/change', changed)).toMatchObject({ code: 0 })
  expect(await messages(email, 'notice password-changed')).toHaveLength(1)
})

test('no request header changes the links of a mail', async () => {
  const { email } = await account()
  const headers = { ...newNetwork(), 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' }
  expect((await post(cookieJar(site), 'auth/magic-link/send', { email }, headers)).code).toBe(0)
  expect((await lastMessage(site, email)).text).not.toContain('evil.test')
})

test('one address gets one owner if two accounts prove it at the same moment', async () => {
  const email = newEmail()
  const browsers: { browser: CookieJar; otp: string }[] = []
  // One after the other, so that the newest mail is the last requested one.
  for (const { id } of [await account(), await account()]) {
    const browser = cookieJar(site)
    await browser.signIn(id)
    const to = { channel: 'email', email }
    expect(await post(browser, 'jobseeker/account-setting/address/send', to)).toMatchObject({ code: 0 })
    browsers.push({ browser, otp: (await lastMessage(site, email)).code })
  }
  const answers = await Promise.all(
    browsers.map(({ browser, otp }) =>
      post(browser, 'jobseeker/account-setting/address', { channel: 'email', email, otp }),
    ),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 41006])
})

test('a thief’s pending requests fail after the owner has removed the thief from the account', async () => {
  const { id } = await account({})
  const planter = cookieJar(site)
  await planter.signIn(id)
  const password = { current_password: 'seven-otters-hum', new_password: 'planted-otters-wait' }
  const answer = await db.transaction().execute(async (closing) => {
    await lockAccount(closing, id)
    const sent = post(planter, 'auth/password/change', password)
    await somebodyWaits(site)
    await dropCredentials(closing, id)
    return { sent }
  })
  expect(await answer.sent).toMatchObject({ code: 40003 })
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.password_hash).toBeNull()
})

test('undoing a changed number keeps an old app and removes a new one', async () => {
  const at = (days: number) => new Date(time - days * 24 * 3600_000)
  for (const [made, stays] of [
    [at(30), true],
    [at(3), false],
  ] as const) {
    const [phone, other] = [7_000_000, 7_500_000].map((n) => `+63917${n + Number(stays) * 1009}`)
    const values = { email_verified_at: at(90), phone, phone_verified_at: at(60) }
    const { id, email } = await account(values)
    const app = { account_id: id, secret: Buffer.alloc(20), last_step: 0, confirmed_at: made }
    await db.insertInto('authenticator_apps').values(app).execute()
    await db
      .insertInto('recovery_codes')
      .values({ account_id: id, code_hash: Buffer.alloc(8) })
      .execute()
    const owner = cookieJar(site)
    await owner.signIn(id)
    await db
      .updateTable('sessions')
      .set({ proven_by: ['app'] })
      .where('account_id', '=', id)
      .execute()
    const to = { channel: 'phone', phone_num: other }
    await post(owner, 'jobseeker/account-setting/address/send', to)
    const { code: otp } = await lastMessage(site, other ?? '')
    expect((await post(owner, 'jobseeker/account-setting/address', { ...to, otp })).code).toBe(0)
    const token = /undo\?code=([\w-]{43})/.exec((await lastMessage(site, email)).text)?.[1]
    expect((await post(cookieJar(site), 'jobseeker/account-setting/address/undo', { token })).code).toBe(0)
    const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const apps = await db.selectFrom('authenticator_apps').selectAll().where('account_id', '=', id).execute()
    const codes = await db.selectFrom('recovery_codes').selectAll().where('account_id', '=', id).execute()
    expect([row.phone, apps.length === 1, codes.length === 1]).toEqual([phone, stays, stays])
  }
})

test('an address change and a deletion request at the same moment both succeed', async () => {
  const { id } = await account()
  const email = newEmail()
  const browser = cookieJar(site)
  await browser.signIn(id)
  await post(browser, 'jobseeker/account-setting/address/send', { channel: 'email', email })
  const { code: otp } = await lastMessage(site, email)
  const tab = cookieJar(site, browser.held())
  const [changed, attempt] = await Promise.all([
    post(browser, 'jobseeker/account-setting/address', { channel: 'email', email, otp }),
    post(tab, 'jobseeker/account/delete'),
  ])
  expect([attempt.code, [0, 40003, 41007].includes(changed.code)]).toEqual([0, true])
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.delete_after).not.toBeNull()
  expect(await db.selectFrom('sessions').select('id').where('account_id', '=', id).execute()).toEqual([])
})

test('a session from before a sign-in does not belong to the account afterwards', async () => {
  const attacker = cookieJar(site)
  await post(attacker, 'auth/guest/login')
  const victim = cookieJar(site, attacker.held())
  const { email } = await account()
  await post(victim, 'auth/otp/send', { channel: 'email', email })
  await post(victim, 'auth/otp/verify', {
    channel: 'email',
    email,
    otp: (await lastMessage(site, email)).code,
  })
  expect([await isSignedIn(victim), await isSignedIn(attacker)]).toEqual([true, false])
  const { id: mine } = await account()
  const planted = cookieJar(site)
  await planted.signIn(mine)
  const shared = cookieJar(site, planted.held())
  await post(shared, 'auth/login', { login: email, password: 'seven-otters-hum' })
  expect(await isSignedIn(shared)).toBe(true)
  expect(await isSignedIn(planted)).toBe(false)
})
