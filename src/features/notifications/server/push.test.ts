import { randomBytes } from 'node:crypto'
import { importJWK, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { decryptPush, newBrowserKeys, startPushService } from '#platform/outbound/push/push.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { notifications } from './notifications.test-helper.ts'

/** From the press of a button to the push service, and to what the device then asks. */

let time = Date.parse('2026-11-23T09:00:00Z')
const clock = { now: () => new Date(time) }
const service = await startPushService()
const VAPID_PRIVATE_KEY = randomBytes(32).toString('base64url')
const site = await testSite({ clock, env: { VAPID_PRIVATE_KEY, PUSH_SERVICES: service.origin } })
const { db } = site.database
const push = {
  privateKey: VAPID_PRIVATE_KEY,
  contact: 'https://jobs.example',
  services: [service.origin],
}
const { add, work } = notifications(site, push)

type Person = Awaited<ReturnType<typeof person>>

const listed = z.object({
  public_key: z.string().optional(),
  devices: z.array(z.object({ id: z.string(), name: z.string().nullable(), is_this: z.boolean() })),
})

let browsers = 0

/** Turns push on in the browser of a person. */
async function turnOn({ ask }: Person, language = 'en') {
  const browser = newBrowserKeys()
  const path = `/send/${++browsers}`
  const answer = await ask('PUT', `auth/push-devices?language_code=${language}`, {
    endpoint: service.origin + path,
    p256dh: browser.publicKey.toString('base64url'),
    auth: browser.authSecret.toString('base64url'),
  })
  expect(answer.code).toBe(0)
  const received = () =>
    service.received
      .filter((each) => each.path === path)
      .map(({ body, headers }) => ({ headers, message: JSON.parse(decryptPush(body, browser)) }))
  return { received, path, devices: listed.parse(answer.data).devices }
}

const devicesOf = async ({ ask }: Person) =>
  listed.parse((await ask('GET', 'auth/push-devices')).data).devices

test('a push says an id and a kind; the device learns the rest as its owner, in its language', async () => {
  const [mai, bo] = [await person(site), await person(site)]
  const phone = await turnOn(mai, 'ja')
  expect(phone.devices).toMatchObject([{ is_this: true }])
  await add(mai.id, 'export-ready')
  await work()
  const [first, ...more] = phone.received()
  expect(more).toEqual([])
  expect(first?.message).toEqual({
    ...{ id: expect.any(Number), kind: 'export-ready', language: 'ja' },
    title: 'Joblaneのアカウントに新しいお知らせがあります',
  })
  expect(JSON.stringify(first?.message)).not.toMatch(/Mai|Nguyen|@/)
  const shown = await mai.ask('GET', `auth/notifications/${first?.message.id}?language_code=ja`)
  expect(shown.data).toMatchObject({ path: '/ja/account/data', is_read: false })
  expect((await bo.ask('GET', `auth/notifications/${first?.message.id}`)).code).toBe(40004)
})

test('the service knows our key, and nothing else can read what it keeps', async () => {
  const mai = await person(site)
  const phone = await turnOn(mai)
  await add(mai.id, 'new-device')
  await work()
  const [sent] = phone.received()
  expect(sent?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(sent?.headers.authorization ?? '') ?? []
  const { public_key } = listed.parse((await mai.ask('GET', 'auth/push-devices')).data)
  expect(key).toBe(public_key)
  const point = Buffer.from(key, 'base64url')
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const verified = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
    ...{ audience: service.origin, currentDate: clock.now() },
  })
  expect(verified.payload).toMatchObject({ sub: 'https://jobs.example' })
})

test('push ends with the session: signed out here or elsewhere, or the account gone', async () => {
  const ends: [string, (mai: Person) => Promise<unknown>][] = [
    ['here', ({ ask }) => ask('POST', 'auth/log-out')],
    [
      'elsewhere',
      async (mai) => {
        const [{ id = '' } = {}] = await devicesOf(mai)
        const other = cookieJar(site)
        await other.signIn(mai.id)
        const { body } = await other.call(`/api-server/auth/devices/${id}`, { method: 'DELETE' })
        expect(body.code).toBe(0)
      },
    ],
    ['account', ({ id }) => db.deleteFrom('accounts').where('id', '=', id).execute()],
  ]
  for (const [name, end] of ends) {
    const mai = await person(site)
    const phone = await turnOn(mai)
    if (name !== 'account') await add(mai.id, 'export-ready')
    await end(mai)
    if (name !== 'account') await add(mai.id, 'new-device')
    await work()
    expect(phone.received(), name).toEqual([])
    const left = await db
      .selectFrom('push_subscriptions')
      .select('session_id')
      .where('endpoint', '=', service.origin + phone.path)
      .execute()
    expect(left, name).toEqual([])
  }
})

