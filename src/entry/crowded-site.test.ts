import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { loadCatalogues } from '#app/common/catalogues.ts'
import { LANGUAGES } from '#config/languages.ts'
import { RATE_LIMITS } from '#config/limits.ts'
import { createAdmission } from '#platform/http/admission.ts'
import { mountLimits } from '#platform/http/mount-limits.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { mountPages } from './mount-pages.ts'

/** Replaces the built bundle: a page below `/en/slow` is rendered when the test allows it. */
const BUNDLE = `
const waiting = globalThis.slowPages = []
export const handleOf = () => ({ isShared: true })
export async function fetch(request) {
  const { pathname } = new URL(request.url)
  if (pathname.includes('/slow')) await new Promise((resolve) => waiting.push({ pathname, resolve }))
  return new Response('made ' + pathname, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}
`

const folder = await mkdtemp(join(tmpdir(), 'crowded-site-'))
await mkdir(join(folder, 'server'))
await mkdir(join(folder, 'client/assets'), { recursive: true })
await writeFile(join(folder, 'server/index.js'), BUNDLE)
await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
afterAll(() => rm(folder, { recursive: true }))

declare global {
  var slowPages: { pathname: string; resolve: () => void }[]
}

const catalogues = await loadCatalogues()
let app: FastifyInstance
let origin: string
let now = 0

/** One page at a time, none waits. */
const NO_ROOM = { lanes: 1, mostMs: 0, always: 1 }

beforeEach(async () => {
  now = 0
  const clock = { now: () => new Date(now * 1000) }
  app = Fastify()
  mountLimits(app, createRateLimits(clock))
  await mountPages(app, {
    mode: 'production',
    buildFolder: folder,
    catalogues,
    admissions: { reading: createAdmission(NO_ROOM), forms: createAdmission(NO_ROOM) },
    dispatch: async () => {
      throw new Error('These pages ask nothing.')
    },
    clock,
    viewerOf: viewerOfRequest,
    origin: () => 'https://jobs.test',
    report: (error) => expect.unreachable(String(error)),
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return async () => {
    for (const { resolve } of globalThis.slowPages) resolve()
    globalThis.slowPages.length = 0
    app.server.closeAllConnections()
    await app.close()
  }
})

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init })

/** A page that occupies the only lane until it is released. */
async function occupy(path: string, init: RequestInit = {}) {
  const answer = ask(path, init)
  await expect.poll(() => globalThis.slowPages.some(({ pathname }) => pathname === path)).toBe(true)
  return {
    finish: () => {
      for (const { pathname, resolve } of globalThis.slowPages) if (pathname === path) resolve()
      return answer
    },
  }
}

test('a visitor of a full site is refused at once, in their language, with a time to retry', async () => {
  const page = await occupy('/en/slow')
  for (const language of LANGUAGES) {
    const refused = await ask(`/${language}/onsite-job`)
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await refused.text()
    expect(text).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(text).toContain(String(catalogues.catalogueOf(language)['error.crowded_title']))
    expect(text).not.toContain('<script')
    expect(text.length).toBeLessThan(4000)
    const packed = await app.inject({ url: `/${language}/onsite-job`, headers: { 'accept-encoding': 'br' } })
    expect(packed.rawPayload.length).toBeLessThan(2000)
  }
  const [slow] = await Promise.all([page.finish()])
  expect(slow.status).toBe(200)
  expect((await ask('/en/onsite-job')).status).toBe(200)
})

test('a cached page is shown to everybody, for some minutes longer than otherwise', async () => {
  const kept = await (await ask('/en/onsite-job')).text()
  const page = await occupy('/en/slow')
  for (const second of [5, 20, 200]) {
    now = second
    const answer = await ask('/en/onsite-job')
    expect([answer.status, answer.headers.get('age'), await answer.text()]).toEqual([200, `${second}`, kept])
  }
  now = 301
  expect((await ask('/en/onsite-job')).status).toBe(503)
  await page.finish()
})

test('a form is admitted when readers are not', async () => {
  const page = await occupy('/en/slow')
  const form = { method: 'POST', body: new URLSearchParams({ query: 'cook' }) }
  expect([(await ask('/en/sign-up', form)).status, (await ask('/en/sign-up')).status]).toEqual([200, 503])
  await page.finish()
})

test('concurrent requests for one page take one place', async () => {
  const page = await occupy('/en/slow')
  const others = Array.from({ length: 20 }, () => ask('/en/slow'))
  await page.finish()
  expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('the data of a page for a navigation is refused with the envelope, which the router takes for an error', async () => {
  const page = await occupy('/en/slow')
  const refused = await ask('/ja/onsite-job.data?page=2')
  expect([refused.status, refused.headers.get('x-remix-response')]).toEqual([503, null])
  expect(await refused.json()).toMatchObject({ code: 50017 })
  await page.finish()
})

test('a client over its limit gets the same prebuilt page for every address, and nothing is rendered', async () => {
  for (let calls = 0; calls < RATE_LIMITS.search.calls; calls++) await app.inject('/en')
  await occupyNothing()
  const bodies = new Set<string>()
  const paths = ['/en', '/en/slow', '/en/no-such-page', '/en/jobs/ph?query=1', '/en/sign-up']
  for (const path of paths) {
    const refused = await ask(path)
    expect([refused.status, refused.headers.get('retry-after')], path).toEqual([429, '60'])
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
    bodies.add(await refused.text())
  }
  const posted = await ask('/en/sign-up', { method: 'POST', body: 'x'.repeat(60_000) })
  bodies.add(await posted.text())
  expect([posted.status, bodies.size]).toEqual([429, 1])
  await occupyNothing()
})

const occupyNothing = async () => expect(globalThis.slowPages).toEqual([])
