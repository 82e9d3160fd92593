import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { webManifest } from '#app/seeker/manifest.ts'
import { manifestPath } from '#app/seeker/offline/names.ts'
import { RETIRED_WORKER } from '#app/seeker/offline/retired-worker.ts'
import { LANGUAGES } from '#config/languages.ts'
import { DEFAULT_SITE, type SiteSettings } from '#config/site.ts'
import type { Catalogues } from '#i18n/text.ts'
import { compressResponse, sendCompressedResponse } from '#platform/http/compressed-response.ts'
import { WORKER_PATH } from '#shared/worker-path.ts'

interface InstalledOptions {
  buildFolder: string
  /** Off: removes the service worker from devices that have it. */
  storesOffline: boolean
  catalogues: Catalogues
  /** Absent: the shipped one. */
  site?: SiteSettings
}

/** What a device needs to install the site: manifests, icons and the service worker. */
export async function mountInstalled(app: FastifyInstance, options: InstalledOptions): Promise<void> {
  await mountWorker(app, options)
  await mountManifests(app, options)
  await app.register(fastifyStatic, {
    root: join(options.buildFolder, 'client/icons'),
    prefix: '/icons/',
    maxAge: '1d',
    index: false,
    wildcard: false,
    decorateReply: false,
  })
  // The addresses at which devices look for icons without reading a page.
  for (const [path, name] of [
    ['/apple-touch-icon.png', 'apple-touch-icon.png'],
    ['/favicon.ico', 'favicon.png'],
  ] as const) {
    app.get(path, async (_request, reply) => reply.redirect(`/icons/${name}`, 302))
  }
}

async function mountWorker(
  app: FastifyInstance,
  { buildFolder, storesOffline }: InstalledOptions,
): Promise<void> {
  const script = storesOffline
    ? await readFile(join(buildFolder, 'client/service-worker.js'), 'utf8')
    : RETIRED_WORKER
  const packed = await compressResponse(script, 'text/javascript; charset=utf-8')
  app.get(WORKER_PATH, async (request, reply) =>
    sendCompressedResponse(request, reply.header('cache-control', 'no-cache'), packed),
  )
}

async function mountManifests(app: FastifyInstance, { catalogues, site }: InstalledOptions): Promise<void> {
  for (const language of LANGUAGES) {
    const manifest = webManifest(language, site ?? DEFAULT_SITE, catalogues.catalogueOf(language))
    const packed = await compressResponse(
      JSON.stringify(manifest),
      'application/manifest+json; charset=utf-8',
    )
    app.get(manifestPath(language), async (request, reply) =>
      sendCompressedResponse(request, reply.header('cache-control', 'public, max-age=3600'), packed),
    )
  }
}