test('a browser that the service has given up is asked no more; a service that fails is tried again', async () => {
  const mai = await person(site)
  const phone = await turnOn(mai)
  service.answers.status = 503
  await add(mai.id, 'export-ready')
  await work()
  expect(phone.received()).toHaveLength(1)
  service.answers.status = 410
  time += 10_000
  await work()
  expect(phone.received()).toHaveLength(2)
  expect(await devicesOf(mai)).toEqual([])
  service.answers.status = 201
  await add(mai.id, 'export-ready')
  time += 3_600_000
  await work()
  expect(phone.received()).toHaveLength(2)
})

test('one’s own devices can be turned off, those of others cannot', async () => {
  const [mai, bo] = [await person(site), await person(site)]
  const { devices } = await turnOn(mai)
  const path = `auth/push-devices/${devices[0]?.id}`
  expect((await bo.ask('DELETE', path)).code).toBe(40004)
  const answers = await Promise.all([mai.ask('DELETE', path), mai.ask('DELETE', path)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 40004])
  expect(await devicesOf(mai)).toEqual([])
})

test('an address with a character that no text has is kept without it', async () => {
  const { ask } = await person(site)
  const browser = newBrowserKeys()
  const { code } = await ask('PUT', 'auth/push-devices', {
    endpoint: `${service.origin}/send/kept\0`,
    p256dh: browser.publicKey.toString('base64url'),
    auth: browser.authSecret.toString('base64url'),
  })
  expect(code).toBe(0)
})

test('the same browser under another account is no longer that of the first', async () => {
  const [mai, bo] = [await person(site), await person(site)]
  const browser = newBrowserKeys()
  const subscription = {
    endpoint: `${service.origin}/shared`,
    p256dh: browser.publicKey.toString('base64url'),
    auth: browser.authSecret.toString('base64url'),
  }
  for (const { ask } of [mai, bo]) expect((await ask('PUT', 'auth/push-devices', subscription)).code).toBe(0)
  expect(await devicesOf(mai)).toEqual([])
  expect(await devicesOf(bo)).toHaveLength(1)
})

test.each([
  ['http://169.254.169.254/latest', 41104],
  ['https://jobs.example/send', 41104],
  ['http://fcm.googleapis.com/send', 41104],
  ['not an address', 40001],
])('%s is no push service', async (endpoint, code) => {
  const mai = await person(site)
  const browser = newBrowserKeys()
  const keys = {
    p256dh: browser.publicKey.toString('base64url'),
    auth: browser.authSecret.toString('base64url'),
  }
  expect((await mai.ask('PUT', 'auth/push-devices', { endpoint, ...keys })).code).toBe(code)
  const short = { ...keys, auth: 'AAAA', endpoint: `${service.origin}/send` }
  expect((await mai.ask('PUT', 'auth/push-devices', short)).code).toBe(40001)
})

test('in quiet hours pushes and mails wait until they end; what protects the account does not', async () => {
  const mai = await person(site)
  const phone = await turnOn(mai)
  // 9:00 in UTC is 17:00 in Manila.
  const hours = { is_on: true, from: '16:00', to: '19:30', time_zone: 'Asia/Manila' }
  expect((await mai.ask('PUT', 'auth/quiet-hours', { ...hours, to: '16:00' })).code).toBe(41105)
  expect((await mai.ask('PUT', 'auth/quiet-hours', { ...hours, time_zone: 'Mars/Base' })).code).toBe(40001)
  time = Date.parse('2026-11-24T09:00:00Z')
  await mai.signInAnew()
  const again = await turnOn(mai)
  expect((await mai.ask('PUT', 'auth/quiet-hours', hours)).data).toEqual(hours)
  await add(mai.id, 'export-ready')
  await add(mai.id, 'new-device')
  await work()
  const kinds = () => [...phone.received(), ...again.received()].map(({ message }) => message.kind)
  expect(new Set(kinds())).toEqual(new Set(['new-device']))
  time = Date.parse('2026-11-24T11:29:00Z')
  await work()
  expect(kinds()).not.toContain('export-ready')
  expect(await mailed(mai)).toEqual([])
  time = Date.parse('2026-11-24T11:30:00Z')
  await work()
  expect(kinds()).toContain('export-ready')
  expect(await mailed(mai)).toEqual(['notification export-ready'])
  expect((await mai.ask('PUT', 'auth/quiet-hours', { ...hours, is_on: false })).data).toMatchObject({
    is_on: false,
  })
})

const mailed = async ({ email }: Person) =>
  (
    await db
      .selectFrom('outbound_messages')
      .select('kind')
      .where('recipient', '=', email)
      .where('kind', 'like', 'notification%')
      .execute()
  ).map(({ kind }) => kind)
