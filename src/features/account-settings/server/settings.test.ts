import { expect, test } from 'vitest'
import { cookieJar, lastMessage } from '#features/accounts/server/accounts.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { person } from './settings.test-helper.ts'

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database

const ADDRESS = 'jobseeker/account-setting/address'
const fresh = () => `new.${crypto.randomUUID().slice(0, 8)}@people.test`

/** The link of the newest message to a recipient. */
async function undoToken(to: string): Promise<string> {
  const { text } = await lastMessage(site, to)
  return /account\/undo\?code=([\w-]+)/.exec(text)?.[1] ?? ''
}

async function moveTo(who: Awaited<ReturnType<typeof person>>, email: string) {
  await who.ask('POST', `${ADDRESS}/send`, { channel: 'email', email })
  const { code } = await lastMessage(site, email)
  return who.ask('POST', ADDRESS, { channel: 'email', email, otp: code })
}

test('only the owner reads the account', async () => {
  const mai = await person(site, { phone: true })
  expect((await mai.ask('GET', 'jobseeker/account-setting')).data).toMatchObject({
    ...{ id: mai.id, first_name: 'Mai', email: mai.email, phone_num: mai.phone, devices: 1 },
    ...{ is_email_verify: true, is_mobile_verified: true, has_password: false, has_second_factor: false },
    ...{ delete_after: null, providers: [], password_needs_proof: true },
    may: { remove_email: true, remove_phone: true, delete: true },
  })
  expect((await site.call('/api-server/jobseeker/account-setting')).status).toBe(401)
})

test('names, country, language and news change; addresses and passwords do not', async () => {
  const mai = await person(site)
  const before = await mai.row()
  const answer = await mai.ask('PATCH', 'jobseeker/account-setting', {
    ...{ first_name: '  Mai  Anh ', last_name: 'Trần', country: 'SG', language: 'ja', is_subscribe: true },
    ...{ id: crypto.randomUUID(), email: 'stolen@people.test', phone: '+639171234567', active_key: 2 },
    ...{
      email_verified_at: null,
      suspended_at: '2030-01-01',
      password_hash: 'x',
      delete_after: '2026-01-01',
    },
  })
  expect(answer.data).toMatchObject({
    first_name: 'Mai Anh',
    country: 'SG',
    language: 'ja',
    is_subscribe: true,
  })
  const after = await mai.row()
  expect({ ...after, updated_at: 0 }).toEqual({
    ...{ ...before, updated_at: 0, first_name: 'Mai Anh', last_name: 'Trần', country: 'SG', language: 'ja' },
    is_subscribed: true,
  })
})

test('each wrong field is reported, and nothing changes', async () => {
  const mai = await person(site)
  const { errors } = await mai.ask('PATCH', 'jobseeker/account-setting', {
    ...{ first_name: ' ', last_name: 'x'.repeat(51), country: 'ZZ', language: 'tlh' },
  })
  expect(Object.keys(errors ?? {}).sort()).toEqual(['country', 'first_name', 'language', 'last_name'])
  expect(await mai.row()).toMatchObject({ last_name: 'Nguyen', language: 'en' })
  expect((await mai.ask('PATCH', 'jobseeker/account-setting', { first_name: 'x'.repeat(51) })).code).toBe(
    41051,
  )
})

test('an email address changes only with both proofs', async () => {
  const mai = await person(site)
  const email = fresh()
  time += 601_000
  expect((await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email })).code).toBe(41058)
  await mai.signInAnew()
  expect((await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email })).data).toMatchObject({
    sent_to: email,
    resend_in: 60,
  })
  expect((await mai.row()).email).toBe(mai.email)
  const { code } = await lastMessage(site, email)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await mai.ask('POST', ADDRESS, { channel: 'email', email, otp: wrong })).code).toBe(41040)
  const other = fresh()
  expect((await mai.ask('POST', ADDRESS, { channel: 'email', email: other, otp: code })).code).toBe(41040)
  time += 500_000
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(time - 901_000) })
    .where('account_id', '=', mai.id)
    .execute()
  expect((await mai.ask('POST', ADDRESS, { channel: 'email', email, otp: code })).code).toBe(41058)
  expect((await mai.row()).email).toBe(mai.email)
  await mai.signInAnew()
  expect((await mai.ask('POST', ADDRESS, { channel: 'email', email, otp: code })).data).toMatchObject({
    ...{ email, is_email_verify: true },
  })
  expect((await mai.ask('POST', ADDRESS, { channel: 'email', email, otp: code })).code).toBe(41042)
})

