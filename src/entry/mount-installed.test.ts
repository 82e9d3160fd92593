import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { loadCatalogues } from '#app/common/catalogues.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { mountInstalled } from './mount-installed.ts'

const folder = await mkdtemp(join(tmpdir(), 'installed-'))
await mkdir(join(folder, 'client/icons'), { recursive: true })
await writeFile(join(folder, 'client/service-worker.js'), 'keeps()')
await writeFile(join(folder, 'client/icons/favicon.png'), 'picture')
const catalogues = await loadCatalogues()
afterAll(() => rm(folder, { recursive: true }))

async function mounted(options: Partial<Parameters<typeof mountInstalled>[1]> = {}) {
  const app = Fastify()
  await mountInstalled(app, { buildFolder: folder, storesOffline: true, catalogues, ...options })
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}

test('the service worker is checked at each visit, and sent when it has changed', async () => {
  const get = await mounted()
  const worker = await get('/service-worker.js')
  expect([worker.body, worker.headers['cache-control']]).toEqual(['keeps()', 'no-cache'])
  expect(worker.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const again = await get('/service-worker.js', { 'if-none-match': String(worker.headers.etag) })
  expect(again.statusCode).toBe(304)
})

test('switched off, it is replaced by one that deletes its data and unregisters itself', async () => {
  const worker = await (await mounted({ storesOffline: false }))('/service-worker.js')
  expect(worker.statusCode).toBe(200)
  expect(worker.body).toContain('caches.delete')
  expect(worker.body).toContain('registration.unregister()')
  expect(worker.body).not.toContain('fetch')
})

test('a site with another brand is installed under that name', async () => {
  const get = await mounted({ site: { ...DEFAULT_SITE, name: 'Harbour Jobs' } })
  const manifest = (await get('/ar/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Harbour Jobs', short_name: 'Harbour Jobs', lang: 'ar', dir: 'rtl' })
  expect((await get('/xx/manifest.webmanifest')).statusCode).toBe(404)
})

test('icons are cached for a day and found where devices look for them', async () => {
  const get = await mounted()
  const icon = await get('/icons/favicon.png')
  expect([icon.body, icon.headers['cache-control']]).toEqual(['picture', 'public, max-age=86400'])
  expect((await get('/favicon.ico')).headers.location).toBe('/icons/favicon.png')
})
