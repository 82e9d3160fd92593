import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { ApiError } from '#shared/api-error.ts'
import { mountPages } from './mount-pages.ts'

/** Replaces the built bundle: shows its input, and calls the API if the path says so. */
const BUNDLE = `
export const handleOf = () => ({ isShared: true })
export async function fetch(request, { viewer, origin, textVersions, scriptMark, dispatch, wrongRequest }) {
  if (wrongRequest !== null) return new Response(viewer.language, { status: wrongRequest })
  const { pathname } = new URL(request.url)
  if (pathname === '/en/refused') {
    try { await dispatch({ method: 'GET', path: '/refused' }, {}, viewer) } catch (thrown) { return thrown }
  }
  if (pathname === '/en/spend') {
    const told = await dispatch({ method: 'POST', name: 'codes.spend' }, {}, viewer).catch((thrown) => thrown)
    return Response.json({ spent: told instanceof Response })
  }
  if (pathname === '/en/form') return Response.json([...(await request.formData())])
  if (pathname === '/en/data') return Response.json({ country: viewer.country })
  const html = '<html><script nonce="' + scriptMark + '">start()</script><script>evil()</script>' + [viewer.language, viewer.country, origin, textVersions] + '</html>'
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
`

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'server/index.js'), BUNDLE)
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'client/assets/root-abc.js'), 'plain')
  await writeFile(join(folder, 'client/assets/root-abc.js.br'), 'precompressed')
  app = Fastify()
  await mountPages(app, {
    mode: 'production',
    buildFolder: folder,
    catalogues: {
      catalogueOf: () => ({}),
      partOf: () => undefined,
      versionsFor: (_site, language) => [`version-of-${language}`],
    },
    dispatch: async () => {
      throw new ApiError(40004)
    },
    clock: { now: () => new Date(0) },
    viewerOf: viewerOfRequest,
    origin: () => 'https://jobs.test',
    report: () => undefined,
  })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('a page gets the language of its path, the country of its visitor and a policy with its own scripts', async () => {
  const page = await get('/ja', { cookie: 'joblane_country=PH' })
  expect(page.body).toContain('ja,PH,https://jobs.test,version-of-ja')
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
  expect(page.headers['cache-control']).toBe('private, no-cache')
})

test('a path without a language redirects to one', async () => {
  const answer = await get('/get-started?redirect=%2Fchat', { 'accept-language': 'tr' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/tr/get-started?redirect=%2Fchat'])
})

test('a valid country in the address is remembered', async () => {
  const page = await get('/en?country=sg')
  expect(page.body).toContain('en,SG')
  expect(page.headers['set-cookie']).toMatch(/^joblane_country=SG; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  expect((await get('/en?country=%0d%0aX')).headers['set-cookie']).toBeUndefined()
})

test('an unchanged page is not sent twice, and is sent compressed', async () => {
  const { headers, body } = await get('/en')
  const again = await get('/en', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  const small = await get('/en', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(body)
})

test('an API error becomes the status of the page', async () => {
  expect((await get('/en/refused')).statusCode).toBe(404)
})

test('opening a page can call nothing that changes data; submitting its form can', async () => {
  expect((await get('/en/spend')).json()).toEqual({ spent: false })
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } } as const
  expect((await app.inject({ ...form, url: '/en/spend' })).json()).toEqual({ spent: true })
})

test('navigation data has no content policy, and is sent compressed', async () => {
  const data = await get('/en/data?country=ID')
  expect(data.json()).toEqual({ country: 'ID' })
  expect(data.headers['content-security-policy']).toBeUndefined()
  const small = await get('/en/data?country=ID', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(small.rawPayload).toString()).toBe(data.body)
})

test('a form reaches its page unchanged, and an endless one reaches none', async () => {
  const post = (payload: string | Readable) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return app.inject({ method: 'POST', url: '/en/form', headers, payload })
  }
  expect((await post('reason=3&details=%E5%81%BD%0D%0A')).json()).toEqual([
    ['reason', '3'],
    ['details', '偽\r\n'],
  ])
  expect((await post(`details=${'x'.repeat(100_000)}`)).statusCode).toBe(413)
  expect((await post(Readable.from(Array(100).fill('x'.repeat(1000))))).statusCode).toBe(413)
})

test('a body that is not a form reaches no page, and is refused in the language of its address', async () => {
  const send = async (method: 'POST' | 'DELETE', type: string) => {
    const { statusCode, body } = await app.inject({
      ...{ method, url: '/ja/form', headers: { 'content-type': type }, payload: 'a=b' },
    })
    return [statusCode, body]
  }
  for (const type of ['application/json', 'text/plain', 'multipart/form-data', ';', ''])
    expect([type, ...(await send('POST', type))]).toEqual([type, 415, 'ja'])
  expect(await send('DELETE', 'application/x-www-form-urlencoded')).toEqual([405, 'ja'])
})

test('files of the build are cached for ever and sent precompressed', async () => {
  const file = await get('/assets/root-abc.js', { 'accept-encoding': 'br' })
  expect(file.body).toBe('precompressed')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/assets/root-old.js')).body).not.toContain('plain')
})
