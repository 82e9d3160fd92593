import { expect, test } from 'vitest'
import { z } from 'zod'
import { NOTIFICATIONS_PAGE_SIZE } from '#config/limits.ts'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { scheduleRegularTasks } from '#platform/jobs/run-due-jobs.ts'
import { createLog } from '#platform/log.ts'
import { streamTasks } from '#platform/stream/stream-tasks.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { NOTIFICATION_KINDS } from '../contract.ts'
import { notificationTasks } from './jobs.ts'
import { listed, notifications } from './notifications.test-helper.ts'
import { MAIL_TASK } from './notify.ts'

let time = Date.parse('2026-11-23T09:00:00Z')
const clock = { now: () => new Date(time) }
const site = await testSite({ clock })
const { db } = site.database
const { add, work, mailsTo } = notifications(site)

type Person = Awaited<ReturnType<typeof person>>

const list = async ({ ask }: Person, query = '') =>
  listed.parse((await ask('GET', `auth/notifications${query}`)).data)

const events = z.object({
  events: z.array(z.object({ kind: z.string(), ids: z.record(z.string(), z.string()), cursor: z.number() })),
  cursor: z.number(),
  has_more: z.boolean(),
  is_behind: z.boolean(),
})
const eventsAfter = async ({ ask }: Person, after: number) =>
  events.parse((await ask('GET', `auth/events?after=${after}`)).data)

test('whoever is not signed in has none', async () => {
  const stranger = cookieJar(site)
  const calls = [
    ['GET', 'notifications'],
    ['GET', 'notifications/unread'],
    ['PATCH', 'notifications/1', { is_read: true }],
    ['POST', 'notifications/read', { up_to: 1 }],
    ['GET', 'notification-settings'],
    ['PUT', 'notification-settings', { changes: [{ kind: 'export-ready', channel: 'mail', is_on: false }] }],
    ['GET', 'notifications/1'],
    ['GET', 'quiet-hours'],
    ['PUT', 'quiet-hours', { is_on: true, from: '22:00', to: '07:00', time_zone: 'UTC' }],
    ['GET', 'push-devices'],
    ['DELETE', `push-devices/${crypto.randomUUID()}`],
    ['GET', 'events?after=0'],
  ] as const
  for (const [method, path, body] of calls) {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) }
    expect((await stranger.call(`/api-server/auth/${path}`, init)).body.code, path).toBe(40003)
  }
})

test('one is unread until its owner marks it, and can be unread again', async () => {
  const mai = await person(site)
  await add(mai.id, 'export-ready')
  const { notifications: found, unread } = await list(mai)
  expect(unread).toBe(1)
  expect(found).toMatchObject([{ kind: 'export-ready', is_read: false }])
  const mark = (is_read: boolean) => mai.ask('PATCH', `auth/notifications/${found[0]?.id}`, { is_read })
  expect((await mark(true)).data).toEqual({ unread: 0 })
  expect((await list(mai)).notifications).toMatchObject([{ is_read: true }])
  expect((await mark(false)).data).toEqual({ unread: 1 })
})

test('nobody marks or reads another’s', async () => {
  const [mai, bo] = [await person(site), await person(site)]
  await add(mai.id)
  const [mine] = (await list(mai)).notifications
  expect((await bo.ask('PATCH', `auth/notifications/${mine?.id}`, { is_read: true })).code).toBe(40004)
  expect((await bo.ask('PATCH', 'auth/notifications/999999999', { is_read: true })).code).toBe(40004)
  await bo.ask('POST', 'auth/notifications/read', { up_to: mine?.id })
  expect((await list(mai)).unread).toBe(1)
  expect(await list(bo)).toMatchObject({ notifications: [], unread: 0, has_more: false })
  expect((await eventsAfter(bo, 0)).events).toEqual([])
})

test('marking it twice, or at the same time, is one change', async () => {
  const mai = await person(site)
  await add(mai.id)
  const { notifications: found, cursor } = await list(mai)
  const mark = () => mai.ask('PATCH', `auth/notifications/${found[0]?.id}`, { is_read: true })
  const answers = await Promise.all([mark(), mark(), mark()])
  expect(answers.map(({ data }) => data)).toEqual([{ unread: 0 }, { unread: 0 }, { unread: 0 }])
  await mark()
  expect((await eventsAfter(mai, cursor)).events).toMatchObject([{ kind: 'notifications-marked', ids: {} }])
})

