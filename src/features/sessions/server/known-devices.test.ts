import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { KNOWN_DEVICE_SECONDS, KNOWN_DEVICES } from '#config/limits.ts'
import {
  type CookieJar,
  cookieJar,
  lastMessage,
  newNetwork,
  sendResetEmails,
} from '#features/accounts/server/accounts.test-helper.ts'
import { factorsOf } from '#features/sign-in/server/second-factor/second-factor.test-helper.ts'
import { hashPassword } from '#platform/passwords/argon2.ts'
import { testSite } from '../../../../tests/site/test-site.ts'

/**
 * A person who knows a login can use up the allowance of strangers. The allowance of a device that has signed in stays.
 */

let time = Date.parse('2026-11-21T12:00:00Z')
const site = await testSite({ trustProxy: true, clock: { now: () => new Date(time) } })
const { db } = site.database
const { addApp } = factorsOf(site)
const PASSWORD = 'seven-otters-hum'
const password_hash = await hashPassword(PASSWORD)

beforeEach(() => {
  time += 2 * 24 * 3600_000
})

let numbers = 0
async function account(fields: { email_verified_at?: Date | null; phone?: string } = {}) {
  const email = `${crypto.randomUUID()}@people.test`
  const phone = `+63917${String(1_000_000 + 1009 * ++numbers).padStart(7, '0')}`
  const proven = { email_verified_at: new Date(time), phone_verified_at: new Date(time) }
  return db
    .insertInto('accounts')
    .values({ email, phone, password_hash, ...proven, ...fields })
    .returning(['id', sql<string>`email`.as('email'), sql<string>`phone`.as('phone')])
    .executeTakeFirstOrThrow()
}
type Owner = Awaited<ReturnType<typeof account>>

/** Calls from a new network, and returns the code of the response. */
async function codeOf(jar: CookieJar, path: string, body: object = {}, method = 'POST'): Promise<number> {
  const init = { method, body: JSON.stringify(body), headers: newNetwork() }
  return (await jar.call(`/api-server/auth/${path}`, init)).body.code
}

const signIn = (jar: CookieJar, { email }: Owner, password = PASSWORD) =>
  codeOf(jar, 'login', { login: email, password })

/** A browser that signed in to the account and out again, two days ago. */
async function knownDevice(owner: Owner): Promise<CookieJar> {
  const jar = cookieJar(site)
  expect(await signIn(jar, owner)).toBe(0)
  expect(await codeOf(jar, 'log-out')).toBe(0)
  time += 2 * 24 * 3600_000
  await db.deleteFrom('rate_windows').execute()
  return jar
}

/** Uses up all counters, as if strangers had called from many networks. */
const exhaust = () => db.updateTable('rate_windows').set({ calls: 1_000_000 }).execute()

const WAYS: readonly (readonly [string, string, (owner: Owner) => object])[] = [
  ['a password', 'login', ({ email }) => ({ login: email, password: PASSWORD })],
  ['a password and the number', 'login', ({ phone }) => ({ login: phone, password: PASSWORD })],
  ['a code by mail', 'otp/send', ({ email }) => ({ channel: 'email', email })],
  ['a code by SMS', 'otp/send', ({ phone }) => ({ channel: 'phone', phone_num: phone })],
  ['a link', 'magic-link/send', ({ email }) => ({ email })],
  ['a code for a new password', 'reset-password/otp', ({ email }) => ({ email })],
]

describe.each(WAYS)('%s', (_title, path, bodyOf) => {
  test('still works on the owner’s device after strangers have used up their allowance, and is limited there too', async () => {
    const owner = await account()
    const device = await knownDevice(owner)
    await codeOf(cookieJar(site), path, bodyOf(owner))
    await exhaust()
    expect(await codeOf(cookieJar(site), path, bodyOf(owner))).toBe(40006)
    expect(await codeOf(device, path, bodyOf(owner))).toBe(0)
    await exhaust()
    time += 61_000
    expect(await codeOf(device, path, bodyOf(owner))).toBe(40006)
  })

  test('is refused in the same way with and without an account, also on a device of another account', async () => {
    const [owner, other] = [await account(), await account()]
    const known = await knownDevice(other)
    const nobody = {
      ...(await account()),
      email: `${crypto.randomUUID()}@people.test`,
      phone: '+639180000001',
    }
    for (const named of [owner, nobody]) {
      await codeOf(cookieJar(site), path, bodyOf(named))
      await exhaust()
      expect(await codeOf(known, path, bodyOf(named))).toBe(40006)
      expect(await codeOf(cookieJar(site), path, bodyOf(named))).toBe(40006)
      await db.deleteFrom('rate_windows').execute()
    }
  })
})

