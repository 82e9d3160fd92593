import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { RATE_LIMITS } from '#config/limits.ts'
import { mountLimits } from '#platform/http/mount-limits.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { ApiError } from '#shared/api-error.ts'
import { mountPages } from './mount-pages.ts'

/**
 * Stands for the built bundle, and tells everything: whatever it is given of a request stands in its pages. What it is
 * not given can be in no page that others get.
 */
const TELLTALE = `
let made = 0
const OWN = { '/en/account': undefined, '/en/sign-up': { isSignInPage: true }, '/en/preferences': { isShared: 'true' }, '/en/told': null }
export const handleOf = (pathname) => pathname in OWN ? OWN[pathname] : { isShared: true }
export async function fetch(request, { viewer, dispatch }) {
  const { pathname, searchParams } = new URL(request.url)
  made += 1
  await new Promise(setImmediate)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  try {
    if (searchParams.has('ask')) await dispatch({ method: 'GET' }, {}, viewer)
  } catch (refused) {
    return new Response('refused', { status: refused.status, headers })
  }
  if (pathname.endsWith('/moved')) return new Response(null, { status: 302, headers: { location: '/en' } })
  if (pathname.endsWith('/own')) headers['set-cookie'] = 'own=1'
  if (pathname.endsWith('/told')) headers['cache-control'] = 'public, max-age=60'
  const told = JSON.stringify({ made, url: request.url, method: request.method, headers: [...request.headers], viewer })
  return new Response(told, { status: Number(searchParams.get('status') ?? 200), headers })
}
`

const folder = await mkdtemp(join(tmpdir(), 'shared-pages-'))
await mkdir(join(folder, 'server'))
await mkdir(join(folder, 'client/assets'), { recursive: true })
await writeFile(join(folder, 'server/index.js'), TELLTALE)
await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')

let app: FastifyInstance
let origin: string
let now: number

