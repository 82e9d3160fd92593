import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { beginMaintenance, endMaintenance } from '#platform/db/maintenance.ts'
import { mountMaintenance, watchMaintenance } from '#platform/http/maintenance.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { databaseUrl } from '../../tests/database/test-database.ts'
import { testSite } from '../../tests/site/test-site.ts'
import { mountPages } from './mount-pages.ts'

const site = await testSite()
const { db } = site.database
const CALL = '/api-server/config/job_types/list'
const folder = await mkdtemp(join(tmpdir(), 'maintenance-'))
afterAll(() => rm(folder, { recursive: true }))

/** The program behind `bin/maintenance.js`, on the site's database. */
async function maintenance(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'maintenance.ts'), ...args],
    {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl(site.database),
        PUBLIC_ORIGIN: 'https://jobs.test',
      },
    },
  )
  return stdout
}

const statusOf = async (path: string, cookie = '') => (await site.fetch(path, { headers: { cookie } })).status

test('an operator closes the site while it runs, looks at it with a pass, and opens it again', async () => {
  expect(await statusOf(CALL)).toBe(200)
  const said = await maintenance('on', '--minutes', '30')
  await expect.poll(() => statusOf(CALL), { timeout: 30_000 }).toBe(503)

  const refused = await site.fetch(`${CALL}?language_code=es`)
  expect(await refused.json()).toMatchObject({ code: 50006, message: expect.stringMatching(/manten/i) })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  expect(await statusOf('/health/live')).toBe(200)
  expect(await statusOf('/health/ready')).toBe(200)
  expect(await statusOf('/files/no-such.svg')).toBe(404)
  expect(await statusOf('/api-server/base/translations/manifest')).toBe(200)
  expect(await maintenance('status')).toMatch(/^Visitors are kept out since .+, by promise until /)

  const [, enter = ''] = /https:\/\/jobs\.test(\S+)/.exec(said) ?? []
  const entered = await site.fetch(enter)
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/'])
  const cookie = entered.headers.get('set-cookie') ?? ''
  expect(cookie).toContain('HttpOnly')
  expect(await statusOf(CALL, cookie.split(';')[0])).toBe(200)
  const wrong = await site.fetch(`${enter}x`)
  expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([302, null])
  expect(await statusOf(CALL, `${cookie.split(';')[0]}x`)).toBe(503)

  expect(await maintenance('off')).toBe('Visitors are let in again.\n')
  await expect.poll(() => statusOf(CALL), { timeout: 30_000 }).toBe(200)
  expect(await maintenance('off')).toBe('The site was open.\n')
  await expect(maintenance('on', '--minutes', '0')).rejects.toThrow('Usage')
})

/** Replaces the built bundle. */
const BUNDLE = `export const handleOf = () => ({ isShared: true })
export const fetch = async () =>
  new Response('a page', { headers: { 'content-type': 'text/html' } })`

test('cached pages are held back, and pages shown to a pass holder are not cached', async () => {
  await mkdir(join(folder, 'server'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'server/index.js'), BUNDLE)
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
  const gate = await watchMaintenance(db, systemClock)
  const app = Fastify()
  mountMaintenance(app, gate, () => 'https://jobs.test')
  await mountPages(app, {
    mode: 'production',
    buildFolder: folder,
    catalogues: { catalogueOf: () => ({}), partOf: () => undefined, versionsFor: () => ['v'] },
    dispatch: async () => {
      throw new Error('These pages ask nothing.')
    },
    maintenance: gate,
    clock: systemClock,
    viewerOf: viewerOfRequest,
    origin: () => 'https://jobs.test',
    report: () => undefined,
  })
  const get = async (cookie = '') => {
    const { statusCode, headers } = await app.inject({ url: '/en?country=SG', headers: { cookie } })
    return [statusCode, headers['cache-control']?.toString().split(',')[0], 'retry-after' in headers]
  }
  try {
    await get('joblane_country=SG')
    expect(await get('joblane_country=SG')).toEqual([200, 'public', false])
    const pass = await beginMaintenance(db, systemClock, 5)
    await expect.poll(() => get('joblane_country=SG'), { timeout: 30_000 }).toEqual([503, 'no-store', true])
    expect(await get(`joblane_country=SG; joblane_maintenance_pass=${pass}`)).toEqual([200, 'private', false])
    await endMaintenance(db)
    await expect.poll(() => get('joblane_country=SG'), { timeout: 30_000 }).toEqual([200, 'public', false])
  } finally {
    gate.stop()
    await app.close()
  }
})
