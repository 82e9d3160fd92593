import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readEnv } from '#platform/env.ts'
import type { LogFields } from '#platform/log.ts'
import consolePages from '../../src/app/console/routes.ts'
import employerPages from '../../src/app/employer/routes.ts'
import seekerPages from '../../src/app/seeker/routes.ts'
import { startWeb, type WebServer } from '../../src/entry/web.ts'
import { testDatabase } from '../database/test-database.ts'

/**
 * Sends to every address of all sites methods and bodies that none of our pages and programs would send. The response
 * is a refusal with a clear reason, never a failure of ours: no 5xx, and nothing in the log. The pages are those of the
 * last build (`npm test` and `npm start` build them).
 */

const BODIES: readonly [what: string, headers: Record<string, string>, body: string][] = [
  ['JSON', { 'content-type': 'application/json' }, '{"email":{"$ne":null}}'],
  ['broken JSON', { 'content-type': 'application/json; charset=utf-7' }, '{"a":'],
  ['text', { 'content-type': 'text/plain' }, 'step=code'],
  [
    'XML',
    { 'content-type': 'application/xml' },
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ['a file', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nnonsense'],
  ['parts without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
  ['an unknown kind', { 'content-type': ';;;' }, 'x'],
  ['no kind', { 'content-type': '' }, 'x'],
  ['more than we read', { 'content-type': 'text/plain' }, 'x'.repeat(300_000)],
  ['nothing', {}, ''],
]

/** Bodies in the format of forms, with values that no form sends. */
const FORMS: readonly [what: string, body: string][] = [
  ['broken percent signs', 'step=%zz&email=%E0%A4%A&password=%00&otp=%ED%A0%80'],
  ['no field', ''],
  ['fields of objects', '__proto__=1&constructor=1&step=__proto__&purpose=constructor&action=toString'],
  ['a field many times', 'step=code&'.repeat(2000)],
  ['bytes that are no text', '\u0000\u00ff=\u00fe&step=\ud800'],
]

const [[, form] = ['', '']] = FORMS
const FORM: (typeof BODIES)[number] = [
  'a form',
  { 'content-type': 'application/x-www-form-urlencoded' },
  form,
]

/** The route of all pages. */
const PAGES = '/*'

const METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS']
const WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Pages that only act, or are downloaded: they show nothing. */
const HAVE_NO_PAGE = ['/ja/log-out', '/ja/account/export', '/ja/profile/export']

const failures: string[] = []
const say = (message: string, { reason = '', stack = '' }: LogFields = {}) =>
  void failures.push(`${message} ${reason} ${stack}`)
const log = { info: () => undefined, warn: say, error: say }

const folder = mkdtempSync(join(tmpdir(), 'joblane-odd-'))
const apps: FastifyInstance[] = []
/** For each site: the methods that each address has. */
const routesOf: Map<string, Set<string>>[] = []
let web: WebServer

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes)
  const database = await testDatabase()
  // All requests come from one address; this test is not about limits.
  let now = Date.now()
  const clock = {
    now: () => {
      now += 1000
      return new Date(now)
    },
  }
  const env = readEnv({ JOBLANE_DATA: folder, PORT: '0', LOG_LEVEL: 'silent' })
  web = await startWeb(env, { database, clock, log })
})

afterAll(async () => {
  unsubscribe('fastify.initialization', noteRoutes)
  for (const app of apps) app.server.closeAllConnections()
  await web.close()
  rmSync(folder, { recursive: true, force: true })
})

afterEach(() => expect(failures.splice(0)).toEqual([]))

/** The routes beside the pages: calls, files, redirects to other sites and callbacks. */
function noteRoutes(message: unknown): void {
  const { fastify } = z.object({ fastify: z.custom<FastifyInstance>() }).parse(message)
  const known = new Map<string, Set<string>>()
  apps.push(fastify)
  routesOf.push(known)
  fastify.addHook('onRoute', ({ url, method }) => {
    // The build has hundreds of files, all alike.
    if (url !== PAGES && !url.startsWith('/assets/'))
      known.set(url, new Set([...(known.get(url) ?? []), ...[method].flat()]))
  })
}

interface PageRoute {
  path?: string | undefined
  children?: PageRoute[] | undefined
}

