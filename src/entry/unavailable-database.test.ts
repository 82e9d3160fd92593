import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import type { Db } from '#platform/db/database.ts'
import { connectForRequests } from '#platform/db/request-database.ts'
import { watchMaintenance } from '#platform/http/maintenance.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import type { Log } from '#platform/log.ts'
import { databaseProxy } from '../../tests/database/database-proxy.ts'
import { testSite } from '../../tests/site/test-site.ts'
import { mountPages } from './mount-pages.ts'

/** Stands for the built pages: calls the API, and reports the outage as told. */
const BUNDLE = `
const call = (name) => ({ name, method: 'GET', access: 'public', response: { safeParse: () => ({ success: true }) } })
let made = 0
export const handleOf = (pathname) => ({ isShared: !pathname.endsWith('/account') })
export async function fetch(request, { viewer, dispatch, onlyDocuments }) {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const page = (text, status = 200) =>
    new Response('<html><script>run()</script><main id="content">' + text + '</main></html>', { status, headers })
  if (onlyDocuments) return new Response('ask for the document', { status: 202 })
  try {
    const { user } = await dispatch(call('accounts.getSession'), {}, viewer)
    await dispatch(call('jobs.get'), { job_id: '1' }, viewer).catch((refused) => {
      if (refused.status !== 404) throw refused
    })
    return page('page ' + ++made + ' of ' + (user === null ? 'nobody' : user.first_name))
  } catch (refused) {
    return page('refused', refused.status)
  }
}
`

/** Short, so that a test does not wait; a working database answers much sooner. */
const TIMES = { silent: 20, probe: 400, longest: 60_000, pause: 10 }

const lines: string[] = []
const log: Log = {
  info: () => {},
  warn: (message) => void lines.push(message),
  error: (message) => void lines.push(message),
}

let time = Date.parse('2026-11-22T08:00:00Z')
const pass = (seconds: number) => (time += seconds * 1000)