test('“mark all” leaves alone what came after the page was read', async () => {
  const mai = await person(site)
  for (let count = 0; count < 3; count++) await add(mai.id)
  const { notifications: seen } = await list(mai)
  await add(mai.id, 'export-ready')
  const all = () => mai.ask('POST', 'auth/notifications/read', { up_to: seen[0]?.id })
  expect((await Promise.all([all(), all()])).map(({ data }) => data)).toEqual([{ unread: 1 }, { unread: 1 }])
  expect((await list(mai)).notifications.map(({ is_read }) => is_read)).toEqual([false, true, true, true])
})

test('a long list comes in pages', async () => {
  const mai = await person(site)
  for (let count = 0; count < NOTIFICATIONS_PAGE_SIZE + 2; count++) await add(mai.id)
  const first = await list(mai)
  expect(first).toMatchObject({ has_more: true, unread: NOTIFICATIONS_PAGE_SIZE + 2 })
  const rest = await list(mai, `?before=${first.notifications.at(-1)?.id}`)
  expect(rest.has_more).toBe(false)
  expect(rest.notifications).toHaveLength(2)
})

test('the stream says what happened after a cursor, in order, by ids alone', async () => {
  const mai = await person(site)
  const { cursor } = await list(mai)
  await Promise.all([add(mai.id), add(mai.id), add(mai.id)])
  const heard = await eventsAfter(mai, cursor)
  expect(heard.events.map((event) => event.cursor)).toEqual([cursor + 1, cursor + 2, cursor + 3])
  const ids = (await list(mai)).notifications.map(({ id }) => String(id)).toSorted()
  expect(heard.events.map((event) => event.ids.notification).toSorted()).toEqual(ids)
  expect(await eventsAfter(mai, heard.cursor)).toMatchObject({ events: [], is_behind: false })
  expect((await eventsAfter(mai, heard.cursor + 5)).is_behind).toBe(true)
  expect((await mai.ask('GET', 'auth/events?after=-1')).code).toBe(40001)
})

test('many events come in parts', async () => {
  const mai = await person(site)
  for (let count = 0; count < 105; count++) await add(mai.id)
  const first = await eventsAfter(mai, 0)
  expect(first).toMatchObject({ has_more: true, cursor: 100 })
  expect(await eventsAfter(mai, first.cursor)).toMatchObject({ has_more: false, cursor: 105 })
})

test('an event waits for the one before it: whoever reads meanwhile passes neither over', async () => {
  const mai = await person(site)
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
  const { publish } = await import('#platform/stream/publish.ts')
  const event = { accountId: mai.id, kind: 'test-event', ids: {} }
  const slow = db.transaction().execute(async (transaction) => {
    await publish({ db: transaction, clock }, [event])
    written()
    await mayCommit
  })
  await isWritten
  const quick = add(mai.id)
  expect(await eventsAfter(mai, 0)).toMatchObject({ events: [], cursor: 0 })
  commit()
  await Promise.all([slow, quick])
  expect((await eventsAfter(mai, 0)).events).toMatchObject([
    { cursor: 1, kind: 'test-event' },
    { cursor: 2, kind: 'notification-added' },
  ])
})

test('an event that says more than ids is refused', async () => {
  const mai = await person(site)
  const { publish } = await import('#platform/stream/publish.ts')
  for (const said of ['Mai Nguyen', 'mai@people.test', '', 'x'.repeat(37)]) {
    const telling = db
      .transaction()
      .execute((transaction) =>
        publish({ db: transaction, clock }, [{ accountId: mai.id, kind: 'test-event', ids: { said } }]),
      )
    await expect(telling, said).rejects.toThrow('stream_events_ids_check')
  }
})

const settings = z.object({
  settings: z.array(
    z.object({
      kind: z.string(),
      channels: z.array(
        z.object({ channel: z.string(), is_on: z.boolean(), may: z.object({ change: z.boolean() }) }),
      ),
    }),
  ),
})

