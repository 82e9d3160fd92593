import { expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { createApp } from '#platform/http/create-app.ts'
import { createDispatcher } from '#platform/http/dispatcher.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { createLog } from '#platform/log.ts'
import { defineContract, route } from '#shared/contract.ts'

/** Rules for kinds of calls that no room may have yet, tested on contracts of this file. */

const keepNote = defineContract({
  name: 'notes.keep',
  service: 'data',
  method: 'POST',
  path: '/notes/:id',
  summary: 'Answers what it was given.',
  access: 'public',
  limit: 'read',
  request: z.object({ id: z.coerce.number(), text: z.string().max(20) }),
  response: z.object({ id: z.number(), text: z.string() }),
  errors: [],
})

const receiveNote = defineContract({
  ...keepNote,
  name: 'notes.receive',
  path: '/received/:id',
  origin: 'any',
})

const readAddress = defineContract({
  ...keepNote,
  name: 'notes.readAddress',
  method: 'GET',
  path: '/address',
  request: z.object({}),
  response: z.object({ address: z.string() }),
})

const breakContract = defineContract({
  ...readAddress,
  name: 'notes.break',
  path: '/broken',
  response: z.object({ address: z.string().max(0) }),
})

let isReady = true
const app = createApp({
  clock: systemClock,
  dispatcher: createDispatcher(
    [
      route(keepNote, async (note) => note),
      route(receiveNote, async (note) => note),
      route(readAddress, async (_request, { address }) => ({ address })),
      route(breakContract, async (_request, { address }) => ({ address })),
    ],
    { limits: createRateLimits(systemClock), checkResponses: true },
  ),
  viewerOf: viewerOfRequest,
  log: createLog('silent'),
  trustProxy: true,
  origin: () => 'https://jobs.test',
  needs: { database: () => isReady, search: () => true },
})

const host = 'jobs.test'
const note = { id: 8, text: 'hello' }

const post = (path: string, headers: Record<string, string>, payload: string | object = note) =>
  app.inject({ method: 'POST', url: `/api-server/data${path}`, headers: { host, ...headers }, payload })

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page of a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, 403],
  [
    'another site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'https://jobs.test' },
    403,
  ],
  ['our own page in an older browser', { origin: 'https://jobs.test' }, 200],
  ['another site in an older browser', { origin: 'https://evil.test' }, 403],
  ['our host at another port', { origin: 'https://jobs.test:8443' }, 403],
  ['a site whose name begins like ours', { origin: 'https://jobs.test.evil.test' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a program', {}, 200],
])('a change asked for by %s is answered %o with %i', async (_who, headers, status) => {
  expect((await post('/notes/7', headers)).statusCode).toBe(status)
  expect((await post('/received/7', headers)).statusCode).toBe(200)
})

test('the path wins over the body', async () => {
  expect((await post('/notes/7', {})).json()).toMatchObject({ data: { id: 7, text: 'hello' } })
})

test.each([
  ['plain text', 'text/plain', JSON.stringify(note)],
  ['a form', 'application/x-www-form-urlencoded', 'text=hello'],
  ['XML', 'application/xml', '<text>hello</text>'],
  ['no known type', 'application/json-ish', JSON.stringify(note)],
  ['broken JSON', 'application/json', '{"text":'],
  ['nothing', 'application/json', ''],
  ['a list', 'application/json', '[{"text":"hello"}]'],
  ['a text', 'application/json', '"hello"'],
  ['the wrong type', 'application/json', '{"text":{"$gt":""}}'],
  ['more than we read', 'application/json', JSON.stringify({ text: 'x'.repeat(300_000) })],
])('a body of %s is refused as any wrong request is', async (_what, type, body) => {
  const answer = await post('/notes/7', { 'content-type': type }, body)
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 40001 }])
})

test('a prototype in a body is ignored like any unknown field', async () => {
  const body = '{"text":"hello","__proto__":{"text":"evil"},"constructor":{"prototype":{"text":"evil"}}}'
  const answer = await post('/notes/7', { 'content-type': 'application/json' }, body)
  expect(answer.json()).toMatchObject({ code: 0, data: { id: 7, text: 'hello' } })
})

test('a response that breaks its contract is our error, reported without detail', async () => {
  const answer = await app.inject({ url: '/api-server/data/broken', headers: { host } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({ code: 50001, message: expect.stringMatching(/\w/), errors: {} })
  expect(answer.body).not.toContain('address')
})

test('behind a proxy the address is the one that the proxy saw, not the claimed one', async () => {
  const headers = { host, 'x-forwarded-for': '198.51.100.7, 192.0.2.1' }
  const answer = await app.inject({ url: '/api-server/data/address', headers })
  expect(answer.json()).toMatchObject({ data: { address: '192.0.2.1' } })
})

test('a site is live while it runs, and ready only while all its dependencies answer', async () => {
  const health = async (path: string) => {
    const { statusCode, headers, body } = await app.inject(`/health/${path}`)
    return [statusCode, headers['cache-control'], body]
  }
  expect(await health('ready')).toEqual([200, 'no-store', '{"status":"ready"}'])
  isReady = false
  expect(await health('ready')).toEqual([503, 'no-store', '{"status":"waiting","missing":["database"]}'])
  expect(await health('live')).toEqual([200, 'no-store', '{"status":"live"}'])
})

test('no client can hold a connection for ever, or all of them', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = app.server
  for (const milliseconds of [headersTimeout, requestTimeout, timeout, keepAliveTimeout]) {
    expect(milliseconds).toBeGreaterThan(0)
    expect(milliseconds).toBeLessThan(90_000)
  }
  expect(headersTimeout).toBeLessThan(requestTimeout)
  expect(maxConnections).toBeGreaterThan(0)
})

test('a route without a policy, or with a duplicate name, is refused at the start', () => {
  const options = { limits: createRateLimits(systemClock), checkResponses: true }
  const undecided = { ...keepNote, access: 'undecided' }
  const answer = async () => note
  // @ts-expect-error -- what the type forbids must not start either
  expect(() => createDispatcher([{ contract: undecided, answer }], options)).toThrow('declares no policy')
  const twice = [route(keepNote, answer), route(keepNote, answer)]
  expect(() => createDispatcher(twice, options)).toThrow('the same name')
})

test.each([
  [false, { 'x-forwarded-for': '192.0.2.1' }, 1],
  [false, {}, 0],
  [true, { 'x-forwarded-for': '192.0.2.1' }, 0],
  [true, {}, 1],
])('a proxy trusted: %o, with the headers %o, is warned of %i times', async (trustProxy, headers, times) => {
  const warnings: string[] = []
  const site = createApp({
    clock: systemClock,
    dispatcher: createDispatcher([], { limits: createRateLimits(systemClock), checkResponses: true }),
    viewerOf: viewerOfRequest,
    log: { ...createLog('silent'), warn: (message) => void warnings.push(message) },
    ...{ trustProxy, origin: () => '', needs: {} },
  })
  for (let request = 0; request < 3; request++) await site.inject({ url: '/api-server/nothing', headers })
  await site.inject('/health/live')
  expect(warnings.length).toBe(times)
})
