import { expect, test } from 'vitest'
import { CODE_TRIES } from '#config/limits.ts'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
  sendResetEmails,
} from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ trustProxy: true, clock: { now: () => new Date(time) } })
const { db } = site.database

const OLD = 'seven-otters-hum'
const NEW = 'nine-lazy-otters-sing'
const oldHash = await hashPassword(OLD)

interface Fields {
  email_verified_at?: Date
  phone?: string
  phone_verified_at?: Date
  password_hash?: string | null
  suspended_at?: Date
}

async function account(fields: Fields = { email_verified_at: new Date(time) }) {
  const email = `${crypto.randomUUID()}@people.test`
  const { id } = await db
    .insertInto('accounts')
    .values({ email, password_hash: oldHash, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

const post = (path: string, body: object, browser: CookieJar = cookieJar(site), headers = newNetwork()) =>
  browser.call(`/api-server/auth${path}`, { method: 'POST', body: JSON.stringify(body), headers })

const askCode = (email: string, browser?: CookieJar) => post('/reset-password/otp', { email }, browser)

/** A code works only in the browser that requested it. */
async function codeFor(email: string, browser: CookieJar): Promise<string> {
  await askCode(email, browser)
  await sendResetEmails(site)
  return (await lastMessage(site, email)).code
}

const wrongOf = (code: string, turn = 1) => String((Number(code) + turn) % 1_000_000).padStart(6, '0')

const logIn = (login: string, password: string) => post('/login', { login, password })

const isSignedIn = async (browser: CookieJar) =>
  JSON.stringify((await browser.call('/api-server/auth/session')).body.data).includes('"first_name"')

test('a code from the mail sets a new password, ends every session, signs in and sends a notice', async () => {
  const { id, email } = await account()
  const thief = cookieJar(site)
  await thief.signIn(id)
  const browser = cookieJar(site)
  const code = await codeFor(email, browser)
  expect((await post('/reset-password/verify-otp', { email, otp: code }, browser)).body).toMatchObject({
    code: 0,
  })
  const { body } = await post('/reset-password', { email, otp: code, new_password: NEW }, browser)
  expect(body).toMatchObject({ code: 0, data: { user: { id, is_email_verify: true }, second_factors: [] } })
  expect([await isSignedIn(browser), await isSignedIn(thief)]).toEqual([true, false])
  expect((await logIn(email, OLD)).body.code).toBe(40002)
  expect((await logIn(email, NEW)).body.code).toBe(0)
  expect((await lastMessage(site, email)).kind).toBe('notice password-changed')
  const again = await post('/reset-password', { email, otp: code, new_password: OLD }, browser)
  expect(again.body).toMatchObject({ code: 41042 })
})

test('a code is exchanged for a ticket, which works once in this browser', async () => {
  const { email } = await account()
  const browser = cookieJar(site)
  const otp = await codeFor(email, browser)
  expect((await post('/reset-password/verify-otp', { email, otp }, browser)).body.code).toBe(0)
  const ticket = browser.cookie('reset_ticket') ?? ''
  const rows = await db.selectFrom('one_time_tokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${otp}|${ticket}`))
  const elsewhere = cookieJar(site, { reset_ticket: ticket })
  expect((await post('/reset-password', { new_password: NEW }, elsewhere)).body.code).toBe(41043)
  expect((await post('/reset-password', { new_password: 'short' }, browser)).body.code).toBe(41010)
  expect((await post('/reset-password', { new_password: NEW }, browser)).body.code).toBe(0)
  const kept = cookieJar(site, { ...browser.held(), reset_ticket: ticket })
  expect((await post('/reset-password', { new_password: OLD }, kept)).status).toBe(410)
  expect((await logIn(email, NEW)).body.code).toBe(0)
})

test('a request gets the same response and causes the same work with and without an account', async () => {
  const { email } = await account()
  const { email: phoneOnly } = await account({ phone: '+639175550001', phone_verified_at: new Date(time) })
  const emails = [email, phoneOnly, 'nobody@people.test']
  const log: string[][] = []
  const answers: unknown[] = []
  for (const address of emails) {
    const before = await rowsWritten()
    const browser = cookieJar(site)
    answers.push(await askCode(address, browser), await askCode(address, browser))
    log.push(await rowsWritten(before))
    answers.push(await post('/reset-password/verify-otp', { email: address, otp: 'x' }))
    answers.push(await post('/reset-password', { email: address, otp: 'x', new_password: NEW }))
  }
  const [first, second, third] = [answers.slice(0, 4), answers.slice(4, 8), answers.slice(8)]
  expect(first).toMatchObject([
    { status: 200 },
    { status: 429 },
    { body: { code: 41040 } },
    { body: { code: 41040 } },
  ])
  expect(second).toEqual(first)
  expect(third).toEqual(first)
  expect(log[1]).toEqual(log[0])
  expect(log[2]).toEqual(log[0])
  await sendResetEmails(site)
  const messages = await db
    .selectFrom('outbound_messages')
    .select('recipient')
    .where('recipient', 'in', emails)
    .execute()
  expect(messages).toEqual([{ recipient: email }])
})

test('the mail is sent after a random delay, with and without an account', async () => {
  await sendResetEmails(site)
  const emails = [(await account()).email, `${crypto.randomUUID()}@people.test`]
  const waits: number[][] = []
  for (const email of emails) {
    const found: number[] = []
    for (let asked = 0; asked < 5; asked++) await askCode(email)
    const jobs = await db
      .deleteFrom('background_jobs')
      .where('task', '=', 'accounts.send-reset-code')
      .returning('run_at')
      .execute()
    for (const { run_at } of jobs) found.push(run_at.getTime() - time)
    waits.push(found)
  }
  for (const found of waits) {
    expect(found).toHaveLength(5)
    expect(Math.min(...found)).toBeGreaterThanOrEqual(1000)
    expect(Math.max(...found)).toBeLessThan(6000)
    expect(new Set(found).size).toBeGreaterThan(1)
  }
})

test('a guesser gets five of a hundred simultaneous guesses compared, in both calls together, and then the right code is refused', async () => {
  const { email } = await account()
  const browser = cookieJar(site)
  const otp = await codeFor(email, browser)
  const guesses = Array.from({ length: 100 }, (_, turn) => {
    const proof = { email, otp: wrongOf(otp, turn + 1) }
    const tab = cookieJar(site, browser.held())
    return turn % 2 === 0
      ? post('/reset-password/verify-otp', proof, tab)
      : post('/reset-password', { ...proof, new_password: NEW }, tab)
  })
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 41040)).toHaveLength(CODE_TRIES - 1)
  expect(codes.filter((code) => code === 41041)).toHaveLength(100 - CODE_TRIES + 1)
  expect((await post('/reset-password', { email, otp, new_password: NEW }, browser)).body.code).toBe(41041)
  expect((await logIn(email, OLD)).body.code).toBe(0)
  expect((await askCode(email, browser)).body.code).toBe(41039)
})

test('one code sets one password, even with simultaneous requests', async () => {
  const { email } = await account()
  const browser = cookieJar(site)
  const otp = await codeFor(email, browser)
  const all = Array.from({ length: 8 }, () =>
    post('/reset-password', { email, otp, new_password: NEW }, cookieJar(site, browser.held())),
  )
  const codes = (await Promise.all(all)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === 41042)).toHaveLength(7)
})

test('a code is valid for ten minutes, and for its purpose only', async () => {
  const { email, id } = await account({})
  const browser = cookieJar(site)
  const otp = await codeFor(email, browser)
  await browser.signIn(id)
  const init = { method: 'POST', body: JSON.stringify({ otp }) }
  expect((await browser.call('/api-server/data/email/verify', init)).body.code).toBe(41040)
  time += 600_000
  expect((await post('/reset-password', { email, otp, new_password: NEW }, browser)).body.code).toBe(41043)
})

test('a weak password is refused, and the code stays valid', async () => {
  const { email } = await account()
  const browser = cookieJar(site)
  const otp = await codeFor(email, browser)
  const refused = await post('/reset-password', { email, otp, new_password: 'password1' }, browser)
  expect(refused.body).toMatchObject({ code: 41011, errors: { new_password: [expect.any(String)] } })
  expect((await post('/reset-password', { email, otp, new_password: NEW }, browser)).body.code).toBe(0)
})

test('the maker of an account with a stranger’s address is signed out when the stranger proves it', async () => {
  const email = `${crypto.randomUUID()}@people.test`
  const attacker = cookieJar(site)
  await post('/register', { email, password: OLD, terms_and_condition: 1 }, attacker)
  expect(await isSignedIn(attacker)).toBe(true)
  const change = { purpose: 'change-phone', recipient: '+639170001111' }
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const row = { ...change, code_hash: Buffer.alloc(32), account_id: id, sent_at: new Date(time) }
  await db
    .insertInto('one_time_codes')
    .values({ ...row, expires_at: new Date(time + 600_000) })
    .execute()
  time += 61_000
  const victim = cookieJar(site)
  const otp = await codeFor(email, victim)
  expect((await post('/reset-password', { email, otp, new_password: NEW }, victim)).body.code).toBe(0)
  expect([await isSignedIn(victim), await isSignedIn(attacker)]).toEqual([true, false])
  expect((await logIn(email, OLD)).body.code).toBe(40002)
  const pending = await db
    .selectFrom('one_time_codes')
    .select('purpose')
    .where('account_id', '=', id)
    .execute()
  expect(pending).toEqual([])
})

test('an unproven address does not give access to an account with a proven phone', async () => {
  const { email } = await account({ phone: '+639175550002', phone_verified_at: new Date(time) })
  await askCode(email)
  await sendResetEmails(site)
  await expect(lastMessage(site, email)).rejects.toThrow()
  expect((await logIn(email, OLD)).body.code).toBe(0)
})

test('a second factor is still required, and a suspended account is refused', async () => {
  const { email, id } = await account()
  const app = {
    account_id: id,
    secret: Buffer.alloc(20),
    last_step: 0,
    confirmed_at: new Date(time),
  }
  await db.insertInto('authenticator_apps').values(app).execute()
  const browser = cookieJar(site)
  const { body } = await post(
    '/reset-password',
    { email, otp: await codeFor(email, browser), new_password: NEW },
    browser,
  )
  expect(body).toMatchObject({
    code: 0,
    data: { user: null, second_factors: ['app'], next: null },
  })
  expect(await isSignedIn(browser)).toBe(false)
  const { email: suspended } = await account({
    email_verified_at: new Date(time),
    suspended_at: new Date(time),
  })
  const otp = await codeFor(suspended, browser)
  const out = await post('/reset-password', { email: suspended, otp, new_password: NEW }, browser)
  expect(out).toMatchObject({ status: 403, body: { code: 41044 } })
})

test('one network can request a limited number of mails', async () => {
  const headers = newNetwork()
  const asked = Array.from({ length: 31 }, (_, at) =>
    post('/reset-password/otp', { email: `reader-${at}@people.test` }, undefined, headers),
  )
  const codes = (await Promise.all(asked)).map(({ body }) => body.code)
  expect(codes.filter((code) => code === 40006)).toHaveLength(1)
})

/** The number of rows of each table, or the difference to an earlier count. */
async function rowsWritten(before: readonly string[] = []): Promise<string[]> {
  const counted = async (
    table: 'one_time_codes' | 'rate_windows' | 'background_jobs' | 'outbound_messages',
  ) => {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return `${table} ${count}`
  }
  const tables = ['one_time_codes', 'rate_windows', 'background_jobs', 'outbound_messages'] as const
  const now = await Promise.all(tables.map(counted))
  if (before.length === 0) return now
  return now.map((line, at) => {
    const [table = '', count = ''] = line.split(' ')
    return `${table} ${Number(count) - Number(before[at]?.split(' ')[1])}`
  })
}