test('what guards the account always comes; everything else is its owner’s choice', async () => {
  const mai = await person(site)
  const { settings: before } = settings.parse((await mai.ask('GET', 'auth/notification-settings')).data)
  for (const { kind, channels } of before) {
    for (const { channel, is_on, may } of channels) {
      const change = { kind, channel, is_on: !is_on }
      const { code, data } = await mai.ask('PUT', 'auth/notification-settings', { changes: [change] })
      expect(code, `${kind} ${channel}`).toBe(may.change ? 0 : 41103)
      if (may.change) {
        const after = settings.parse(data).settings.find((setting) => setting.kind === kind)
        expect(after?.channels.find((one) => one.channel === channel)?.is_on).toBe(!is_on)
      }
    }
  }
  expect(before.map(({ kind }) => kind)).toEqual([...NOTIFICATION_KINDS])
  const mixed = [
    { kind: 'session-ended', channel: 'mail', is_on: false },
    { kind: 'new-device', channel: 'mail', is_on: false },
  ]
  expect((await mai.ask('PUT', 'auth/notification-settings', { changes: mixed })).code).toBe(41103)
  const after = settings.parse((await mai.ask('GET', 'auth/notification-settings')).data).settings
  expect(after.find(({ kind }) => kind === 'session-ended')?.channels[1]?.is_on).toBe(true)
})

const choose = async (mai: Person, kind: string, chosen: { product: boolean; mail: boolean }) => {
  const changes = Object.entries(chosen).map(([channel, is_on]) => ({ kind, channel, is_on }))
  expect((await mai.ask('PUT', 'auth/notification-settings', { changes })).code).toBe(0)
}

test('what is switched off does not come, not even as an event', async () => {
  const mai = await person(site)
  await choose(mai, 'session-ended', { product: false, mail: false })
  await add(mai.id)
  time += 601_000
  await work()
  expect(await list(mai)).toMatchObject({ notifications: [], unread: 0, cursor: 0 })
  expect(await mailsTo(mai.email)).toEqual([])
})

test('a mail comes after ten minutes, in the reader’s language, unless it was read by then', async () => {
  const [seen, unseen, mailOnly] = [await person(site), await person(site), await person(site)]
  await choose(mailOnly, 'export-ready', { product: false, mail: true })
  await db.updateTable('accounts').set({ language: 'ja' }).where('id', '=', unseen.id).execute()
  for (const { id } of [seen, unseen, mailOnly]) await add(id, 'export-ready')
  await seen.ask('POST', 'auth/notifications/read', {
    up_to: (await list(seen)).notifications[0]?.id,
  })
  await work()
  expect(await mailsTo(unseen.email)).toEqual([])
  time += 601_000
  await work()
  expect(await mailsTo(seen.email)).toEqual([])
  expect(await mailsTo(unseen.email)).toEqual(['notification export-ready'])
  expect(await mailsTo(mailOnly.email)).toEqual(['notification export-ready'])
  const mail = await db
    .selectFrom('outbound_messages')
    .select(['subject', 'text'])
    .where('recipient', '=', unseen.email)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toContain('ダウンロード')
  expect(mail.text).toContain(`${site.origin}/ja/notifications`)
  expect((await list(mailOnly)).notifications).toEqual([])
})

test('a task that runs again mails nobody twice', async () => {
  const mai = await person(site)
  await add(mai.id, 'export-ready')
  const waiting = await db
    .selectFrom('background_jobs')
    .select('payload')
    .where('task', '=', MAIL_TASK)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  time += 601_000
  await work()
  await enqueue(db, MAIL_TASK, waiting.payload, { runAt: clock.now() })
  await work()
  expect(await mailsTo(mai.email)).toEqual(['notification export-ready'])
})

test('whoever switches mails off while one waits, or has no proven address, gets none', async () => {
  const [mai, phoneOnly] = [await person(site), await person(site, { email: false, phone: true })]
  for (const { id } of [mai, phoneOnly]) await add(id, 'export-ready')
  await choose(mai, 'export-ready', { product: true, mail: false })
  time += 601_000
  await work()
  expect(await mailsTo(mai.email)).toEqual([])
  expect((await list(phoneOnly)).unread).toBe(1)
})

test('notifications and events age out; whoever comes back later reads everything anew', async () => {
  const mai = await person(site)
  await add(mai.id)
  const tasks = [...notificationTasks({ db, clock, secrets: site.secrets }), ...streamTasks({ db, clock })]
  const sweep = async (days: number) => {
    time += days * 86_400_000
    await scheduleRegularTasks({ db, clock, log: createLog('silent'), tasks })
    await work()
    await mai.signInAnew()
  }
  await sweep(31)
  expect(await eventsAfter(mai, 0)).toEqual({ events: [], cursor: 1, has_more: false, is_behind: true })
  expect(await eventsAfter(mai, 1)).toMatchObject({ is_behind: false })
  expect((await list(mai)).unread).toBe(1)
  await sweep(150)
  expect(await list(mai)).toMatchObject({ notifications: [], unread: 0 })
})