test('mails for the owner’s device are counted separately from those for strangers', async () => {
  const owner = await account()
  const device = await knownDevice(owner)
  for (let sent = 0; sent < 10; sent++)
    expect(await codeOf(cookieJar(site), 'otp/send', { channel: 'email', email: owner.email })).toBe(0)
  expect(await codeOf(cookieJar(site), 'otp/send', { channel: 'email', email: owner.email })).toBe(40006)
  expect(await codeOf(device, 'reset-password/otp', { email: owner.email })).toBe(0)
  await sendResetEmails(site)
  const { kind, code } = await lastMessage(site, owner.email)
  expect(kind).toBe('code reset-password')
  expect(await codeOf(device, 'reset-password', { email: owner.email, otp: code, new_password: 'x' })).toBe(
    41010,
  )
})

test('SMS to a range of numbers are limited, also on known devices', async () => {
  const codes: number[] = []
  for (let last = 100; last < 104; last++) {
    const owner = await account({ phone: `+639195550${last}` })
    const device = cookieJar(site)
    await device.signIn(owner.id)
    for (let sent = 0; sent < 3; sent++) {
      codes.push(await codeOf(device, 'otp/send', { channel: 'phone', phone_num: owner.phone }))
      time += 61_000
    }
  }
  expect(codes.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(0), 40006, 40006])
})

test('one device can request a limited number of SMS', async () => {
  const owner = await account()
  const device = await knownDevice(owner)
  for (let sent = 0; sent < 3; sent++) {
    expect(await codeOf(device, 'otp/send', { channel: 'phone', phone_num: owner.phone })).toBe(0)
    time += 61_000
  }
  expect(await codeOf(device, 'otp/send', { channel: 'phone', phone_num: owner.phone })).toBe(40006)
})

test('a stranger who knows the password does not use up the second step of the owner’s device', async () => {
  const owner = await account()
  const device = cookieJar(site)
  await device.signIn(owner.id)
  const { app } = await addApp(device)
  await db.deleteFrom('rate_windows').execute()
  time += 24 * 3600_000
  const second = (jar: CookieJar, code: string) =>
    codeOf(jar, 'second-factor/verify', { method: 'app', code })
  const thief = cookieJar(site)
  await signIn(thief, owner)
  expect(await second(thief, '000000')).toBe(41024)
  await exhaust()
  await db
    .updateTable('rate_windows')
    .set({ ends_at: new Date(time + 86_400_000) })
    .execute()
  expect(await second(thief, app.now())).toBe(40006)
  await signIn(device, owner)
  expect(await second(device, app.now())).toBe(0)
})

/** Whether a device still has its allowance after strangers have used up theirs. */
async function isKnown(device: CookieJar, owner: Owner): Promise<boolean> {
  await db.deleteFrom('rate_windows').execute()
  await codeOf(cookieJar(site), 'login', { login: owner.email, password: 'wrong' })
  await exhaust()
  const code = await codeOf(device, 'login', { login: owner.email, password: 'wrong' })
  expect([40002, 40006]).toContain(code)
  return code === 40002
}