beforeEach(async () => {
  now = 0
  const clock = { now: () => new Date(now * 1000) }
  app = Fastify({ trustProxy: true })
  mountLimits(app, createRateLimits(clock))
  await mountPages(app, {
    mode: 'production',
    buildFolder: folder,
    catalogues: { catalogueOf: () => ({}), partOf: () => undefined, versionsFor: () => ['v'] },
    dispatch: async () => {
      throw new ApiError(40004)
    },
    clock,
    viewerOf: viewerOfRequest,
    origin: () => 'https://jobs.test',
    report: () => undefined,
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return () => app.close()
})

afterAll(() => rm(folder, { recursive: true }))

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(origin + path, { headers, method }, (answer) => {
      let body = ''
      answer.setEncoding('utf8').on('data', (text) => (body += text))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

/** Everything that could tell visitors apart, each with a word that nobody else has. */
const visitor = (word: string, address: string) => ({
  // A session that we don't know of yet is among them: what it holds cannot come out before a page is told of it.
  cookie: `joblane_language=${word}; analytics=${word}; theme=${word}; sid=${word}; __Host-session=${word}`,
  'user-agent': word,
  referer: `https://${word}.test/`,
  'accept-language': `x-${word}`,
  'x-forwarded-for': address,
  'x-forwarded-host': `${word}.test`,
  'x-forwarded-proto': word,
  forwarded: `for=${word}`,
  'x-real-ip': word,
  'x-request-id': word,
  'x-canary': word,
  'sec-ch-ua': word,
  'sec-ch-prefers-color-scheme': word,
  'save-data': word,
  'service-worker-navigation-preload': word,
  'if-none-match': word,
  'if-modified-since': word,
  range: `bytes=0-1, ${word}`,
  from: `${word}@mail.test`,
  dnt: word,
  'sec-gpc': word,
})

/** The router's own addresses too, and those that only look like a language. */
const ADDRESSES = [
  '/en',
  '/en/onsite-job?query=cook',
  '/en/job/cook-1',
  '/en/company/cooks-1/jobs',
  '/ar/offline',
  '/en/onsite-job.data?query=cook',
  '/en?status=404',
  '/en/closed?status=410',
  '/en/moved',
]

test('nothing of one visitor is in the page of another', async () => {
  for (const path of ADDRESSES) {
    const words = Array.from({ length: 8 }, (_, index) => `canary${index}`)
    const answers = await Promise.all(
      words.map((word, index) => ask(path, visitor(word, `192.0.2.${index}`))),
    )
    const all = answers.map(({ headers, body }) => JSON.stringify(headers) + body)
    expect(new Set(answers.map(({ body }) => body)).size, path).toBe(1)
    for (const text of all) expect(text, path).not.toMatch(/canary|192\.0\.2/)
  }
})

test('no header of a visitor changes the page, whichever it is', async () => {
  const plain = await ask('/en/onsite-job')
  for (const [name, value] of Object.entries(visitor('canary', '192.0.2.1'))) {
    const answer = await ask('/en/onsite-job', { [name]: value })
    expect([answer.body, answer.headers.etag], name).toEqual([plain.body, plain.headers.etag])
  }
})

test('what a visitor adds to the address is in no page but that address’s own', async () => {
  const other = await ask('/en?q=canary-1&unknown=canary-1')
  for (const path of ['/en?q=canary-2', '/en?unknown=canary-2', '/en']) {
    expect((await ask(path)).body, path).not.toContain('canary-1')
  }
  expect(other.headers['set-cookie']).toBeUndefined()
})

test('the links of a mailing lead all its readers to one page, which knows none of them', async () => {
  const plain = await ask('/en/onsite-job?query=cook')
  for (const mark of ['utm_source=canary', 'fbclid=canary', 'gclid=canary&utm_campaign=canary']) {
    const marked = await ask(`/en/onsite-job?${mark}&query=cook`)
    expect([marked.body, marked.headers.etag], mark).toEqual([plain.body, plain.headers.etag])
  }
})

test('only a page that was made for nobody in particular says that it may be kept on a device', async () => {
  expect((await ask('/en')).headers['x-shared-page']).toBe('1')
  expect((await ask('/en', { cookie: 'seeker_sid=1' })).headers['x-shared-page']).toBeUndefined()
  expect((await ask('/en', { authorization: 'x' })).headers['x-shared-page']).toBeUndefined()
  expect((await ask('/en/own')).headers['x-shared-page']).toBeUndefined()
})

test('whoever has a session gets a page of their own, and leaves nothing of it behind', async () => {
  for (const name of ['seeker_sid', '__Host-employer_sid']) {
    const own = await ask('/en', { ...visitor('canary', '192.0.2.1'), cookie: `${name}=canary` })
    expect(own.body).toContain('canary')
    expect(own.headers['cache-control']).toBe('private, no-cache')
    expect(own.headers.age).toBeUndefined()
  }
  const signed = await ask('/en', { authorization: 'canary' })
  expect(signed.body).toContain('canary')
  expect((await ask('/en')).body).not.toContain('canary')
})

test('a page whose route does not say that it is shared is made for each, and kept by nobody', async () => {
  const own = [
    'account',
    'account?country=PH',
    'account.data',
    'sign-up',
    'sign-up?token=1',
    'preferences',
    'told',
  ]
  for (const page of own) {
    const [first, second] = [
      await ask(`/en/${page}`, visitor('canary', '192.0.2.1')),
      await ask(`/en/${page}`),
    ]
    expect(first.body, page).toContain('canary')
    expect(second.body, page).not.toContain('canary')
    expect(JSON.parse(second.body).made, page).toBeGreaterThan(JSON.parse(first.body).made)
    for (const { headers } of [first, second]) {
      expect([headers['cache-control'], headers.age], page).toEqual(['private, no-store', undefined])
      expect(headers['x-shared-page'], page).toBeUndefined()
    }
  }
})

test('visitors of different countries and languages get different pages, however they chose', async () => {
  const countryIn = async (path: string, headers = {}) => JSON.parse((await ask(path, headers)).body).viewer
  expect(await countryIn('/en', { cookie: 'joblane_country=PH' })).toMatchObject({ country: 'PH' })
  expect(await countryIn('/en', { cookie: 'joblane_country=SG' })).toMatchObject({ country: 'SG' })
  expect(await countryIn('/en', { 'accept-language': 'id-ID' })).toMatchObject({ country: 'ID' })
  expect(await countryIn('/en')).toMatchObject({ country: null, language: 'en' })
  expect(await countryIn('/ja?country=PH')).toMatchObject({ country: 'PH', language: 'ja' })
})

test('only what names its country and sets no cookie may be kept on the way', async () => {
  const known = { cookie: 'joblane_country=PH' }
  const cacheOf = async (path: string, headers = {}) => (await ask(path, headers)).headers['cache-control']
  const kept = await ask('/en?country=PH', known)
  expect(kept.headers['cache-control']).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  )
  expect(kept.headers.vary).toBe('accept-encoding, cookie')
  expect(kept.headers['set-cookie']).toBeUndefined()
  const chosen = await ask('/en?country=PH')
  expect(chosen.headers['cache-control']).toBe('private, no-cache')
  expect(chosen.headers['set-cookie']).toEqual([expect.stringMatching(/^joblane_country=PH;/)])
  expect(await cacheOf('/en', known)).toBe('private, no-cache')
  expect(await cacheOf('/en?country=XX', known)).toBe('private, no-cache')
  expect(await cacheOf('/en?country=PH&status=404', known)).toBe('private, no-cache')
  expect(await cacheOf('/en/own?country=PH', known)).toBe('private, no-cache')
})

test('errors, redirects and pages with a cookie are made for each request', async () => {
  for (const path of ['/en?status=404', '/en?status=500', '/en/own', '/nowhere']) {
    const [first, second] = [await ask(path), await ask(path)]
    expect(JSON.parse(second.body).made, path).toBeGreaterThan(JSON.parse(first.body).made)
  }
  const moved = await ask('/en/moved')
  expect([moved.status, moved.headers.location, moved.body]).toEqual([302, '/en', ''])
})

test('a page is sent again until it is too old, with its age and its tag', async () => {
  const first = await ask('/en')
  now = 9
  const again = await ask('/en')
  expect([again.body, again.headers.age]).toEqual([first.body, '9'])
  expect(again.headers.etag).toBe(first.headers.etag)
  const unchanged = await ask('/en', { 'if-none-match': `"other", ${first.headers.etag}` })
  expect([unchanged.status, unchanged.body]).toEqual([304, ''])
  expect(unchanged.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  now = 31
  expect((await ask('/en')).body).not.toBe(first.body)
})

test('the data of a page for a navigation is shared like the page, and apart from it', async () => {
  const page = await ask('/en/onsite-job')
  const data = await ask('/en/onsite-job.data', visitor('canary', '192.0.2.1'))
  expect(data.body).not.toBe(page.body)
  expect(data.body).not.toContain('canary')
  expect((await ask('/en/onsite-job.data')).body).toBe(data.body)
})

test('HEAD answers as GET does, without the body', async () => {
  for (const cookie of ['', 'seeker_sid=1']) {
    const whole = await ask('/en', { cookie, 'x-forwarded-for': '192.0.2.1' })
    const head = await ask('/en', { cookie, 'x-forwarded-for': '192.0.2.1' }, 'HEAD')
    expect([head.status, head.body]).toEqual([200, ''])
    expect(head.headers['content-type']).toBe(whole.headers['content-type'])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
  }
})

test('pages that are kept count against the limit like any other', async () => {
  const { calls } = RATE_LIMITS.search
  const from = { 'x-forwarded-for': '198.51.100.7' }
  for (let count = 0; count < calls; count++) await ask('/en', from)
  const refused = await ask('/en?ask', from)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await ask('/en?ask', { 'x-forwarded-for': '198.51.100.8' })).status).toBe(404)
})