test('a code for another account is refused', async () => {
  const [mai, thief] = [await person(site), await person(site)]
  const email = fresh()
  await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email })
  const { code } = await lastMessage(site, email)
  expect((await thief.ask('POST', ADDRESS, { channel: 'email', email, otp: code })).code).toBe(41040)
  expect((await thief.row()).email).toBe(thief.email)
})

test('a proven address is taken; only one of two simultaneous requests succeeds', async () => {
  const [mai, bo] = [await person(site), await person(site, { phone: true })]
  const taken = await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email: bo.email?.toUpperCase() })
  expect(taken).toMatchObject({ code: 41006, errors: { email: [expect.stringContaining('has been used')] } })
  expect((await mai.ask('POST', `${ADDRESS}/send`, { channel: 'phone', phone_num: bo.phone })).code).toBe(
    41003,
  )
  const email = fresh()
  await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email })
  const first = await lastMessage(site, email)
  await bo.ask('POST', `${ADDRESS}/send`, { channel: 'email', email })
  const second = await lastMessage(site, email)
  const answers = await Promise.all([
    mai.ask('POST', ADDRESS, { channel: 'email', email, otp: first.code }),
    bo.ask('POST', ADDRESS, { channel: 'email', email, otp: second.code }),
  ])
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 41006])
})

test('the old address gets a link that undoes the change once, and removes every sign-in method that a thief has prepared', async () => {
  const mai = await person(site)
  const old = mai.email ?? ''
  const stolen = fresh()
  await moveTo(mai, stolen)
  // The thief sets a password, which ends pending proofs, but not the undo link.
  await mai.ask('POST', 'auth/password/change', { new_password: 'vivid-Tangerine-47-harbour' })
  const further = fresh()
  await moveTo(mai, further)
  const message = await lastMessage(site, old)
  expect(message.kind).toBe('notice email-changed')
  const token = await undoToken(old)
  const laterToken = await undoToken(stolen)
  expect((await site.call(`/api-server/${ADDRESS}/undo/look`, post({ token }))).body.data).toEqual({
    channel: 'email',
    address: `p•••@people.test`,
  })
  expect((await mai.row()).email).toBe(further)
  const undo = (which: string) => cookieJar(site).call(`/api-server/${ADDRESS}/undo`, post({ token: which }))
  const answers = await Promise.all([undo(token), undo(token)])
  expect(answers.map(({ body }) => body.code).sort((a, b) => a - b)).toEqual([0, 41018])
  expect(await mai.row()).toMatchObject({ email: old, password_hash: null })
  expect((await mai.ask('GET', 'jobseeker/account-setting')).code).toBe(41050)
  // The link does not work a second time, and the thief's own later link does not work either.
  expect((await undo(token)).body.code).toBe(41018)
  expect((await undo(laterToken)).body.code).toBe(41018)
  expect((await mai.row()).email).toBe(old)
})

test('the undo link is valid for a week', async () => {
  const mai = await person(site)
  await moveTo(mai, fresh())
  const token = await undoToken(mai.email ?? '')
  time += 7 * 86_400_000
  expect((await site.call(`/api-server/${ADDRESS}/undo`, post({ token }))).body.code).toBe(41018)
})

test('an unproven address gets no undo link', async () => {
  const mai = await person(site, { phone: true })
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', mai.id).execute()
  await moveTo(mai, fresh())
  const messages = await db
    .selectFrom('outbound_messages')
    .select('id')
    .where('recipient', '=', mai.email ?? '')
    .execute()
  expect(messages).toEqual([])
})

test('a number changes in the same way; without an email address the old number gets the notice', async () => {
  const mai = await person(site, { email: false, phone: true })
  const phone = '+639181234567'
  await mai.ask('POST', `${ADDRESS}/send`, {
    channel: 'phone',
    phone_num: '0918 123 4567',
    country_code: 'PH',
  })
  const { code } = await lastMessage(site, phone)
  const answer = await mai.ask('POST', ADDRESS, { channel: 'phone', phone_num: phone, otp: code })
  expect(answer.data).toMatchObject({ phone_num: phone, is_mobile_verified: true })
  const token = await undoToken(mai.phone ?? '')
  expect((await site.call(`/api-server/${ADDRESS}/undo`, post({ token }))).body.code).toBe(0)
  expect((await mai.row()).phone).toBe(mai.phone)
})

