import { expect, test } from 'vitest'
import { z } from 'zod'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) }, trustProxy: true })
const { db } = site.database

let networks = 0
const newNetwork = () => `10.${++networks >> 8}.${networks & 255}.7`
function browserIn(network = newNetwork(), held: Record<string, string> = {}) {
  const jar = cookieJar(site, held)
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'x-forwarded-for': network } }
    return (await jar.call(`/api-server/auth/${path}`, init)).body
  }
  return { jar, post }
}
const newEmail = () => `${crypto.randomUUID()}@people.test`
let numbers = 0
const newNumber = () => `+63917${String(1_000_000 + 1009 * ++numbers).padStart(7, '0')}`
const by = (address: string) =>
  address.startsWith('+') ? { channel: 'phone', phone_num: address } : { channel: 'email', email: address }
async function codeFor(address: string, here = browserIn()): Promise<string> {
  expect(await here.post('otp/send', by(address))).toMatchObject({ code: 0 })
  return (await lastMessage(site, address)).code
}
const wrong = (code: string, step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0')
const count = (codes: readonly number[], code: number) => codes.filter((one) => one === code).length
const user = z.object({ user: z.object({ id: z.string() }).nullable() })

/** A planted account, as an attacker prepares it for the real owner of its addresses. */
async function accountWith(values: {
  email?: string
  phone?: string
  email_verified_at?: Date
  phone_verified_at?: Date
}): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({ ...values, password_hash: '$argon2id$planted' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a guesser gets five of a hundred simultaneous guesses compared, and then the right code is refused', async () => {
  const email = newEmail()
  const here = browserIn()
  const code = await codeFor(email, here)
  const guesses = Array.from({ length: 100 }, (_none, step) => wrong(code, step + 1))
  const tab = () => browserIn(newNetwork(), here.jar.held())
  const answers = await Promise.all(guesses.map((otp) => tab().post('otp/verify', { ...by(email), otp })))
  const codes = answers.map((answer) => answer.code)
  // The fifth wrong code already reports that no tries are left.
  expect([count(codes, 41040), count(codes, 41041)]).toEqual([4, 96])
  expect(await here.post('otp/verify', { ...by(email), otp: code })).toMatchObject({ code: 41041 })
  const row = await db
    .selectFrom('one_time_codes')
    .select(['tries', 'used_at'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ tries: 5, used_at: null })
})

test('a right code that is sent a hundred times at once signs in once', async () => {
  const email = newEmail()
  await accountWith({ email, email_verified_at: new Date(time) })
  const here = browserIn()
  const code = await codeFor(email, here)
  const tabs = Array.from({ length: 20 }, () => browserIn(newNetwork(), here.jar.held()))
  const answers = await Promise.all(tabs.map((tab) => tab.post('otp/verify', { ...by(email), otp: code })))
  const codes = answers.map((answer) => answer.code)
  expect([count(codes, 0), count(codes, 41042)]).toEqual([1, 19])
})

test('strangers do not use up the tries of the browser that requested the code', async () => {
  const email = newEmail()
  const id = await accountWith({ email, email_verified_at: new Date(time) })
  const owner = browserIn()
  const code = await codeFor(email, owner)
  const stranger = browserIn()
  for (let step = 0; step < 7; step++) {
    const guess = { ...by(email), otp: step === 0 ? code : wrong(code, step) }
    expect((await browserIn().post('otp/verify', guess)).code).toBe(41040)
  }
  expect((await stranger.post('otp/send', by(email))).code).toBe(0)
  for (let step = 0; step < 6; step++)
    await stranger.post('otp/verify', { ...by(email), otp: wrong(code, step) })
  expect((await owner.post('otp/verify', { ...by(email), otp: code })).data).toMatchObject({ user: { id } })
})

test('one network cannot use up an address’s allowance, and many networks cannot send without limit', async () => {
  const email = newEmail()
  const network = newNetwork()
  const codes: number[] = []
  for (let attempt = 0; attempt < 7; attempt++)
    codes.push((await browserIn(network).post('otp/send', by(email))).code)
  expect([count(codes, 0), count(codes, 40006)]).toEqual([5, 2])
  const owner = browserIn()
  expect((await owner.post('otp/send', by(email))).code).toBe(0)
  const more: number[] = []
  for (let attempt = 0; attempt < 6; attempt++)
    more.push((await browserIn().post('otp/send', by(email))).code)
  expect([count(more, 0), count(more, 40006)]).toEqual([4, 2])
  expect((await browserIn().post('magic-link/send', { email })).code).toBe(40006)
  expect((await browserIn().post('reset-password/otp', { email })).code).toBe(40006)
  // A signed-in account is not limited by requests of strangers.
  const id = await accountWith({ email, email_verified_at: new Date(time) })
  await owner.jar.signIn(id)
  expect((await owner.post('confirm/send', { channel: 'email' })).code).toBe(0)
})

test('new codes give no more tries than the hour allows', async () => {
  const email = newEmail()
  const here = browserIn()
  for (let round = 0; round < 5; round++) {
    const code = await codeFor(email, here)
    for (let step = 1; step <= 5; step++) {
      await here.post('otp/verify', { ...by(email), otp: wrong(code, step) })
    }
    time += 60_000
  }
  expect((await here.post('otp/send', by(email))).code).toBe(40006)
})

test('a code is valid only for its address and its purpose', async () => {
  const [email, phone] = [newEmail(), newNumber()]
  const id = await accountWith({ email, email_verified_at: new Date(time) })
  const owner = browserIn()
  const code = await codeFor(email, owner)
  expect((await owner.post('otp/verify', { ...by(newEmail()), otp: code })).code).toBe(41040)
  expect((await owner.post('otp/verify', { ...by(phone), otp: code })).code).toBe(41040)
  await owner.jar.signIn(id)
  expect((await owner.post('confirm', { channel: 'email', otp: code })).code).toBe(41040)
  await owner.post('confirm/send', { channel: 'email' })
  const confirming = (await lastMessage(site, email)).code
  const body = { ...by(email), otp: confirming }
  if (confirming !== code) expect((await owner.post('otp/verify', body)).code).toBe(41040)
})

test.each(['email', 'phone'] as const)(
  'the owner of a planted %s gets the account, and its maker is signed out',
  async (channel) => {
    const address = channel === 'email' ? newEmail() : newNumber()
    const planted = await accountWith({ [channel]: address })
    const planter = browserIn()
    await planter.jar.signIn(planted)
    const victim = browserIn()
    const otp = await codeFor(address, victim)
    const outcome = await victim.post('otp/verify', { ...by(address), otp })
    expect(outcome.data).toMatchObject({ user: { id: planted } })
    const row = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', planted)
      .executeTakeFirstOrThrow()
    expect(row.password_hash).toBeNull()
    expect(user.parse((await planter.jar.call('/api-server/auth/session')).body.data).user).toBeNull()
  },
)

test.each(['email', 'phone'] as const)(
  'an unproven address (%s) of another account does not lead to that account',
  async (channel) => {
    const [email, phone] = [newEmail(), newNumber()]
    const proven =
      channel === 'email' ? { phone_verified_at: new Date(time) } : { email_verified_at: new Date(time) }
    const attacker = await accountWith({ email, phone, ...proven })
    const address = channel === 'email' ? email : phone
    const victim = browserIn()
    const otp = await codeFor(address, victim)
    expect((await victim.post('otp/verify', { ...by(address), otp })).data).toMatchObject({
      user: null,
      needs: 'sign-up',
    })
    const made = await victim.post('otp/sign-up', { terms_and_condition: true })
    expect(user.parse(made.data).user?.id).not.toBe(attacker)
    const theirs = await db
      .selectFrom('accounts')
      .select(channel)
      .where('id', '=', attacker)
      .executeTakeFirstOrThrow()
    expect(theirs).toEqual({ [channel]: null })
  },
)

test('a proof is not joined to an account whose second factor is still missing', async () => {
  const [email, phone] = [newEmail(), newNumber()]
  const id = await accountWith({ email, email_verified_at: new Date(time) })
  await db
    .insertInto('authenticator_apps')
    .values({
      account_id: id,
      secret: Buffer.from('x'),
      last_step: 0,
      confirmed_at: new Date(time),
    })
    .execute()
  const here = browserIn()
  await here.post('otp/verify', { ...by(phone), otp: await codeFor(phone, here) })
  const outcome = await here.post('otp/verify', { ...by(email), otp: await codeFor(email, here), join: true })
  expect(outcome.data).toMatchObject({ user: null, second_factors: ['app'], needs: null })
  const row = await db.selectFrom('accounts').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.phone).toBeNull()
})