const deviceOf = z.object({ devices: z.array(z.object({ id: z.string(), is_this: z.boolean() })) })
type End = (thief: CookieJar, here: CookieJar, owner: Owner) => Promise<unknown>
const ENDINGS: readonly (readonly [string, End])[] = [
  ['its owner signs out everywhere else', (_thief, here) => codeOf(here, 'devices', {}, 'DELETE')],
  [
    'its owner ends that device',
    async (_thief, here) => {
      const { body } = await here.call('/api-server/auth/devices')
      const { devices } = deviceOf.parse(body.data)
      const other = devices.find(({ is_this }) => !is_this)
      return codeOf(here, `devices/${other?.id}`, {}, 'DELETE')
    },
  ],
  [
    'the password changes',
    (_thief, here) =>
      codeOf(here, 'password/change', { current_password: PASSWORD, new_password: 'nine-lazy-otters-sing' }),
  ],
  [
    'a new password is set by mail',
    async (_thief, _here, { email }) => {
      const elsewhere = cookieJar(site)
      await codeOf(elsewhere, 'reset-password/otp', { email })
      await sendResetEmails(site)
      const { code: otp } = await lastMessage(site, email)
      return codeOf(elsewhere, 'reset-password', { email, otp, new_password: 'nine-lazy-otters-sing' })
    },
  ],
]

test.each(ENDINGS)('a device is unknown after this: %s', async (_title, end) => {
  const owner = await account()
  const [thief, here] = [cookieJar(site), cookieJar(site)]
  await signIn(thief, owner)
  await signIn(here, owner)
  expect(await isKnown(thief, owner)).toBe(true)
  await db.deleteFrom('rate_windows').execute()
  expect(await end(thief, here, owner)).toBe(0)
  expect(await isKnown(thief, owner)).toBe(false)
})

test('a device stays known if it ends the other devices, signs out, or signs in again', async () => {
  const owner = await account()
  const here = cookieJar(site)
  await signIn(here, owner)
  expect(await codeOf(here, 'devices', {}, 'DELETE')).toBe(0)
  expect(await isKnown(here, owner)).toBe(true)
  await codeOf(here, 'log-out')
  expect(await isKnown(here, owner)).toBe(true)
  await db.deleteFrom('rate_windows').execute()
  await signIn(here, owner)
  expect(
    await db.selectFrom('known_devices').select('created_at').where('account_id', '=', owner.id).execute(),
  ).toHaveLength(1)
})

test('a planted mark does not make a device known', async () => {
  const [owner, attacker] = [await account(), await account()]
  const planted = await knownDevice(attacker)
  const victim = cookieJar(site, planted.held())
  await signIn(victim, owner)
  expect(await isKnown(planted, owner)).toBe(false)
  expect(await isKnown(victim, owner)).toBe(true)
  expect(await isKnown(victim, attacker)).toBe(true)
})

test('an account with a stranger’s unproven address gets no extra mail to it', async () => {
  const planted = await account({ email_verified_at: null })
  const device = await knownDevice(planted)
  await codeOf(cookieJar(site), 'otp/send', { channel: 'email', email: planted.email })
  await exhaust()
  expect(await codeOf(device, 'otp/send', { channel: 'email', email: planted.email })).toBe(40006)
})

test('an account knows a limited number of devices, the latest ones, for a limited time', async () => {
  const owner = await account()
  const first = cookieJar(site)
  await first.signIn(owner.id)
  const last = cookieJar(site)
  for (let device = 0; device < KNOWN_DEVICES; device++) {
    time += 1000
    await (device === 0 ? last : cookieJar(site)).signIn(owner.id)
  }
  expect([await isKnown(first, owner), await isKnown(last, owner)]).toEqual([false, true])
  time += KNOWN_DEVICE_SECONDS * 1000
  expect(await isKnown(last, owner)).toBe(false)
})

test('a mark grants no access, and is stored only as a digest', async () => {
  const owner = await account()
  const device = await knownDevice(owner)
  const marks = Object.entries(device.held()).filter(([name]) => name.startsWith('known_device_'))
  expect(marks).toHaveLength(1)
  const { body } = await cookieJar(site, Object.fromEntries(marks)).call('/api-server/auth/session')
  expect(z.object({ user: z.null() }).safeParse(body.data).success).toBe(true)
  const rows = JSON.stringify(await db.selectFrom('known_devices').selectAll().execute())
  expect(rows).not.toContain(marks[0]?.[1])
})
