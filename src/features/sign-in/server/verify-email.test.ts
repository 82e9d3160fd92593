import { expect, test } from 'vitest'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
} from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ trustProxy: true, clock: { now: () => new Date(time) } })
const { db } = site.database

const call = (browser: CookieJar, path: string, body: object) =>
  browser.call(`/api-server${path}`, { method: 'POST', body: JSON.stringify(body), headers: newNetwork() })

/** A person who has just registered, with the code and link of their mail. */
async function registered() {
  const email = `mai-${crypto.randomUUID()}@people.test`
  const browser = cookieJar(site)
  const body = { email, password: 'seven-otters-hum', terms_and_condition: 1 }
  expect((await call(browser, '/auth/register', body)).body.code).toBe(0)
  return { email, browser, ...(await emailTo(email)) }
}

async function emailTo(email: string) {
  const { text, code: otp } = await lastMessage(site, email)
  return { otp, link: /verify-email\?code=([\w-]{43})/.exec(text)?.[1] ?? '' }
}

const look = (code: string, browser: CookieJar = cookieJar(site)) =>
  browser.call(`/api-server/data/email/verify?code=${code}`, { headers: newNetwork() })

const isProven = async (email: string) => {
  const row = await db
    .selectFrom('accounts')
    .select('email_verified_at')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.email_verified_at !== null
}

test('the six digits of the mail prove the address, once', async () => {
  const { email, browser, otp } = await registered()
  expect(
    (await call(browser, '/data/email/verify', { otp: otp === '000000' ? '1' : '000000' })).body,
  ).toMatchObject({
    ...{ code: 41040, errors: { otp: ['The OTP you have entered is wrong. Please try again.'] } },
  })
  expect((await call(browser, '/data/email/verify', { otp })).body.data).toEqual({ is_email_verify: true })
  expect(await isProven(email)).toBe(true)
  expect((await call(browser, '/data/email/verify', { otp })).body.code).toBe(41002)
  expect((await call(browser, '/data/email/generate-otp', {})).body).toMatchObject({
    ...{ code: 41002, message: 'This email is already verified.' },
  })
})

test('digits are accepted in any notation', async () => {
  const { email, browser, otp } = await registered()
  const arabic = otp.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  const written = `${arabic.slice(0, 3)} ${arabic.slice(3)}`
  expect((await call(browser, '/data/email/verify', { otp: written })).body.code).toBe(0)
  expect(await isProven(email)).toBe(true)
})

test('a mail scanner can read the link many times without spending it', async () => {
  const { email, browser, link } = await registered()
  for (let times = 0; times < 3; times++) {
    const { status, body } = await look(link)
    expect(status).toBe(200)
    expect(body.data).toEqual({ email: 'm•••@people.test', is_verified: false, is_here: false })
  }
  expect(await isProven(email)).toBe(false)
  expect((await look(link, browser)).body.data).toMatchObject({ is_here: true })
  expect((await call(browser, '/data/email/verify', { code: link })).body.code).toBe(0)
  expect((await call(browser, '/data/email/verify', { code: link })).body.code).toBe(0)
  expect(await isProven(email)).toBe(true)
})

test('a click in another browser proves the address only after signing in there', async () => {
  const { email, link } = await registered()
  const elsewhere = cookieJar(site)
  expect((await call(elsewhere, '/data/email/verify', { code: link })).body.code).toBe(40003)
  expect(await isProven(email)).toBe(false)
  await call(elsewhere, '/auth/login', { login: email, password: 'seven-otters-hum' })
  expect((await look(link, elsewhere)).body.data).toMatchObject({ is_here: true })
  expect((await call(elsewhere, '/data/email/verify', { code: link })).body.code).toBe(0)
  expect(await isProven(email)).toBe(true)
})

test('a person can request another mail after a minute, and the new mail ends the first', async () => {
  const { email, browser, otp } = await registered()
  expect((await call(browser, '/data/email/generate-otp', {})).body).toMatchObject({ code: 41039 })
  time += 60_000
  expect((await call(browser, '/data/email/generate-otp', {})).body.data).toEqual({
    ...{ email: 'm•••@people.test', resend_after: 60, expires_after: 600 },
  })
  const next = await emailTo(email)
  if (next.otp !== otp) expect((await call(browser, '/data/email/verify', { otp })).body.code).toBe(41040)
  expect((await call(browser, '/data/email/verify', { otp: next.otp })).body.code).toBe(0)
  expect((await call(cookieJar(site), '/data/email/generate-otp', {})).status).toBe(401)
})

test('an expired link, an invented one, and one for a former address are refused', async () => {
  const { email, browser, link } = await registered()
  const expired = {
    code: 41018,
    message: 'The link has expired, please go to the settings through email within one month.',
  }
  expect((await look('A'.repeat(43), browser)).body).toMatchObject(expired)
  await db
    .updateTable('accounts')
    .set({ email: `other-${email}` })
    .where('email', '=', email)
    .execute()
  expect((await call(browser, '/data/email/verify', { code: link })).body).toMatchObject(expired)
  await db.updateTable('accounts').set({ email }).where('email', '=', `other-${email}`).execute()
  time += 24 * 3_600_000
  expect((await look(link, browser)).body).toMatchObject(expired)
})

test('repeated registration does not flood a mailbox', async () => {
  const { email } = await registered()
  await db.deleteFrom('accounts').where('email', '=', email).execute()
  const body = { email, terms_and_condition: 1 }
  expect((await call(cookieJar(site), '/auth/register', body)).body.code).toBe(0)
  const { rows } = {
    rows: await db.selectFrom('outbound_messages').select('id').where('recipient', '=', email).execute(),
  }
  expect(rows.length).toBeLessThanOrEqual(2)
})