test('one proof makes one account, even with simultaneous requests', async () => {
  const phone = newNumber()
  const here = browserIn()
  await here.post('otp/verify', { ...by(phone), otp: await codeFor(phone, here) })
  const held = here.jar.held()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      cookieJar(site, held).call('/api-server/auth/otp/sign-up', {
        method: 'POST',
        body: JSON.stringify({ terms_and_condition: true }),
      }),
    ),
  )
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual([0, 41054, 41054, 41054, 41054])
})

test('extra fields of a request grant nothing', async () => {
  const email = newEmail()
  const here = browserIn()
  const otp = await codeFor(email, here)
  const more = {
    is_operator: true,
    active_key: 2,
    phone_verified_at: '2026-01-01',
    terms_and_condition: true,
  }
  await here.post('otp/verify', { ...by(email), otp, ...more })
  const row = await db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ active_key: 1, phone_verified_at: null })
  expect(await db.selectFrom('operators').where('account_id', '=', row.id).selectAll().execute()).toEqual([])
})

test('one network can request a limited number of SMS, to any number of phones', async () => {
  const network = newNetwork()
  const codes: number[] = []
  for (let sent = 0; sent < 32; sent++) {
    codes.push((await browserIn(network).post('otp/send', by(newNumber()))).code)
  }
  expect([count(codes, 0), count(codes, 40006)]).toEqual([30, 2])
  // The network can still request mail.
  expect((await browserIn(network).post('otp/send', by(newEmail()))).code).toBe(0)
})

test('a range of numbers gets a limited number of SMS, from any number of networks', async () => {
  const codes: number[] = []
  for (let last = 100; last < 112; last++) {
    codes.push((await browserIn().post('otp/send', by(`+63918555${'0'}${last}`))).code)
  }
  expect([count(codes, 0), count(codes, 40006)]).toEqual([10, 2])
})

test('one network can guess codes at a limited number of addresses', async () => {
  const network = newNetwork()
  let code = 0
  for (let tries = 0; tries < 310 && code !== 40006; tries++) {
    if (tries % 50 === 0) time += 60_000
    code = (await browserIn(network).post('otp/verify', { ...by(newEmail()), otp: '123456' })).code
    if (code === 40006) expect(tries).toBe(300)
  }
  expect(code).toBe(40006)
})

test('other sites cannot send requests in a visitor’s name', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }
  const body = JSON.stringify(by(newEmail()))
  const answer = await site.call('/api-server/auth/otp/send', { method: 'POST', body, headers })
  expect(answer.status).toBe(403)
})