test('an owner cannot remove the only address; with a proof, they can remove another', async () => {
  const one = await person(site)
  expect((await one.ask('GET', 'jobseeker/account-setting')).data).toMatchObject({
    may: { remove_email: false, remove_phone: false },
  })
  expect((await one.ask('DELETE', `${ADDRESS}/email`)).code).toBe(41037)
  expect((await one.ask('DELETE', `${ADDRESS}/phone`)).code).toBe(40004)
  const mai = await person(site, { phone: true })
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(time - 901_000) })
    .where('account_id', '=', mai.id)
    .execute()
  expect((await mai.ask('DELETE', `${ADDRESS}/phone`)).code).toBe(41058)
  await mai.signInAnew()
  const both = await Promise.all([
    mai.ask('DELETE', `${ADDRESS}/phone`),
    mai.ask('DELETE', `${ADDRESS}/email`),
  ])
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 41037])
})

test('a password proves the owner, and its tries are limited', async () => {
  const mai = await person(site)
  const password = 'quiet-Harbour-31-lantern'
  await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', mai.id)
    .execute()
  time += 601_000
  expect((await mai.ask('POST', 'auth/confirm/password', { password: 'not it' })).code).toBe(41097)
  expect((await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email: fresh() })).code).toBe(41058)
  expect((await mai.ask('POST', 'auth/confirm/password', { password })).data).toEqual({ open_for: 600 })
  expect((await mai.ask('POST', `${ADDRESS}/send`, { channel: 'email', email: fresh() })).code).toBe(0)
  for (let tries = 0; tries < 10; tries++) await mai.ask('POST', 'auth/confirm/password', { password: 'no' })
  expect((await mai.ask('POST', 'auth/confirm/password', { password })).code).toBe(40006)
})

test('other sites cannot change anything', async () => {
  const mai = await person(site, { phone: true })
  const headers = { 'sec-fetch-site': 'cross-site' }
  const calls = [
    ['PATCH', 'jobseeker/account-setting'],
    ['POST', ADDRESS],
    ['DELETE', `${ADDRESS}/phone`],
    ['POST', 'jobseeker/account/delete'],
    ['POST', 'jobseeker/export'],
    ['DELETE', 'auth/devices'],
  ] as const
  for (const [method, path] of calls) {
    const { status } = await mai.jar.call(`/api-server/${path}`, {
      method,
      headers,
      body: '{"first_name":"X"}',
    })
    expect({ path, status }).toEqual({ path, status: 403 })
  }
  expect(await mai.row()).toMatchObject({ first_name: 'Mai', phone: mai.phone, delete_after: null })
})

test('every call returns not found for another account’s data', async () => {
  const [mai, thief] = [await person(site), await person(site)]
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', mai.id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('account_identities')
    .values({
      ...{ issuer: 'https://accounts.google.com', subject: mai.id, account_id: mai.id, provider: 'google' },
      ...{ linked_at: new Date(time), last_used_at: new Date(time) },
    })
    .execute()
  const passkey = crypto.randomUUID()
  expect((await thief.ask('DELETE', `auth/devices/${id}`)).code).toBe(40004)
  expect((await thief.ask('DELETE', `auth/passkeys/${passkey}`)).code).toBe(40004)
  expect((await thief.ask('PATCH', `auth/passkeys/${passkey}`, { name: 'x' })).code).toBe(40004)
  expect((await thief.ask('DELETE', 'auth/providers/google')).code).toBe(40004)
  expect((await thief.ask('DELETE', 'auth/devices')).data).toEqual({ ended: 0 })
  expect((await mai.ask('GET', 'jobseeker/account-setting')).data).toMatchObject({ providers: ['google'] })
})

test('an owner sees the names of devices, and signs them out alone or together', async () => {
  const mai = await person(site)
  const phone = cookieJar(site)
  await phone.signIn(mai.id)
  const listed = async () => (await mai.ask('GET', 'auth/devices')).data
  expect(await listed()).toMatchObject({
    devices: [
      { is_this: true, site: 'seeker', country: 'PH', address: '192.0.2.7' },
      { is_this: false, browser: null },
    ],
  })
  const { id } = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', mai.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect((await mai.ask('DELETE', `auth/devices/${id}`)).code).toBe(0)
  expect((await phone.call('/api-server/jobseeker/account-setting')).status).toBe(401)
  await phone.signIn(mai.id)
  expect((await mai.ask('DELETE', 'auth/devices')).data).toEqual({ ended: 1 })
  expect((await mai.ask('GET', 'auth/account-events')).data).toMatchObject({
    events: [{ event: 'session-ended', system: 'Linux', browser: 'Firefox' }, { event: 'session-ended' }],
  })
})

const post = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
