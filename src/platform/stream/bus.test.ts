import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { type CookieJar, cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { type TestSite, testSite } from '../../../tests/site/test-site.ts'
import { connect, type Database } from '../db/database.ts'
import { publish } from './publish.ts'
import { hasRedis, type RedisServer, redisServer } from './redis-server.test-helper.ts'

/** One suite for each bus. The sockets are in two processes: the site of this file, and one of their own. */

const PROCESS = join(import.meta.dirname, 'stream-process.test-helper.ts')
const addresses = z.object({ seeker: z.string(), employer: z.string() })
/** Longer than any test: nothing is found by looking. */
const NEVER_LOOKS = 86_400
const clock = { now: () => new Date() }

interface Bus {
  name: string
  isMissing: boolean
  start(): Promise<{ env: Record<string, string>; stop(): Promise<void> }>
  /** Lets hints get lost until `back` is called. */
  breakOff(database: Database): Promise<() => Promise<void>>
}

let redis: RedisServer

const BUSES: Bus[] = [
  {
    name: 'PostgreSQL',
    isMissing: false,
    start: async () => ({ env: {}, stop: async () => {} }),
    async breakOff({ db }) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`.execute(db)
      return async () => {}
    },
  },
  {
    name: hasRedis ? 'Redis' : 'Redis (skipped: no redis-server)',
    isMissing: !hasRedis,
    async start() {
      redis = await redisServer()
      await redis.start()
      return { env: { REDIS_URL: redis.url }, stop: () => redis.stop() }
    },
    async breakOff() {
      await redis.stop()
      return () => redis.start()
    },
  },
]

describe.each(BUSES)('hints by $name', ({ isMissing, start, breakOff }) => {
  if (isMissing) return test.skip('there is no redis-server on this machine', () => {})
  let site: TestSite
  let there: z.output<typeof addresses>
  let publishThere: (accountId: string) => void
  let bus: Awaited<ReturnType<Bus['start']>>
  const children: ChildProcess[] = []

  beforeAll(async () => {
    bus = await start()
    site = await testSite({ clock, env: bus.env })
    const child = await startProcess(bus.env, NEVER_LOOKS)
    there = child.addresses
    publishThere = (accountId) => child.process.send(accountId)
  })

  afterAll(async () => {
    for (const child of children) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    await bus.stop()
  })

  async function startProcess(env: Record<string, string>, checkSeconds: number) {
    const started = { settings: site.database.settings, env, checkSeconds }
    const child = fork(PROCESS, [JSON.stringify(started)])
    children.push(child)
    const [message] = await once(child, 'message')
    return { process: child, addresses: addresses.parse(message) }
  }

  async function signedIn() {
    const browser = cookieJar(site)
    const { id } = await site.database.db
      .insertInto('accounts')
      .values({ email: `${crypto.randomUUID()}@people.test` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await browser.signIn(id)
    return { id, browser }
  }

  const add = (accountId: string) =>
    site.database.db
      .transaction()
      .execute((db) => publish({ db, clock }, [{ accountId, kind: 'test-event', ids: {} }]))

  const tabHere = (browser: CookieJar, cursor: number | null = 0) =>
    openTab(site.origin, `seeker_sid=${browser.cookie('seeker_sid')}`, cursor)
  const tabThere = (browser: CookieJar, cursor: number | null = 0) =>
    openTab(there.seeker, `seeker_sid=${browser.cookie('seeker_sid')}`, cursor)

  test('an event is told in all tabs of its account, in all processes, and to nobody else', async () => {
    const [{ id, browser }, other] = [await signedIn(), await signedIn()]
    const tabs = [await tabHere(browser), await tabHere(browser), await tabThere(browser)]
    const stranger = await tabThere(other.browser)
    await add(id)
    for (const tab of tabs) expect(await tab.next()).toEqual({ type: 'news', cursor: 1 })
    publishThere(id)
    for (const tab of tabs) expect(await tab.next()).toEqual({ type: 'news', cursor: 2 })
    await add(other.id)
    expect(await stranger.next()).toEqual({ type: 'news', cursor: 1 })
  })

  test('the employers’ site hears of it too: a person has one stream', async () => {
    const { id, browser } = await signedIn()
    const { db } = site.database
    const company = await db
      .insertInto('companies')
      .values({ name: 'Aurora', source: 'test', source_ref: crypto.randomUUID(), lang: 'en' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('recruiters').values({ account_id: id, company_id: company.id }).execute()
    const recruiter = cookieJar(site)
    await recruiter.signIn(id, 'employer')
    const cookie = `employer_sid=${recruiter.cookie('employer_sid')}`
    const tabs = [
      await openTab(there.employer, cookie, 0),
      await openTab(site.employer.origin, cookie, 0),
      await tabHere(browser),
    ]
    await add(id)
    for (const tab of tabs) expect(await tab.next()).toEqual({ type: 'news', cursor: 1 })
  })

  test('what is rolled back is never told', async () => {
    const { id, browser } = await signedIn()
    const tab = await tabThere(browser)
    const undone = site.database.db.transaction().execute(async (db) => {
      await publish({ db, clock }, [{ accountId: id, kind: 'test-event', ids: {} }])
      await publish({ db, clock }, [{ accountId: id, kind: 'test-event', ids: {} }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await add(id)
    expect(await tab.next()).toEqual({ type: 'news', cursor: 1 })
  })

  test('a tab that comes back is told at once what it has missed, and nothing that it knows', async () => {
    const { id, browser } = await signedIn()
    for (let count = 0; count < 3; count++) await add(id)
    for (const tab of [await tabHere(browser, 1), await tabThere(browser, 2), await tabThere(browser, null)])
      expect(await tab.next()).toEqual({ type: 'news', cursor: 3 })
    const upToDate = await tabThere(browser, 3)
    await add(id)
    expect(await upToDate.next()).toEqual({ type: 'news', cursor: 4 })
  })

  test('hints that got lost are made up for when the bus is back', async () => {
    const { id, browser } = await signedIn()
    const tabs = [await tabHere(browser), await tabThere(browser)]
    await add(id)
    for (const tab of tabs) expect(await tab.next()).toEqual({ type: 'news', cursor: 1 })
    const back = await breakOff(site.database)
    await add(id)
    await back()
    for (const tab of tabs) expect(await tab.next()).toEqual({ type: 'news', cursor: 2 })
  })

  test('an event whose process died before it could tell is found by looking', async () => {
    const { id, browser } = await signedIn()
    const looking = await startProcess({}, 0.05)
    const tab = await openTab(looking.addresses.seeker, `seeker_sid=${browser.cookie('seeker_sid')}`, 0)
    // As if it had died: nobody sends the hints of this connection's commits.
    const dying = await connect(site.database.settings)
    onTestFinished(() => dying.close())
    await dying.db
      .transaction()
      .execute((db) => publish({ db, clock }, [{ accountId: id, kind: 'test-event', ids: {} }]))
    expect(await tab.next()).toEqual({ type: 'news', cursor: 1 })
  })

  test('thousands of events in a moment come down to few messages, the last of them included', async () => {
    const { id, browser } = await signedIn()
    const tab = await tabThere(browser)
    const events = Array.from({ length: 300 }, () => ({ accountId: id, kind: 'test-event', ids: {} }))
    for (let count = 0; count < 10; count++) {
      await site.database.db.transaction().execute((db) => publish({ db, clock }, events))
    }
    let messages = 0
    for (let cursor = 0; cursor < 3000; messages++) cursor = (await tab.next()).cursor
    expect(messages).toBeLessThanOrEqual(20)
  })
})

async function openTab(at: string, cookie: string, cursor: number | null) {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/realtime`, { headers: { cookie }, origin: at })
  onTestFinished(() => socket.terminate())
  const heard: string[] = []
  let wake = () => {}
  socket.on('message', (data) => {
    heard.push(String(data))
    wake()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'follow', cursor }))
  // The answer to a ping shows that the message before it has been read.
  socket.send('{"type":"ping"}')
  const next = async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return z.object({ type: z.string(), cursor: z.number() }).parse(JSON.parse(heard.shift() ?? ''))
  }
  while (!heard.includes('{"type":"pong"}')) await new Promise<void>((resolve) => (wake = resolve))
  heard.splice(heard.indexOf('{"type":"pong"}'), 1)
  return { next }
}