const clock = { now: () => new Date(time) }
const folder = await mkdtemp(join(tmpdir(), 'away-pages-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'server'))
await mkdir(join(folder, 'client/assets'), { recursive: true })
await writeFile(join(folder, 'server/index.js'), BUNDLE)
await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
const between = await databaseProxy(inject('cluster').host)
let isUnavailable = () => false
let db: Db | undefined
const site = await testSite({
  ...{ clock, log },
  reach: async ({ settings }) => {
    const requests = connectForRequests({ settings: { ...settings, host: between.host } }, log, TIMES)
    afterAll(() => requests.close())
    isUnavailable = requests.isUnavailable
    db = requests.db
    return requests
  },
  mount: ({ apps: { seeker: app }, dispatcher, maintenance, catalogues }, origin) =>
    mountPages(app, {
      ...{ mode: 'production', buildFolder: folder, catalogues, maintenance, clock, origin },
      ...{
        dispatch: dispatcher.dispatchUncounted,
        viewerOf: viewerOfRequest,
        isUnavailable: () => isUnavailable(),
      },
      report: (error) => lines.push(String(error)),
    }),
})
// The index starts with the first question, which a database that hangs would never answer.
await site.jobSearch.caughtUp()

const ready = async () => {
  const answer = await site.fetch('/health/ready')
  return [answer.status, await answer.json()]
}

async function hang(): Promise<void> {
  between.hang()
  // Detected at the first refusal.
  expect((await site.call('/api-server/job/1')).body.code).toBe(50018)
  expect(await ready()).toEqual([503, { status: 'waiting', missing: ['database'] }])
}

afterEach(async () => {
  await between.recover()
  await expect.poll(ready).toEqual([200, { status: 'ready' }])
  await expect.poll(async () => (await site.call('/api-server/job/1')).status).toBe(404)
})

const get = async (path: string, init?: RequestInit) => {
  const answer = await site.fetch(path, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('a cached page is shown up to an hour old while the database hangs, and says so', async () => {
  expect((await get('/ja/companies')).text).toContain('page 1 of nobody')
  pass(3000)
  await hang()
  const shown = await get('/ja/companies')
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('page 1 of nobody')
  expect(shown.text).toMatch(
    /<main id="content"><div role="status"[^>]*><p[^>]*>現在、データに接続できません。.*50分前/,
  )
  expect(shown.text).not.toContain('<script')
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    age: '3000',
    'cache-control': 'private, no-store',
  })
  expect(shown.headers.get('x-shared-page')).toBeNull()
  expect(shown.headers.get('etag')).toBeNull()
  pass(601)
  expect((await get('/ja/companies')).status).toBe(503)
  await between.recover()
  await expect.poll(async () => (await get('/ja/companies')).text).toContain('page 2 of nobody')
})

test('any other page is 503 in the visitor’s language, with Retry-After', async () => {
  await hang()
  for (const path of ['/ar/companies', '/ar/no-such-page', '/ar/get-started']) {
    const { status, text, headers } = await get(path)
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
    expect(text).toContain('<h1>يتعذّر الوصول إلى بياناتنا حاليًا')
    expect(text).not.toContain('<script')
  }
})

test('a request that waits when the database hangs gets the cached page too', async () => {
  await get('/es/companies')
  pass(60)
  between.hang()
  expect((await get('/es/companies')).text).toMatch(/hace un minuto.*page \d+ of nobody/)
})

test('a client-side navigation loads the document, which can say how old it is', async () => {
  await get('/en/companies')
  await get('/en/companies.data')
  await hang()
  expect((await get('/en/companies.data')).status).toBe(202)
})

test('a signed-in visitor stays signed in: cookies stay, nobody is asked to sign in, and the cached page says that it is one', async () => {
  const { id } = await site.database.db
    .insertInto('accounts')
    .values({ email: 'mai@people.test', first_name: 'Mai' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const browser = cookieJar(site)
  await browser.signIn(id)
  expect(await (await browser.fetch('/en/companies')).text()).toContain('of Mai')
  await get('/en/companies')
  const held = browser.held()
  await hang()
  const kept = await browser.fetch('/en/companies')
  expect(await kept.text()).toMatch(/You are still signed in.*of nobody/)
  const own = await browser.fetch('/en/account')
  expect([own.status, own.headers.get('location')]).toEqual([503, null])
  const form = {
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
  expect((await browser.fetch('/en/account', form)).status).toBe(503)
  for (const path of ['auth/session', 'auth/devices']) {
    expect((await browser.call(`/api-server/${path}`)).body.code).toBe(50018)
  }
  const claims = { headers: { 'role-id': '2' } }
  expect((await browser.call('/api-server/auth/session', claims)).body.code).toBe(50018)
  const cookie = `seeker_sid=${browser.cookie('seeker_sid')}`
  const socket = new WebSocket(`${site.origin.replace('http', 'ws')}/realtime`, {
    origin: site.origin,
    headers: { cookie },
  })
  expect(
    await new Promise((resolve) =>
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    ),
  ).toBe(503)
  expect(browser.held()).toEqual(held)
  await between.recover()
  await expect.poll(async () => (await browser.fetch('/en/companies')).text()).toContain('of Mai')
})

test('calls are refused with a code and its message; calls without a database still answer', async () => {
  await hang()
  const answer = await site.fetch('/api-server/job/1?language_code=tr')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toMatchObject({
    code: 50018,
    message: expect.stringContaining('verilerine ulaşamıyor'),
  })
  expect((await site.call('/api-server/config/search/job-title-lists?query=nurse')).status).toBe(200)
  expect((await site.fetch('/health/live')).status).toBe(200)
  expect((await site.fetch('/sitemap.xml')).status).toBe(503)
})

test('a write that was running when the database hung is reported as "outcome unknown"', async () => {
  between.hang()
  const login = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect((await site.call('/api-server/auth/guest/login', login)).body.code).toBe(50019)
})

test('the log reports the outage once and its end once, whatever the number of requests', async () => {
  lines.length = 0
  await hang()
  await Promise.all(Array.from({ length: 20 }, () => get('/pt/companies')))
  await between.recover()
  await expect.poll(() => lines.length).toBe(2)
  expect(lines).toEqual([
    expect.stringContaining('does not answer'),
    expect.stringContaining('answers again'),
  ])
})

test('a start whose database goes away does not end: it waits', async () => {
  await hang()
  if (db === undefined) throw new Error('No site')
  const gate = watchMaintenance(db, clock)
  await between.recover()
  expect((await gate).isClosed()).toBe(false)
  ;(await gate).stop()
})