const pathsOf = (routes: readonly PageRoute[], parent = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`
    return children === undefined ? [own] : pathsOf(children, own)
  })

const filled = (path: string): string =>
  path
    .replaceAll(':lang', 'ja')
    .replace(/:\w+\??/g, '1')
    .replaceAll('*', 'nowhere')

describe.each([
  ['seekers', 0, pathsOf(seekerPages), () => web.addresses.seeker],
  ['recruiters', 1, pathsOf(employerPages), () => web.addresses.employer],
  ['operators', 2, pathsOf(consolePages), () => web.addresses.console],
] as const)('the site of %s', (_who, number, pages, origin) => {
  const inLanguage = [...new Set(pages)].filter((path) => path.startsWith('/:lang')).map(filled)

  test('a page refuses what is no form, with the error page of the site', async () => {
    for (const [at, path] of inLanguage.entries()) {
      // The same code decides for all pages: each page gets some of the bodies, and all bodies are used.
      for (const [what, headers, body] of BODIES.filter((_, place) => (place + at) % 4 === 0)) {
        const answer = await send(`${origin()}${path}`, { method: 'POST', headers, body })
        // 400: of a page that takes files.
        expect([path, what, [400, 405, 413, 415].includes(answer.status)]).toEqual([path, what, true])
        if (!HAVE_NO_PAGE.includes(path)) await expectPage(answer)
      }
      const method = METHODS[at % METHODS.length] ?? 'PUT'
      const answer = await send(`${origin()}${path}`, { method, body: 'a=b' })
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD, POST'])
    }
  })

  test('a page bears any form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of inLanguage) {
      for (const [what, body] of FORMS) {
        const { status } = await send(`${origin()}${path}.data`, { method: 'POST', headers, body })
        expect([path, what, status < 500]).toEqual([path, what, true])
      }
    }
  })

  test('whatever stands beside the pages bears any method and any body', async () => {
    const routes = [...(routesOf[number] ?? [])].map(([url, methods]) => ({ path: filled(url), methods }))
    expect(routes.length).toBeGreaterThan(20)
    for (const [at, { path, methods }] of routes.entries()) {
      const isCall = path.startsWith('/api-server/')
      // `refusals.test.ts` calls with other methods; the first two sites have the same calls.
      for (const method of isCall ? [] : [...METHODS, 'PROPFIND'].filter((other) => !methods.has(other))) {
        const { status } = await send(`${origin()}${path}`, { method })
        expect([method, path, status < 500]).toEqual([method, path, true])
      }
      for (const method of isCall && number === 1
        ? []
        : [...methods].filter((method) => WITH_BODY.has(method))) {
        const bodies = isCall ? BODIES.filter((_, place) => (place + at) % 3 === 0) : BODIES
        for (const [what, headers, body] of [...bodies, FORM]) {
          const { status } = await send(`${origin()}${path}`, { method, headers, body })
          expect([what, method, path, status < 500]).toEqual([what, method, path, true])
        }
      }
    }
  })

  test.each([
    ['a length shorter than the body', 'content-length: 3\r\n\r\nstep=code&otp=1'],
    ['no number as length', 'content-length: x\r\n\r\nstep=code'],
    ['a negative length', 'content-length: -1\r\n\r\nstep=code'],
    ['two lengths', 'content-length: 3\r\ncontent-length: 9\r\n\r\nstep=code'],
    ['a length and pieces', 'content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['broken pieces', 'transfer-encoding: chunked\r\n\r\nzz\r\nstep=code\r\n0\r\n\r\n'],
  ])('%s is no failure of ours', async (_what, rest) => {
    const { hostname, port } = new URL(origin())
    const socket = connect(Number(port), hostname)
    const type = 'content-type: application/x-www-form-urlencoded'
    socket.end(
      `POST /ja/get-started HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n${type}\r\n${rest}`,
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect((await send(`${origin()}/health/live`, {})).status).toBe(200)
  })
})

const send = (address: string, init: RequestInit): Promise<Response> =>
  fetch(address, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'identity', ...init.headers },
    ...(init.body === '' && { body: null }),
  })

/** The error page of the site, in the language of the address. */
async function expectPage(answer: Response): Promise<void> {
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  expect(page).toContain('<html lang="ja"')
  expect(page).toContain('送信内容を受け付けられませんでした')
}
